import { Flex, Stack, Text } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { ChatMessageCardFragment } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { useIsLate } from '../../../shared/hooks/use-is-overdue.ts'
import { DraftCard } from '../proposals/DraftCard.tsx'
import { DuplicateCard } from '../proposals/DuplicateCard.tsx'
import { ReviewCard } from '../proposals/ReviewCard.tsx'
import { Bell } from '../window/AssistantIcon.tsx'
import { AnswerChart } from './AnswerChart.tsx'
import { AnswerFooter } from './AnswerFooter.tsx'
import { AnswerPairs } from './AnswerPairs.tsx'
import { AnswerText } from './AnswerText.tsx'
import { aroundRows } from './around-rows.ts'
import { Caret } from './Caret.tsx'
import { ComingAnswer } from './StreamingAnswer.tsx'
import { useAnswerWords } from './use-answer-stream.ts'
import { VoiceText } from './VoiceText.tsx'

interface AssistantMessageProps {
  message: ChatMessageCardFragment
  onLeave: () => void
}

/** What the assistant says: text without a bubble, and below it the card of what it read, proposed or counted. */
export function AssistantMessage({ message, onLeave }: AssistantMessageProps) {
  const { answer, document, metadata, drafts, table, working } = message
  // What the rows below say is not said twice.
  const around = table && aroundRows(answer, table.rows)

  return (
    <Flex as="li" gap="10px">
      <Bell />
      <Stack flex="1" minW="0" gap="10px" pt="1px" aria-busy={working}>
        {document?.kind === 'VOICE' && !working && <VoiceText document={document} drafts={drafts} />}
        <Words message={around ? { ...message, answer: around.lead } : message} onLeave={onLeave} />
        {document?.sameAs && <DuplicateCard document={document} sameAs={document.sameAs} onLeave={onLeave} />}
        {metadata && document && drafts.length === 0 && document.kind !== 'VOICE' && (
          <ReviewCard document={document} reviewUrl={metadata.reviewUrl} onLeave={onLeave} />
        )}
        {drafts.length > 0 && <DraftCard drafts={drafts} onLeave={onLeave} />}
        {table && table.rows.length > 0 && <Rows table={table} onLeave={onLeave} />}
        {around && around.rest.length > 0 && <AnswerText segments={around.rest} onLeave={onLeave} />}
        <AnswerFooter message={message} />
      </Stack>
    </Flex>
  )
}

function Rows(props: ComponentProps<typeof AnswerChart>) {
  return props.table.legend.length > 0 ? <AnswerPairs {...props} /> : <AnswerChart {...props} />
}

function Words({ message, onLeave }: AssistantMessageProps) {
  const { id, answer, content, document, drafts, metadata, working } = message
  const isComing = working && !document
  const coming = useAnswerWords(id, isComing)
  if (isComing) return <ComingAnswer words={coming} />
  if (working && document) {
    return <BeingRead content={content} documentId={document.id} since={document.stageSince} />
  }
  if (answer.length > 0) return <AnswerText segments={answer} onLeave={onLeave} />
  const isOfFile = metadata && drafts.length === 0 && document?.kind !== 'VOICE'
  const text = isOfFile ? stagedSentence(message) : wordsBeside(drafts, content || coming.text)
  return text ? (
    <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </Text>
  ) : null
}

/** A document on its way; when that takes too long, it says so and offers to try again. */
function BeingRead({ content, documentId, since }: { content: string; documentId: string; since: string }) {
  const isLate = useIsLate(since)
  return (
    <>
      <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {content}
        <Caret />
      </Text>
      {isLate && (
        <Flex align="center" gap="12px" color="fg.muted" textStyle="small">
          <Text flex="1">This is taking longer than usual.</Text>
          <RetryReading documentId={documentId} />
        </Flex>
      )}
    </>
  )
}

/** The entries that the text lists stand on the card below it. */
function wordsBeside(drafts: readonly unknown[], text: string): string {
  return drafts.length > 0 ? text.replace(/^(• .*|and [\d,]+ more)\n?/gm, '').trimEnd() : text
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
