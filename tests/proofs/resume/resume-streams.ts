import type { DocumentNode } from 'graphql'
import type pg from 'pg'
import {
  ResumedConversationDocument,
  type ResumedConversationSubscription,
  ResumedLedgerDocument,
  type ResumedLedgerSubscription,
  ResumedReviewDocument,
  type ResumedReviewSubscription,
} from '../../support/generated.ts'

export interface ReceivedMessage {
  cursor: string
  number: number
  at: number
  /** The changes, if the stream has them: `17 transaction <id> CREATED`. */
  changes: string[]
  records: Record<string, string[]>
}

export interface Stream {
  name: string
  document: DocumentNode
  read(data: unknown): ReceivedMessage
  deliveredKinds: readonly string[]
  kinds: readonly string[]
}

/** Returns the number in a cursor. A cursor is signed but not encrypted. */
export function numberOf(cursor: string): number {
  return Number(
    Buffer.from(cursor.split('.')[0] ?? '', 'base64url')
      .toString()
      .split('/')[2],
  )
}

const receivedMessage = (
  cursor: string,
  records: ReceivedMessage['records'],
  changes: string[] = [],
): ReceivedMessage => ({
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
  deliveredKinds: ledgerKinds,
  kinds: ledgerKinds,
  read(data) {
    const { cursor, changes } = (data as ResumedLedgerSubscription).ledgerChanged
    const lines = changes.map(({ number, kind, id, action }) => `${number} ${kind.toLowerCase()} ${id} ${action}`)
    return receivedMessage(cursor, {}, lines)
  },
}

export const review: Stream = {
  name: 'pendingItemsChanged',
  document: ResumedReviewDocument,
  deliveredKinds: [],
  kinds: ['staged_item', 'document'],
  read(data) {
    const { cursor, items, documents } = (data as ResumedReviewSubscription).pendingItemsChanged
    return receivedMessage(cursor, { staged_item: idsOf(items), document: idsOf(documents) })
  },
}

export const conversation: Stream = {
  name: 'chatMessageChanged',
  document: ResumedConversationDocument,
  deliveredKinds: [],
  kinds: ['chat_message'],
  read(data) {
    const { cursor, messages, deletedIds } = (data as ResumedConversationSubscription).chatMessageChanged
    return receivedMessage(cursor, { chat_message: idsOf(messages), deleted: deletedIds })
  },
}

export interface Row {
  number: number
  kind: string
  id: string
  action: string
  /** The only user who may receive the change. */
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
