import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { Fragment, useEffect, useRef } from 'react'
import type { ChatMessageCardFragment } from '../../generated.ts'
import { MessageCard } from './MessageCard.tsx'
import { OutgoingMessage } from './OutgoingMessage.tsx'
import { hasArrived, type Outgoing, type useOutbox } from './outbox.ts'

interface MessageListProps {
  /** Null while they are on their way. */
  messages: readonly ChatMessageCardFragment[] | null
  outgoing: readonly Outgoing[]
  outbox: ReturnType<typeof useOutbox>
  onLeave: () => void
}

/** The conversation. It follows what is new, unless the reader has scrolled away from its end. */
export function MessageList({ messages, outgoing, outbox, onLeave }: MessageListProps) {
  const underway = outgoing.filter((each) => !hasArrived(each, messages ?? []))
  const { box, content, watch } = useEndInSight()
  // One that was not taken keeps its place when the conversation goes on.
  const outgoingCard = (message: Outgoing) => (
    <OutgoingMessage
      key={message.key}
      message={message}
      onRetry={() => void outbox.retry(message)}
      onForget={() => outbox.forget(message.key)}
    />
  )

  return (
    <Box ref={box} onScroll={watch} flex="1" overflowY="auto" px="20px" py="18px" aria-busy={messages === null}>
      <Stack ref={content} as="ol" aria-label="Messages" aria-live="polite" gap="16px" listStyleType="none">
        {messages === null && <LoadingMessages />}
        {messages?.map((message, at) => (
          <Fragment key={message.id}>
            {underway.filter(({ before }) => before.size === at).map(outgoingCard)}
            <MessageCard message={message} onLeave={onLeave} />
          </Fragment>
        ))}
        {underway.filter(({ before }) => before.size >= (messages?.length ?? 0)).map(outgoingCard)}
      </Stack>
    </Box>
  )
}

/** How near to the end, in pixels, still counts as being there. */
const near = 80

/** Keeps the end in sight while what is in the frame, or the frame itself, changes its height. */
function useEndInSight() {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    if (!box.current || !content.current) return
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
    })
    resized.observe(box.current)
    resized.observe(content.current)
    return () => resized.disconnect()
  }, [])

  return {
    box,
    content,
    watch() {
      if (!box.current) return
      const { scrollHeight, scrollTop, clientHeight } = box.current
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < near
    },
  }
}

function LoadingMessages() {
  return (
    <>
      <Skeleton as="li" h="40px" w="58%" alignSelf="flex-end" borderRadius="panel" />
      <Flex as="li" gap="10px">
        <Skeleton boxSize="28px" borderRadius="full" flexShrink="0" />
        <Stack flex="1" gap="8px" pt="6px">
          <Skeleton h="12px" w="92%" borderRadius="bar" />
          <Skeleton h="12px" w="64%" borderRadius="bar" />
        </Stack>
      </Flex>
    </>
  )
}
