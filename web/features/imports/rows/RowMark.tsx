import { ChevronDown } from 'lucide-react'
import type { ImportRowCellsFragment } from '../../../generated.ts'
import { verdictWords } from '../labels.ts'

interface RowMarkProps {
  row: ImportRowCellsFragment
  isOpen: boolean
  onTurn: ((id: string) => void) | null
}

/** What was found of a row, and the way to why; nothing on what is simply new. */
export function RowMark({ row: { id, verdict, reasons, doubt, match }, isOpen, onTurn }: RowMarkProps) {
  if (!onTurn) return null
  const isDoubted = verdict === 'POSSIBLE' || (verdict === 'NEW' && doubt !== null)
  const words = verdict === 'NEW' ? (doubt ? 'To check' : match ? 'Was there' : 'Why') : verdictWords[verdict]
  return (
    <button
      type="button"
      className="file-row-mark"
      tabIndex={-1}
      data-tone={isDoubted ? 'warning' : undefined}
      aria-expanded={isOpen}
      title={[...reasons, doubt].filter(Boolean).join(', ')}
      onClick={() => onTurn(id)}
    >
      {words}
      <ChevronDown size={14} strokeWidth={2} aria-hidden />
    </button>
  )
}
