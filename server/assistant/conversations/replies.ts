import { ReadingError } from '../../base/reading-error.ts'
import { permits } from '../../platform/tenancy/permissions.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { answerStyle } from '../engine/answers/answer-style.ts'
import { answerQuestion } from '../engine/answers.ts'
import type { Question } from '../engine/question.ts'
import { understand } from '../engine/understand.ts'
import { createLedgerQueries } from '../queries/ledger-queries.ts'
import { readEngineContext } from './context.ts'
import { type NoteDocument, proposeDrafts, proposeList, proposePlan } from './proposals.ts'
import { couldNot, helpWith, planEnded, proposed, viewersOnlyAskMessage } from './reply-texts.ts'
import { storedAnswer } from './stored-answer.ts'

export interface Reply {
  content: string
  answer?: string
  answerTable?: string | null
  documentId?: string
  question?: Question
  notice?: string | null
  isRefused?: true
}

/**
 * Understands a text and answers it. The assistant only looks up data and proposes records.
 * @param into the document for proposed items, for a voice note; otherwise a new document is created
 */
export async function replyTo(
  db: WriteDb,
  tenant: Tenant,
  text: string,
  lastQuestion: unknown,
  into?: NoteDocument,
): Promise<Reply> {
  const context = await readEngineContext(db, tenant, lastQuestion)
  const meant = understand(text, context)
  if (meant.kind === 'question') return answer(tenant, meant.question)
  if (meant.kind === 'help') return { content: helpWith(context.categories) }
  if (meant.kind === 'refuse' || meant.kind === 'unknown') {
    return { content: couldNot(meant, context.categories), isRefused: true }
  }
  if (!permits(tenant.role, 'assistant:stage')) return { content: viewersOnlyAskMessage, isRefused: true }
  if (tenant.isReadOnly) return { content: planEnded, isRefused: true }
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
    return { documentId: await proposeList(db, tenant, text, into), content: 'The list was read.' }
  } catch (error) {
    if (error instanceof ReadingError) return { content: error.message, isRefused: true }
    throw error
  }
}
