import { Dialog, Flex, Portal } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useOrganizations } from '../../../app/session/organization.tsx'
import { AssistantHeader } from './AssistantHeader.tsx'
import { Chat } from './Chat.tsx'
import { useConversation } from './conversation.ts'
import { SessionList } from './SessionList.tsx'

/**
 * The assistant's window, docked at the right or in full screen on a phone. `onClose` is called after the closing
 * animation.
 */
export function AssistantWindow({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const { active } = useOrganizations()
  const conversation = useConversation()
  const input = useRef<HTMLTextAreaElement>(null)
  const [isListOpen, setListOpen] = useState(false)
  const close = () => setOpen(false)
  const closeList = () => setListOpen(false)

  // Returns the focus to the input after the list closes.
  const wasListOpen = useRef(false)
  useEffect(() => {
    if (wasListOpen.current && !isListOpen) input.current?.focus()
    wasListOpen.current = isListOpen
  }, [isListOpen])

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      onExitComplete={onClose}
      onEscapeKeyDown={(event) => ownEscape(event.target) && event.preventDefault()}
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
              isListOpen={isListOpen}
              onList={() => (isListOpen ? closeList() : setListOpen(true))}
              onNew={async () => {
                await conversation.startNew()
                closeList()
              }}
              onRefresh={conversation.refresh}
            />
            <Flex position="relative" direction="column" flex="1" minH="0">
              <Flex direction="column" flex="1" minH="0" inert={isListOpen}>
                <Chat conversation={conversation} input={input} onLeave={close} />
              </Flex>
              {isListOpen && (
                <SessionList currentId={conversation.sessionId} onOpen={conversation.open} onClose={closeList} />
              )}
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** Escape closes elements inside the window before the window. */
function ownEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null
}
