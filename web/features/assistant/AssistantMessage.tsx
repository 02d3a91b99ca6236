import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ChatMessageCardFragment } from '../../generated.ts'
import { AnswerChart } from './AnswerChart.tsx'
import { AnswerText } from './AnswerText.tsx'
import { Bell } from './Bell.tsx'
import { DraftCard } from './DraftCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'

interface AssistantMessageProps {
  message: ChatMessageCardFragment
  onLeave: () => void
}

/** What the assistant says: text without a bubble, and below it the card of what it read, proposed or counted. */
export function AssistantMessage({ message, onLeave }: AssistantMessageProps) {
  const { document, metadata, drafts, table, working } = message
  const isOfFile = metadata !== null && drafts.length === 0

  return (
    <Flex as="li" gap="10px">
      <Bell />
      <Stack flex="1" minW="0" gap="10px" pt="1px" aria-busy={working}>
        {message.answer.length > 0 ? (
          <AnswerText segments={message.answer} onLeave={onLeave} />
        ) : (
          <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {isOfFile ? stagedSentence(message) : message.content}
            {working && <Caret />}
          </Text>
        )}
        {isOfFile && document && <ReviewCard document={document} reviewUrl={metadata.reviewUrl} onLeave={onLeave} />}
        {drafts.length > 0 && <DraftCard drafts={drafts} />}
        {table && table.rows.length > 0 && <AnswerChart table={table} onLeave={onLeave} />}
      </Stack>
    </Flex>
  )
}

/** Word for word: specification section 4, "Chat document states". */
function stagedSentence(message: ChatMessageCardFragment): string {
  const left = message.pendingReceiptItemCount + message.pendingBudgetItemCount
  if (left > 0) return `I processed your document. You have ${left} item(s) left to review.`
  const state = message.receiptStatus ?? message.budgetImportStatus
  return state === 'STAGING'
    ? 'All items from this document have been handled.'
    : 'This document has been fully processed.'
}

/** More is coming. */
function Caret() {
  return (
    <Box
      as="span"
      display="inline-block"
      w="8px"
      h="16px"
      ms="3px"
      verticalAlign="-2px"
      borderRadius="2px"
      bg="accent.graph"
      animation="breathe 1.6s ease-in-out infinite"
      aria-hidden
    />
  )
}
