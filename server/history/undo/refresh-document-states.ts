import { sql } from 'kysely'
import { settleDocument } from '../../intake/documents/state.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Joins a transaction: documents follow those of their items that are decided otherwise than when it began. What else
 * has changed of an item stands against no document: one that was replaced by another stays thrown away.
 * @param except documents that stay as they are
 */
export async function refreshDocumentStates(db: WriteDb, except: ReadonlySet<string> = new Set()): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct after ->> 'document_id' as id from changes
      where transaction_id = pg_current_xact_id() and number is null and kind = 'staged_item' and action = 'UPDATED'
        and before ->> 'state' <> after ->> 'state'
      order by id`.execute(db)
  for (const { id } of rows) if (!except.has(id)) await settleDocument(db, id)
}
