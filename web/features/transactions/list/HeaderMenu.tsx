import { Download, Repeat, Trash2, Upload, Workflow } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'

const labels = {
  import: { label: 'Import', icon: Upload },
  export: { label: 'Export', icon: Download },
  recurring: { label: 'Recurring', icon: Repeat },
  rules: { label: 'Rules', icon: Workflow },
  trash: { label: 'Recently deleted', icon: Trash2 },
} as const

const addresses = {
  import: '/transactions/import',
  recurring: '/transactions/recurring',
  rules: '/settings/rules',
  trash: '/trash?kind=transaction',
} as const

export function HeaderMenu({ onExport }: { onExport: () => void }) {
  const navigate = useNavigate()
  return (
    <RowMenu
      name="transactions"
      labels={labels}
      actions={['import', 'export', 'recurring', 'rules', 'trash']}
      onChoose={(action) => (action === 'export' ? onExport() : void navigate(addresses[action]))}
    />
  )
}
