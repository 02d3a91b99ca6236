import { ReadingError } from '../../base/reading-error.ts'
import { inLanguage, type Language, render } from '../../base/text.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { setOrigin, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { answerQuestion } from '../engine/answers.ts'
import type { Question } from '../engine/question.ts'
import type { Sentence } from '../engine/understand.ts'
import { createLedgerQueries } from '../queries/ledger-queries.ts'
import { readEngineContext } from './context.ts'
import { type NoteDocument, proposeDrafts, proposeList, proposePlan } from './proposals.ts'
import {
  askWhichMember,
  couldNot,
  helpWith,
  listRead,
  paymentDue,
  planEnded,
  proposed,
  viewersOnlyAskMessage,
} from './reply-texts.ts'
import { storedAnswer } from './stored-answer.ts'
import { undoLast } from './undo-last.ts'

export interface Reply {
  content: string
  answer?: string
  answerTable?: string | null
  documentId?: string
  question?: Question
  notice?: string | null
  /** The language in which the answer is written. */
  language?: Language
  isRefused?: true
  /** Replaces the question that the session remembers, if there is no `question`. */
  remembered?: unknown
}

/**
 * Understands a text and answers it. The assistant only looks up data and proposes records.
 * @param sessionId the conversation; null outside of one
 * @param into the document for proposed items, for a voice note; otherwise a new document is created
 */
export async function replyTo(
  db: WriteDb,
  tenant: Tenant,
  text: string,
  lastQuestion: unknown,
  sessionId: string | null,
  into?: NoteDocument,
): Promise<Reply> {
  const context = await readEngineContext(db, tenant, lastQuestion)
  // The dictionaries of four languages take half a second to load, which the start of the server does not wait for.
  const { answerLanguage, readSentence } = await import('../engine/understand.ts')
  const sentence = readSentence(text, context)
  const language = answerLanguage(sentence)
  const reply = { ...(await inLanguage(language, () => replyWith(db, tenant, sentence, sessionId, into))), language }
  return reply.remembered === undefined && context.unfinished !== undefined
    ? { ...reply, remembered: context.previous ?? null }
    : reply
}

async function replyWith(
  db: WriteDb,
  tenant: Tenant,
  sentence: Sentence,
  sessionId: string | null,
  into: NoteDocument | undefined,
): Promise<Reply> {
  const { understandSentence } = await import('../engine/understand.ts')
  const { written: text, context } = sentence
  const meant = understandSentence(sentence)
  if (meant.kind === 'question') return answer(tenant, meant.question)
  if (meant.kind === 'help') return { content: helpWith(context.categories) }
  if (meant.kind === 'refuse' || meant.kind === 'unknown') {
    const isUnfinished = meant.reason === 'NO_AMOUNT'
    return {
      content: couldNot(meant, context.categories),
      isRefused: true,
      ...(isUnfinished && { remembered: { ...context.previous, unfinished: text } }),
    }
  }
  if (meant.kind === 'namesakes') return { content: askWhichMember(meant), isRefused: true }
  if (!permits(tenant.role, 'assistant:stage')) return { content: render(viewersOnlyAskMessage), isRefused: true }
  if (tenant.isReadOnly) return { content: render(tenant.isPaymentDue ? paymentDue : planEnded), isRefused: true }
  await setOrigin(db, 'assistant')
  if (meant.kind === 'undo') return undoLast(db, tenant, sessionId)
  if (meant.kind === 'budgetList') return readList(db, tenant, text, into)
  const proposal =
    meant.kind === 'drafts'
      ? await proposeDrafts(db, tenant, text, meant.drafts, into)
      : await proposePlan(db, tenant, text, meant.command, into)
  return { documentId: proposal.documentId, content: proposed(proposal.items) }
}

async function answer(tenant: Tenant, question: Question): Promise<Reply> {
  const found = await answerQuestion(question, createLedgerQueries(tenant), answerStyle(tenant))
  return { content: found.content, ...storedAnswer(found, tenant.currency), question }
}

async function readList(db: WriteDb, tenant: Tenant, text: string, into: NoteDocument | undefined): Promise<Reply> {
  try {
    return { documentId: await proposeList(db, tenant, text, into), content: render(listRead) }
  } catch (error) {
    if (error instanceof ReadingError) return { content: render(error.text), isRefused: true }
    throw error
  }
}
