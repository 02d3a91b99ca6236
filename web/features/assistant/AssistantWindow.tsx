import { Dialog, Portal } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useOrganizations } from '../../app/organization.tsx'
import { AssistantHeader } from './AssistantHeader.tsx'
import { Chat } from './Chat.tsx'
import { useConversation } from './conversation.ts'

/** The assistant: docked at the right, on a phone the whole screen. `onClose` is called once it is out of sight. */
export function AssistantWindow({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const { active } = useOrganizations()
  const conversation = useConversation()
  const input = useRef<HTMLTextAreaElement>(null)
  const close = () => setOpen(false)

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      onExitComplete={onClose}
      initialFocusEl={() => input.current}
      motionPreset={{ base: 'slide-in-bottom', md: 'slide-in-right' }}
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner justifyContent="flex-end" p={{ base: '0', md: '20px' }}>
          <Dialog.Content
            m="0"
            w="100%"
            h="100%"
            maxW={{ base: '100%', md: '480px' }}
            maxH="100%"
            borderRadius={{ base: '0', md: 'dialog' }}
            overflow="hidden"
          >
            <AssistantHeader
              organizationName={active?.name ?? null}
              isStarting={conversation.isStarting}
              onNew={conversation.startNew}
              onRefresh={conversation.refresh}
            />
            <Chat conversation={conversation} input={input} onLeave={close} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
