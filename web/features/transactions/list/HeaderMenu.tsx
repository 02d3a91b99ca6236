import { t } from '@lingui/core/macro'
import { Download, Printer, Repeat, Trash2, Upload, Workflow } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'

const labels = () => ({
  import: { label: t`Import`, icon: Upload },
  export: { label: t`Export`, icon: Download },
  print: { label: t`Print`, icon: Printer },
  recurring: { label: t`Recurring`, icon: Repeat },
  rules: { label: t`Rules`, icon: Workflow },
  trash: { label: t`Recently deleted`, icon: Trash2 },
})

const addresses = {
  import: '/transactions/import',
  recurring: '/transactions/recurring',
  rules: '/settings/rules',
  trash: '/trash?kind=transaction',
} as const

interface HeaderMenuProps {
  onExport: () => void
  onPrint: () => void
}

export function HeaderMenu({ onExport, onPrint }: HeaderMenuProps) {
  const navigate = useNavigate()
  return (
    <RowMenu
      name={t`transactions`}
      labels={labels()}
      actions={['import', 'export', 'print', 'recurring', 'rules', 'trash']}
      onChoose={(action) => {
        if (action === 'export') onExport()
        else if (action === 'print') onPrint()
        else void navigate(addresses[action])
      }}
    />
  )
}
