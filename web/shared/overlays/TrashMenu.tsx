import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from './RowMenu.tsx'

const words = { trash: { label: 'Recently deleted', icon: Trash2 } } as const

/** The menu in the head of a list: what was deleted of it. */
export function TrashMenu({ of, kind }: { of: string; kind: 'transaction' | 'receipt' }) {
  const navigate = useNavigate()
  return <RowMenu name={of} words={words} deeds={['trash']} onChoose={() => void navigate(`/trash?kind=${kind}`)} />
}
