import { t } from '@lingui/core/macro'
import { Download, Repeat, Trash2, Upload, Workflow } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'

const labels = () => ({
  import: { label: t`Import`, icon: Upload },
  export: { label: t`Export`, icon: Download },
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

export function HeaderMenu({ onExport }: { onExport: () => void }) {
  const navigate = useNavigate()
  return (
    <RowMenu
      name={t`transactions`}
      labels={labels()}
      actions={['import', 'export', 'recurring', 'rules', 'trash']}
      onChoose={(action) => (action === 'export' ? onExport() : void navigate(addresses[action]))}
    />
  )
}
