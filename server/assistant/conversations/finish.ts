import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Reply } from './replies.ts'
import { type AskedQuestion, askedOf } from './stored-answer.ts'

/** A message that is at work, as its job finds it. */
export interface WaitingMessage {
  id: string
  sessionId: string
  position: bigint
  asked: AskedQuestion
  /** Of the conversation, for a question that goes on from the one before. */
  lastQuestion: unknown
}

/** Joins a transaction: undefined when nobody waits for it any more. */
export async function findWaiting(db: ReadDb, id: string): Promise<WaitingMessage | undefined> {
  const row = await db
    .selectFrom('chatMessages')
    .innerJoin('assistantSessions', 'assistantSessions.id', 'chatMessages.sessionId')
    .select(['chatMessages.id', 'chatMessages.sessionId', 'chatMessages.position', 'chatMessages.question'])
    .select('assistantSessions.lastQuestion')
    .where('chatMessages.id', '=', id)
    .where('chatMessages.state', '=', 'WORKING')
    .executeTakeFirst()
  const asked = askedOf(row?.question)
  return row && asked ? { ...row, asked } : undefined
}

/** How an answer came out. `stopped` ends it with what was said so far. */
export interface Outcome extends Reply {
  queries: AskedQuestion['queries']
  byModel: boolean
  stopped: boolean
}

/**
 * Writes the finished message, once: a message that another run has finished stays as it is, and one that somebody has
 * stopped takes no more than what was said by then.
 * @param work makes the reply in the same transaction, as the tenant whose reads and writes join it
 */
export async function finishMessage(
  db: WriteDb,
  tenant: Tenant,
  { id, sessionId, asked }: WaitingMessage,
  work: (joined: Tenant, isStopped: boolean) => Promise<Outcome>,
): Promise<void> {
  const current = await db
    .selectFrom('chatMessages')
    .select(['state', 'content'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const isStopped = current?.state === 'STOPPED'
  if (!current || current.state === 'DONE' || (isStopped && current.content !== '')) return
  const joined: Tenant = { ...tenant, read: (task) => task(db), write: (task) => task(db) }
  const outcome = await work(joined, isStopped)
  const { content, answer, answerTable, documentId, notice, queries, byModel, question } = outcome
  await db
    .updateTable('chatMessages')
    .set({
      content,
      answerTable: answerTable ?? null,
      ...(answer && { answer }),
      documentId: documentId ?? null,
      notice: notice ?? null,
      question: JSON.stringify({ ...asked, queries, byModel }),
      state: isStopped || outcome.stopped ? 'STOPPED' : 'DONE',
    })
    .where('id', '=', id)
    .execute()
  const last = question ?? queries.at(-1)
  if (last) await keepQuestion(db, sessionId, last)
}

/** Joins a transaction: what is said next may go on from it ("and last month?"). */
export async function keepQuestion(db: WriteDb, sessionId: string, question: unknown): Promise<void> {
  await db
    .updateTable('assistantSessions')
    .set({ lastQuestion: JSON.stringify(question) })
    .where('id', '=', sessionId)
    .execute()
}
