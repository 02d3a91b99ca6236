import { LogOut, Pencil, Trash2 } from 'lucide-react'
import type { Organization } from '../../app/session/organization.tsx'
import { RowMenu, type RowMenuWords } from '../../shared/overlays/RowMenu.tsx'

export type OrganizationDeed = 'rename' | 'leave' | 'delete'

const words: RowMenuWords<OrganizationDeed> = {
  rename: { label: 'Rename', icon: Pencil },
  leave: { label: 'Leave', icon: LogOut },
  delete: { label: 'Delete', icon: Trash2 },
}

interface OrganizationMenuProps {
  organization: Organization
  isDisabled: boolean
  onChoose: (deed: OrganizationDeed) => void
}

export function OrganizationMenu({ organization, isDisabled, onChoose }: OrganizationMenuProps) {
  return (
    <RowMenu
      name={organization.name}
      words={words}
      deeds={deedsIn(organization)}
      isDisabled={isDisabled}
      onChoose={onChoose}
    />
  )
}

/** One's own personal organization is nobody else's: it is deleted, not left. */
function deedsIn({ kind, userRole, permissions }: Organization): OrganizationDeed[] {
  return [
    ...(permissions.includes('ORGANIZATION_MANAGE') ? (['rename'] as const) : []),
    ...(kind === 'PERSONAL' && userRole === 'OWNER' ? [] : (['leave'] as const)),
    ...(permissions.includes('ORGANIZATION_OWN') ? (['delete'] as const) : []),
  ]
}
