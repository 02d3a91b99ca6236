import { sql } from 'kysely'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Whether a receipt waits for its transaction, as part of a statement. */
export const hasUnmatchedReceipts = sql<boolean>`
  exists (select from staged_items where state = 'PENDING' and kind = 'RECEIPT_ITEM')`

/**
 * Joins a transaction: where a receipt waits, looks soon for the transaction it belongs to. Cheap where none does; of an
 * organization's looks only one waits at a time: until the end of the transaction nobody else asks for one. So this comes
 * before any offer is written.
 */
export async function enqueueMatching(db: WriteDb): Promise<void> {
  await sql`
    select enqueue('match-receipts', '{}', 'match-receipts ' || current_organization())
    where ${hasUnmatchedReceipts}`.execute(db)
}
