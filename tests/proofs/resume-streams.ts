import type { DocumentNode } from 'graphql'
import type pg from 'pg'
import {
  ResumedConversationDocument,
  type ResumedConversationSubscription,
  ResumedLedgerDocument,
  type ResumedLedgerSubscription,
  ResumedReviewDocument,
  type ResumedReviewSubscription,
} from '../support/generated.ts'

/** A message, as far as it can be held against the table of changes. */
export interface Heard {
  cursor: string
  /** The number in the cursor. */
  number: number
  at: number
  /** Change by change, where the stream says so: `17 transaction <id> CREATED`. */
  changes: string[]
  /** The records that the message is about, by kind, each once. */
  records: Record<string, string[]>
}

/** One of the subscriptions, and what of the table it has to tell. */
export interface Stream {
  name: string
  document: DocumentNode
  read(data: unknown): Heard
  /** The kinds that it tells one by one, with their numbers. */
  told: readonly string[]
  /** The kinds whose records it tells. */
  kinds: readonly string[]
}

/** A cursor is signed, not hidden: organization, epoch and number can be read. */
export function numberOf(cursor: string): number {
  return Number(
    Buffer.from(cursor.split('.')[0] ?? '', 'base64url')
      .toString()
      .split('/')[2],
  )
}

const heard = (cursor: string, records: Heard['records'], changes: string[] = []): Heard => ({
  cursor,
  number: numberOf(cursor),
  at: performance.now(),
  changes,
  records,
})

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

const ledgerKinds = ['transaction', 'category', 'budget', 'receipt', 'member', 'invitation', 'organization']

export const ledger: Stream = {
  name: 'ledgerChanged',
  document: ResumedLedgerDocument,
  told: ledgerKinds,
  kinds: ledgerKinds,
  read(data) {
    const { cursor, changes } = (data as ResumedLedgerSubscription).ledgerChanged
    const lines = changes.map(({ number, kind, id, action }) => `${number} ${kind.toLowerCase()} ${id} ${action}`)
    return heard(cursor, {}, lines)
  },
}

export const review: Stream = {
  name: 'pendingItemsChanged',
  document: ResumedReviewDocument,
  told: [],
  kinds: ['staged_item', 'document'],
  read(data) {
    const { cursor, items, documents } = (data as ResumedReviewSubscription).pendingItemsChanged
    return heard(cursor, { staged_item: idsOf(items), document: idsOf(documents) })
  },
}

export const conversation: Stream = {
  name: 'chatMessageChanged',
  document: ResumedConversationDocument,
  told: [],
  kinds: ['chat_message'],
  read(data) {
    const { cursor, messages, deletedIds } = (data as ResumedConversationSubscription).chatMessageChanged
    return heard(cursor, { chat_message: idsOf(messages), deleted: deletedIds })
  },
}

/** A row of the table `changes`, as its owner sees it. */
export interface Row {
  number: number
  kind: string
  id: string
  action: string
  /** Whom alone it may be told. */
  privateTo: string | null
}

export async function rowsOf(owner: pg.Pool, organizationId: string): Promise<Row[]> {
  const { rows } = await owner.query<Row>(
    `select number::float8 as number, kind, record_id as id, action::text, private_to as "privateTo"
     from changes where organization_id = $1 order by number`,
    [organizationId],
  )
  return rows
}
