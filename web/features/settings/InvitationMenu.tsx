import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { Ellipsis, Send, X } from 'lucide-react'

interface InvitationMenuProps {
  email: string
  onSendAgain: () => void
  onRevoke: () => void
}

export function InvitationMenu({ email, onSendAgain, onRevoke }: InvitationMenuProps) {
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => (value === 'revoke' ? onRevoke() : onSendAgain())}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label={`Actions for ${email}`}>
          <Ellipsis strokeWidth={2} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="again">
              <Send strokeWidth={1.75} />
              Send again
            </Menu.Item>
            <Menu.Item value="revoke">
              <X strokeWidth={1.75} />
              Revoke
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
