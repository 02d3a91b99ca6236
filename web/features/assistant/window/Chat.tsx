import { Box, Center, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { RefObject } from 'react'
import { useOrganizations } from '../../../app/session/organization.tsx'
import { usePermission } from '../../../app/session/permissions.ts'
import { type ChatMessageCardFragment, useStopMessageMutation } from '../../../generated.ts'
import { DropZone } from '../../../shared/controls/DropZone.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { acceptedFiles } from '../../../shared/format/file-validation.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { AiConsentCard } from '../composer/AiConsentCard.tsx'
import { useAttachment } from '../composer/attachment.ts'
import { Composer } from '../composer/Composer.tsx'
import { SuggestionList } from '../composer/SuggestionList.tsx'
import { useOutbox } from '../outbox.ts'
import { AssistantIcon } from './AssistantIcon.tsx'
import type { Conversation } from './conversation.ts'
import { MessageList } from './MessageList.tsx'

interface ChatProps {
  conversation: Conversation
  input: RefObject<HTMLTextAreaElement | null>
  /** Called when a link is followed, so that the page behind becomes visible. */
  onLeave: () => void
}

export function Chat({ conversation, input, onLeave }: ChatProps) {
  const { active } = useOrganizations()
  const { sessionId, messages, error, isStarting } = conversation
  const outbox = useOutbox()
  const attachment = useAttachment()
  const answering = useAnswering(messages)
  const mayAttach = usePermission('ASSISTANT_STAGE')
  const outgoing = outbox.outgoing.filter((each) => each.sessionId === sessionId)

  const send = (text: string, files: readonly File[] = []): boolean => {
    if (isStarting) showToast.error(t`Still creating a new session, please wait a moment.`)
    else if (!sessionId) showToast.error(t`No active session. Please start a new one first.`)
    else {
      outbox.send(sessionId, text, files)
      return true
    }
    return false
  }

  if (!active) {
    return (
      <Center flex="1" p="24px" textAlign="center" color="fg.muted">
        {t`Please log in and select an organization to use the AI Assistant.`}
      </Center>
    )
  }
  return (
    <DropZone
      accept={acceptedFiles}
      isDisabled={!mayAttach}
      takesPaste
      isMultiple
      onFiles={attachment.addFiles}
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
    >
      {({ open, takePhoto, isOver }) => (
        <>
          {error ? (
            <Center flex="1">
              <ErrorState title={t`Couldn't load the conversation`} onRetry={() => void conversation.refresh()} />
            </Center>
          ) : messages?.length === 0 && outgoing.length === 0 ? (
            <SuggestedPrompts onChoose={send} />
          ) : (
            <MessageList
              key={sessionId}
              messages={messages}
              outgoing={outgoing}
              outbox={outbox}
              onChoose={send}
              onLeave={onLeave}
            />
          )}
          <AiConsentCard />
          <Composer
            input={input}
            attachment={attachment}
            mayAttach={mayAttach}
            isBusy={outbox.isSending || answering.isAnswering}
            onAttach={open}
            onPhoto={takePhoto}
            onSend={send}
            onStop={() => {
              outbox.stop()
              void answering.stop()
            }}
          />
          {isOver && <DropHint />}
        </>
      )}
    </DropZone>
  )
}

function DropHint() {
  return (
    <Box position="absolute" inset="0" p="12px" bg="bg.panel/80" pointerEvents="none" animation="appear 120ms both">
      <Flex
        h="100%"
        align="center"
        justify="center"
        borderRadius="panel"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor="accent.fg"
        bg="accent.subtle"
        color="accent.fg"
        textStyle="strong"
      >
        {t`Drop files to attach them`}
      </Flex>
    </Box>
  )
}

interface Answering {
  isAnswering: boolean
  stop: () => Promise<void>
}

/**
 * Returns the answers in progress from any window. Documents are not included, because the user does not wait for their
 * reading.
 */
function useAnswering(messages: readonly ChatMessageCardFragment[] | null): Answering {
  const [stop] = useStopMessageMutation()
  const underway = (messages ?? []).filter(({ working, document }) => working && !document)
  return {
    isAnswering: underway.length > 0,
    async stop() {
      try {
        await Promise.all(underway.map(({ id }) => stop({ variables: { id } })))
      } catch (error) {
        showToast.error(messageOf(error))
      }
    },
  }
}

function SuggestedPrompts({ onChoose }: { onChoose: (text: string) => void }) {
  const mayStage = usePermission('ASSISTANT_STAGE')
  return (
    <Flex direction="column" flex="1" justify="flex-end" overflowY="auto" px="20px" py="20px" gap="16px">
      <Flex gap="10px">
        <AssistantIcon />
        <Text pt="4px" color="fg.muted" textWrap="pretty">
          {mayStage
            ? t`Ask about your finances, say what you spent, or drop a receipt, statement or budget list. Nothing is saved until you approve.`
            : t`Ask about your finances.`}
        </Text>
      </Flex>
      <SuggestionList onChoose={onChoose} />
    </Flex>
  )
}
