import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import type { ChatMessageCardFragment } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { useAssistantFacts } from '../assistant-facts.ts'
import { Bell } from '../window/AssistantIcon.tsx'
import { Failure } from './Failure.tsx'
import { useRunAgain } from './run-again.ts'
import { VoiceText } from './VoiceText.tsx'

/** What the server could not do. A document can be read again, a question asked again, a voice note typed. */
export function ErrorMessage({ message }: { message: ChatMessageCardFragment }) {
  const { id, content, document, drafts, canRunAgain } = message
  const { transcribes } = useAssistantFacts()
  if (document?.kind === 'VOICE' && !transcribes) {
    // As was said before it was recorded: nothing went wrong.
    return (
      <Flex as="li" gap="10px">
        <Bell />
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
          <AskAgain messageId={id} />
        ) : null
      }
    >
      {document?.kind === 'VOICE' && <VoiceText document={document} drafts={drafts} />}
    </Failure>
  )
}

function AskAgain({ messageId }: { messageId: string }) {
  const { isAsking, runAgain } = useRunAgain(messageId)
  return (
    <Button size="sm" variant="outline" colorPalette="gray" disabled={isAsking} onClick={() => void runAgain()}>
      <RotateCw strokeWidth={1.75} />
      Retry
    </Button>
  )
}
