import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Reply } from './replies.ts'
import { type AskedQuestion, askedOf } from './stored-answer.ts'

export interface PendingMessage {
  id: string
  sessionId: string
  position: bigint
  asked: AskedQuestion
  lastQuestion: unknown
}

export async function findPendingMessage(db: ReadDb, id: string): Promise<PendingMessage | undefined> {
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

export interface Outcome extends Reply {
  queries: AskedQuestion['queries']
  byModel: boolean
  stopped: boolean
}

/**
 * Saves a finished message once. A message that another run finished is unchanged, and a stopped message keeps the text
 * until then.
 * @param work creates the reply in the same transaction, with a tenant that joins the transaction
 */
export async function finishMessage(
  db: WriteDb,
  tenant: Tenant,
  { id, sessionId, asked }: PendingMessage,
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
  const last = question ?? queries.at(-1) ?? outcome.remembered
  if (last !== undefined) await saveQuestion(db, sessionId, last)
}

export async function saveQuestion(db: WriteDb, sessionId: string, question: unknown): Promise<void> {
  await db
    .updateTable('assistantSessions')
    .set({ lastQuestion: JSON.stringify(question) })
    .where('id', '=', sessionId)
    .execute()
}
