import { sql } from 'kysely'
import type { Followed } from '../core/changes.ts'
import { requireFound } from '../core/errors.ts'
import type { ReadDb } from '../core/fence.ts'
import type { Tenant } from '../core/tenant.ts'
import { type ChatMessage, messageOf } from './message.ts'

/** A conversation of one user in one organization. */
export interface AssistantSession {
  id: string
  createdAt: Date
}

/** What of the conversations changed: each message once, as it is now. */
export interface MessageChanges {
  cursor: string
  messages: ChatMessage[]
  deletedIds: string[]
}

/** Where messages change: they themselves, and the documents they tell of. */
export const messageKinds = ['chat_message', 'document', 'staged_item'] as const

/** The conversation in which something was said or that was started last; undefined before the first. */
export function findLastActiveSession(tenant: Tenant): Promise<AssistantSession | undefined> {
  return tenant.read((db) =>
    db
      .selectFrom('assistantSessions')
      .select(['id', 'createdAt'])
      .orderBy(
        (eb) =>
          eb.fn.coalesce(
            eb
              .selectFrom('chatMessages')
              .whereRef('chatMessages.sessionId', '=', 'assistantSessions.id')
              .select((max) => max.fn.max('chatMessages.createdAt').as('last')),
            'assistantSessions.createdAt',
          ),
        'desc',
      )
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
}

/** The messages of one conversation, the oldest first. */
export function listMessages(tenant: Tenant, sessionId: string): Promise<ChatMessage[]> {
  return tenant.read(async (db) => {
    requireFound(await findSession(db, sessionId), 'conversation')
    const rows = await messages(db).where('chatMessages.sessionId', '=', sessionId).orderBy('position').execute()
    return rows.map(messageOf)
  })
}

/** Joins a transaction. Somebody else's conversation is as unknown as one that never was. */
export async function findSession(
  db: ReadDb,
  id: string,
): Promise<(AssistantSession & { lastQuestion: unknown }) | undefined> {
  if (!isId(id)) return undefined
  return db
    .selectFrom('assistantSessions')
    .select(['id', 'createdAt', 'lastQuestion'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Joins a transaction. */
export async function requireMessage(db: ReadDb, id: string): Promise<ChatMessage> {
  const row = await messages(db).where('chatMessages.id', '=', id).executeTakeFirst()
  return messageOf(requireFound(row, 'message'))
}

/** The caller's own messages behind some changes. */
export function readMessageChanges(tenant: Tenant, { cursor, changes }: Followed): Promise<MessageChanges> {
  const idsOf = (kind: string) => [
    ...new Set(changes.filter((each) => each.kind === kind).map((each) => each.recordId)),
  ]
  const deletedIds = changes
    .filter(({ kind, action }) => kind === 'chat_message' && action === 'DELETED')
    .map(({ recordId }) => recordId)
  if (changes.length === 0) return Promise.resolve({ cursor, messages: [], deletedIds })
  return tenant.read(async (db) => {
    const rows = await messages(db)
      .where((eb) =>
        eb.or([
          eb('chatMessages.id', '=', anyOf(idsOf('chat_message'))),
          eb('chatMessages.documentId', '=', anyOf(idsOf('document'))),
          eb(
            'chatMessages.documentId',
            'in',
            eb
              .selectFrom('stagedItems')
              .select('documentId')
              .where('stagedItems.id', '=', anyOf(idsOf('staged_item'))),
          ),
        ]),
      )
      .orderBy('position')
      .execute()
    return { cursor, messages: rows.map(messageOf), deletedIds }
  })
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

/** What every reader of messages returns. */
function messages(db: ReadDb) {
  return db
    .selectFrom('chatMessages')
    .leftJoin('documents', 'documents.id', 'chatMessages.documentId')
    .leftJoin('receipts', 'receipts.documentId', 'chatMessages.documentId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('stagedItems')
          .whereRef('stagedItems.documentId', '=', 'chatMessages.documentId')
          .select([
            sql<number>`count(*)::integer`.as('found'),
            sql<number>`count(*) filter (where state = 'PENDING' and kind = 'BUDGET_LINE')::integer`.as('pendingLines'),
            sql<number>`count(*) filter (where state = 'PENDING' and kind <> 'BUDGET_LINE')::integer`.as(
              'pendingOthers',
            ),
          ])
          .as('items'),
      (join) => join.onTrue(),
    )
    .select(['chatMessages.id', 'chatMessages.sessionId', 'chatMessages.role', 'chatMessages.content'])
    .select(['chatMessages.answer', 'chatMessages.answerTable', 'chatMessages.createdAt', 'chatMessages.documentId'])
    .select(['chatMessages.state as progress', 'chatMessages.question', 'chatMessages.notice'])
    .select(['documents.kind', 'documents.stage', 'documents.state', 'documents.failure', 'receipts.id as receiptId'])
    .select((eb) => [
      eb.fn.coalesce('items.found', sql<number>`0`).as('itemsFound'),
      eb.fn.coalesce('items.pendingLines', sql<number>`0`).as('pendingBudgetItems'),
      eb.fn.coalesce('items.pendingOthers', sql<number>`0`).as('pendingOtherItems'),
    ])
}
