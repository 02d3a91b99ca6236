import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { ArrowLeftRight, Crown, Ellipsis, LogOut, type LucideIcon, UserMinus } from 'lucide-react'
import type { MemberDeed } from './MembersDeed.tsx'

type Deed = MemberDeed | 'leave'

interface MembersMenuProps {
  name: string
  deeds: readonly Deed[]
  onChoose: (deed: Deed) => void
}

const items: Record<Deed, { label: string; icon: LucideIcon }> = {
  own: { label: 'Make Owner', icon: Crown },
  transfer: { label: 'Transfer ownership', icon: ArrowLeftRight },
  remove: { label: 'Remove', icon: UserMinus },
  leave: { label: 'Leave', icon: LogOut },
}

/** What can be done to a member; nothing is drawn where that is nothing. */
export function MembersMenu({ name, deeds, onChoose }: MembersMenuProps) {
  if (deeds.length === 0) return null
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
        <IconButton variant="ghost" colorPalette="gray" aria-label={`Actions for ${name}`}>
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
