import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { DocumentState } from '../../platform/database/tables.ts'
import type { ChangePage } from '../../platform/stream/changes.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type ChatMessage, messageOf } from './message.ts'

export interface AssistantSession {
  id: string
  createdAt: Date
}

export interface MessageChanges {
  cursor: string
  messages: ChatMessage[]
  deletedIds: string[]
  touchesDocuments: boolean
}

export const messageKinds = ['chat_message', 'document', 'staged_item'] as const

export function findLastActiveSession(tenant: Tenant): Promise<AssistantSession | undefined> {
  return tenant.read((db) =>
    db
      .selectFrom('assistantSessions')
      .select(['id', 'createdAt'])
      .orderBy(lastActive, 'desc')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
}

export const lastActive = sql<Date>`greatest(assistant_sessions.opened_at, (
  select max(chat_messages.created_at) from chat_messages where chat_messages.session_id = assistant_sessions.id))`

export function listMessages(tenant: Tenant, sessionId: string): Promise<ChatMessage[]> {
  return tenant.read(async (db) => {
    requireFound(await findSession(db, sessionId), 'conversation')
    const rows = await messages(db).where('chatMessages.sessionId', '=', sessionId).orderBy('position').execute()
    return rows.map(messageOf)
  })
}

/** Row-level security hides other users' sessions. */
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

export async function requireMessage(db: ReadDb, id: string): Promise<ChatMessage> {
  const row = isId(id) ? await messages(db).where('chatMessages.id', '=', id).executeTakeFirst() : undefined
  return messageOf(requireFound(row, 'message'))
}

export function readMessageChanges(tenant: Tenant, { cursor, changes }: ChangePage): Promise<MessageChanges> {
  const idsOf = (kind: string) => [
    ...new Set(changes.filter((each) => each.kind === kind).map((each) => each.recordId)),
  ]
  const deletedIds = changes
    .filter(({ kind, action }) => kind === 'chat_message' && action === 'DELETED')
    .map(({ recordId }) => recordId)
  const touchesDocuments = changes.some(({ kind }) => kind === 'document')
  if (changes.length === 0) return Promise.resolve({ cursor, messages: [], deletedIds, touchesDocuments })
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
              .selectFrom('documents as part')
              .select((of) => of.fn.coalesce('part.partOf', 'part.id').as('id'))
              .where((of) =>
                of.or([
                  of('part.id', '=', anyOf(idsOf('document'))),
                  of(
                    'part.id',
                    'in',
                    of
                      .selectFrom('stagedItems')
                      .select('documentId')
                      .where('stagedItems.id', '=', anyOf(idsOf('staged_item'))),
                  ),
                ]),
              ),
          ),
        ]),
      )
      .orderBy('position')
      .execute()
    return { cursor, messages: rows.map(messageOf), deletedIds, touchesDocuments }
  })
}

export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`

function messages(db: ReadDb) {
  return db
    .selectFrom('chatMessages')
    .leftJoin('documents', 'documents.id', 'chatMessages.documentId')
    .leftJoinLateral(fileOf, (join) => join.onTrue())
    .leftJoin('receipts', 'receipts.documentId', 'file.waitingId')
    .select(['chatMessages.id', 'chatMessages.sessionId', 'chatMessages.role', 'chatMessages.content'])
    .select(['chatMessages.answer', 'chatMessages.answerTable', 'chatMessages.createdAt'])
    .select(['chatMessages.state as progress', 'chatMessages.question', 'chatMessages.notice'])
    .select(['documents.id as documentId', 'documents.kind', 'documents.stage', 'documents.failure'])
    .select('receipts.id as receiptId')
    .select(['file.waitingId', 'file.state'])
    .select((eb) => [
      eb.fn.coalesce('file.itemsFound', sql<number>`0`).as('itemsFound'),
      eb.fn.coalesce('file.pendingLines', sql<number>`0`).as('pendingBudgetItems'),
      eb.fn.coalesce('file.pendingOthers', sql<number>`0`).as('pendingOtherItems'),
    ])
}

/**
 * Combines the receipts of the file of a message's document. The file is pending while any receipt is, and discarded if
 * all are.
 */
const fileOf = () =>
  sql<{
    waitingId: string | null
    state: DocumentState | null
    itemsFound: number
    pendingLines: number
    pendingOthers: number
  }>`(
    select (array_agg(part.id order by part.state <> 'STAGING', part.part))[1] as waiting_id,
      min(part.state) as state,
      sum(items.found)::integer as items_found,
      sum(items.pending_lines)::integer as pending_lines,
      sum(items.pending_others)::integer as pending_others
    from documents part cross join lateral (
      select count(*) as found,
        count(*) filter (where state = 'PENDING' and kind = 'BUDGET_LINE') as pending_lines,
        count(*) filter (where state = 'PENDING' and kind <> 'BUDGET_LINE') as pending_others
      from staged_items where document_id = part.id) items
    where part.id = chat_messages.document_id or part.part_of = chat_messages.document_id)`.as('file')
