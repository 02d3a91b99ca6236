import { Box, Dialog, Flex, Portal } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useOrganizations } from '../../../app/session/organization.tsx'
import { AssistantHeader } from './AssistantHeader.tsx'
import { Chat } from './Chat.tsx'
import { useConversation } from './conversation.ts'
import { SessionList } from './SessionList.tsx'

interface AssistantWindowProps {
  /** True beside the page, which stays usable. False in a dialog over the page. */
  isBeside: boolean
  /** Called after the closing animation. */
  onClose: () => void
}

/** The assistant's window: a panel beside the page, a dialog at the right, or the full screen of a phone. */
export function AssistantWindow({ isBeside, onClose }: AssistantWindowProps) {
  return isBeside ? <AssistantPanel onClose={onClose} /> : <AssistantDialog onClose={onClose} />
}

function AssistantDialog({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const input = useRef<HTMLTextAreaElement>(null)
  const close = () => setOpen(false)
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
            aria-label={t`AI Assistant`}
            m="0"
            w="100%"
            h="100%"
            maxW={{ base: '100%', md: '480px' }}
            maxH="100%"
            borderRadius={{ base: '0', md: 'dialog' }}
            overflow="hidden"
          >
            <WindowContent input={input} onClose={close} onLeave={close} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function AssistantPanel({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => input.current?.focus(), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || ownEscape(event.target)) return
    event.preventDefault()
    onClose()
  }
  return (
    <Portal>
      <Flex
        role="dialog"
        aria-label={t`AI Assistant`}
        data-own-keys
        direction="column"
        position="fixed"
        zIndex="docked"
        insetBlock="0"
        insetEnd="0"
        w="var(--content-end)"
        bg="bg.panel"
        borderStartWidth="1px"
        overflow="hidden"
        animation="appear 120ms both"
        _print={{ display: 'none' }}
        onKeyDown={press}
      >
        <WindowContent input={input} onClose={onClose} onLeave={() => undefined} />
      </Flex>
    </Portal>
  )
}

interface WindowContentProps {
  input: RefObject<HTMLTextAreaElement | null>
  onClose: () => void
  /** Called when a link is followed. */
  onLeave: () => void
}

function WindowContent({ input, onClose, onLeave }: WindowContentProps) {
  const { active } = useOrganizations()
  const conversation = useConversation()
  const [isListOpen, setListOpen] = useState(false)
  const closeList = () => setListOpen(false)

  // Returns the focus to the input after the list closes.
  const wasListOpen = useRef(false)
  useEffect(() => {
    if (wasListOpen.current && !isListOpen) input.current?.focus()
    wasListOpen.current = isListOpen
  }, [isListOpen, input])

  return (
    <>
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
        onClose={onClose}
      />
      <Box position="relative" display="flex" flexDirection="column" flex="1" minH="0">
        <Flex direction="column" flex="1" minH="0" inert={isListOpen}>
          <Chat conversation={conversation} input={input} onLeave={onLeave} />
        </Flex>
        {isListOpen && (
          <SessionList currentId={conversation.sessionId} onOpen={conversation.open} onClose={closeList} />
        )}
      </Box>
    </>
  )
}

/** Escape closes elements inside the window before the window. */
function ownEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null
}
