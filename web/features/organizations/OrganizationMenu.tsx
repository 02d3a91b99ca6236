import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { Ellipsis, LogOut, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import type { Organization } from '../../app/organization.tsx'

export type OrganizationDeed = 'rename' | 'leave' | 'delete'

const items: Record<OrganizationDeed, { label: string; icon: LucideIcon }> = {
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
  const deeds = deedsIn(organization)
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => {
        const chosen = deeds.find((deed) => deed === value)
        if (chosen) onChoose(chosen)
      }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          disabled={isDisabled}
          aria-label={`Actions for ${organization.name}`}
        >
          <Ellipsis strokeWidth={2} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {deeds.map((deed) => {
              const { label, icon: Icon } = items[deed]
              return (
                <Menu.Item key={deed} value={deed}>
                  <Icon strokeWidth={1.75} />
                  {label}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
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
