import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ComponentProps, useState } from 'react'
import { type ChatMessageCardFragment, useAnswerWordsSubscription } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { useIsOverdue } from '../../../shared/hooks/use-is-overdue.ts'
import { DraftCard } from '../proposals/DraftCard.tsx'
import { DuplicateCard } from '../proposals/DuplicateCard.tsx'
import { ReviewCard } from '../proposals/ReviewCard.tsx'
import { AssistantIcon } from '../window/AssistantIcon.tsx'
import { AnswerChart } from './AnswerChart.tsx'
import { AnswerFooter } from './AnswerFooter.tsx'
import { AnswerPairs } from './AnswerPairs.tsx'
import { AnswerText } from './AnswerText.tsx'
import { emptyAnswer, type PartialAnswer, withChunk } from './partial-answer.ts'
import { VoiceText } from './VoiceText.tsx'

interface AssistantMessageProps {
  message: ChatMessageCardFragment
  onLeave: () => void
}

export function AssistantMessage({ message, onLeave }: AssistantMessageProps) {
  const { answer, document, metadata, drafts, table, working } = message
  // The table already contains these lines.
  const around = table && aroundRows(answer, table.rows)

  return (
    <Flex as="li" gap="10px">
      <AssistantIcon />
      <Stack flex="1" minW="0" gap="10px" pt="1px" aria-busy={working}>
        {document?.kind === 'VOICE' && !working && <VoiceText document={document} drafts={drafts} />}
        <AnswerContent message={around ? { ...message, answer: around.lead } : message} onLeave={onLeave} />
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

function AnswerContent({ message, onLeave }: AssistantMessageProps) {
  const { id, answer, content, document, drafts, metadata, working } = message
  const isComing = working && !document
  const coming = useAnswerStream(id, isComing)
  if (isComing) return <ComingAnswer words={coming} />
  if (working && document) {
    return <BeingRead content={content} documentId={document.id} since={document.stageSince} />
  }
  if (answer.length > 0) return <AnswerText segments={answer} onLeave={onLeave} />
  const isOfFile = metadata && drafts.length === 0 && document?.kind !== 'VOICE'
  const text = isOfFile ? stagedSentence(message) : textBesideDrafts(drafts, content || coming.text)
  return text ? (
    <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </Text>
  ) : null
}

function BeingRead({ content, documentId, since }: { content: string; documentId: string; since: string }) {
  const isLate = useIsOverdue(since)
  return (
    <>
      <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {content}
        <Caret />
      </Text>
      {isLate && (
        <Flex align="center" gap="12px" color="fg.muted" textStyle="small">
          <Text flex="1">{t`This is taking longer than usual.`}</Text>
          <RetryReading documentId={documentId} />
        </Flex>
      )}
    </>
  )
}

/** Removes the lines that the card below repeats. A line after an incomplete list says how many more there are. */
function textBesideDrafts(drafts: readonly unknown[], text: string): string {
  const lines = text.split('\n')
  const rowCount = lines.filter(isDraftLine).length
  if (drafts.length === 0 || rowCount === 0) return text
  const more = drafts.length > rowCount ? lines.findLastIndex(isDraftLine) + 1 : -1
  return lines
    .filter((line, at) => !isDraftLine(line) && at !== more)
    .join('\n')
    .trimEnd()
}

const isDraftLine = (line: string) => line.startsWith('• ')

/** Specification section 4, "Chat document states", defines these texts. */
function stagedSentence(message: ChatMessageCardFragment): string {
  const left = message.pendingReceiptItemCount + message.pendingBudgetItemCount
  if (left > 0) return t`I processed your document. You have ${left} item(s) left to review.`
  const state = message.receiptStatus ?? message.budgetImportStatus
  return state === 'STAGING'
    ? t`All items from this document have been handled.`
    : t`This document has been fully processed.`
}

/** Shows an answer while it is generated. Screen readers announce only the finished message. */
function ComingAnswer({ words: { text, activity } }: { words: PartialAnswer }) {
  return (
    <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere" aria-live="off">
      {text}
      {activity && (
        <Box as="span" display={text ? 'block' : 'inline'} color="fg.muted">
          {activity}
        </Box>
      )}
      <Caret />
    </Text>
  )
}

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

/** Returns the streamed text of an answer. The text is kept until the finished message arrives, also after a stop. */
function useAnswerStream(messageId: string, isComing: boolean): PartialAnswer {
  const [words, setAnswer] = useState(emptyAnswer)
  useAnswerWordsSubscription({
    variables: { messageId },
    skip: !isComing,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => data && setAnswer((known) => withChunk(known, data.answerWords)),
    // The finished message arrives despite the error.
    onError: () => undefined,
  })
  return words
}

type Segment = ChatMessageCardFragment['answer'][number]

/**
 * Returns the text before and after the lines that repeat the table, or null if the lines differ from the rows or are
 * incomplete.
 */
function aroundRows(
  answer: readonly Segment[],
  rows: readonly { label: string }[],
): { lead: Segment[]; rest: Segment[] } | null {
  const lines = linesOf(answer)
  const isRow = (line: Segment[], label: string | undefined) =>
    label !== undefined && textOf(line).startsWith(`${label}, `)
  const first = lines.findIndex((line) => isRow(line, rows[0]?.label))
  if (first < 1 || !rows.every(({ label }, index) => isRow(lines[first + index] ?? [], label))) return null
  return { lead: joined(lines.slice(0, first)), rest: joined(lines.slice(first + rows.length)) }
}

function linesOf(answer: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const segment of answer) {
    segment.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...segment, text })
    })
  }
  return lines
}

function joined(lines: Segment[][]): Segment[] {
  return lines.flatMap((line, index) =>
    index === 0 ? line : [{ __typename: 'AnswerSegment' as const, text: '\n', href: null }, ...line],
  )
}

const textOf = (line: Segment[]) => line.map(({ text }) => text).join('')
