import { Box, Button, Flex, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ArrowDown, RotateCw } from 'lucide-react'
import { Fragment } from 'react'
import type { ChatMessageCardFragment } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { useAssistantFacts } from '../assistant-facts.ts'
import { SuggestionList } from '../composer/SuggestionList.tsx'
import { leavesOpen } from '../composer/suggested-prompts.ts'
import { AssistantMessage } from '../messages/AssistantMessage.tsx'
import { Failure } from '../messages/Failure.tsx'
import { OutgoingMessage } from '../messages/OutgoingMessage.tsx'
import { OwnMessage } from '../messages/OwnMessage.tsx'
import { useRetryAnswer } from '../messages/run-again.ts'
import { VoiceText } from '../messages/VoiceText.tsx'
import { hasArrived, type Outgoing, type useOutbox } from '../outbox.ts'
import { AssistantIcon } from './AssistantIcon.tsx'
import { useStickToBottom } from './stick-to-bottom.ts'

interface MessageListProps {
  messages: readonly ChatMessageCardFragment[] | null
  outgoing: readonly Outgoing[]
  outbox: ReturnType<typeof useOutbox>
  onChoose: (text: string) => void
  onLeave: () => void
}

/** Shows the conversation and follows new messages, unless the user has scrolled up. */
export function MessageList({ messages, outgoing, outbox, onChoose, onLeave }: MessageListProps) {
  const underway = outgoing.filter((each) => !hasArrived(each, messages ?? []))
  const { box, content, watch, isAway, goToEnd } = useStickToBottom(outgoing.length)
  const last = messages?.at(-1)
  const outgoingCard = (message: Outgoing) => (
    <OutgoingMessage
      key={message.key}
      message={message}
      onRetry={() => outbox.retry(message)}
      onDismiss={() => outbox.dismiss(message.key)}
    />
  )

  return (
    <Box position="relative" flex="1" minH="0">
      <Box
        ref={box}
        position="relative"
        onScroll={watch}
        h="100%"
        overflowY="auto"
        overscrollBehavior="contain"
        px="20px"
        py="18px"
        aria-busy={messages === null}
      >
        <Stack ref={content} as="ol" aria-label={t`Messages`} aria-live="polite" gap="16px" listStyleType="none">
          {messages === null && <LoadingMessages />}
          {messages?.map((message, at) => (
            <Fragment key={message.id}>
              {underway.filter((each) => positionOf(each) === at).map(outgoingCard)}
              <MessageCard message={message} onLeave={onLeave} />
            </Fragment>
          ))}
          {underway.filter((each) => positionOf(each) >= (messages?.length ?? 0)).map(outgoingCard)}
        </Stack>
        {last && leavesOpen(last) && underway.length === 0 && (
          <Box mt="14px">
            <SuggestionList onChoose={onChoose} />
          </Box>
        )}
      </Box>
      {isAway && (
        <IconButton
          aria-label={t`Go to the latest message`}
          position="absolute"
          bottom="12px"
          left="calc(50% - 18px)"
          borderRadius="full"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          boxShadow="md"
          onClick={goToEnd}
        >
          <ArrowDown strokeWidth={1.75} />
        </IconButton>
      )}
    </Box>
  )
}

/** A failed message keeps its position, and pending messages are at the end. */
function positionOf({ failure, before }: Outgoing): number {
  return failure !== null && before ? before.size : Number.POSITIVE_INFINITY
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

interface MessageCardProps {
  message: ChatMessageCardFragment
  onLeave: () => void
}

function MessageCard({ message, onLeave }: MessageCardProps) {
  if (message.role === 'USER') return <OwnMessage message={message} />
  if (message.role === 'ERROR') return <ErrorMessage message={message} />
  return <AssistantMessage message={message} onLeave={onLeave} />
}

function ErrorMessage({ message }: { message: ChatMessageCardFragment }) {
  const { id, content, document, drafts, canRunAgain } = message
  const { transcribes } = useAssistantFacts()
  if (document?.kind === 'VOICE' && !transcribes) {
    // The user was informed before the recording, so this is not shown as an error.
    return (
      <Flex as="li" gap="10px">
        <AssistantIcon />
        <Stack flex="1" minW="0" gap="10px" pt="3px">
          <Text overflowWrap="anywhere">{content}</Text>
          <VoiceText document={document} drafts={drafts} />
        </Stack>
      </Flex>
    )
  }
  return (
    <Failure
      text={content}
      {...(document?.fileName ? { about: document.fileName } : {})}
      actions={
        document ? (
          document.fileName !== '' && <RetryReading documentId={document.id} />
        ) : canRunAgain ? (
          <RetryQuestion messageId={id} />
        ) : null
      }
    >
      {document?.kind === 'VOICE' && <VoiceText document={document} drafts={drafts} />}
    </Failure>
  )
}

function RetryQuestion({ messageId }: { messageId: string }) {
  const { isAsking, runAgain } = useRetryAnswer(messageId)
  return (
    <Button size="sm" variant="outline" colorPalette="gray" disabled={isAsking} onClick={() => void runAgain()}>
      <RotateCw strokeWidth={1.75} />
      {t`Retry`}
    </Button>
  )
}
