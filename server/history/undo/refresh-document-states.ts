import { sql } from 'kysely'
import { refreshDocument } from '../../intake/documents/state.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Recomputes the state of documents whose staged items were reviewed differently in this transaction. Other item
 * changes do not count, so a replaced document stays discarded.
 * @param except documents that are left unchanged
 */
export async function refreshDocumentStates(db: WriteDb, except: ReadonlySet<string> = new Set()): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct after ->> 'document_id' as id from changes
      where transaction_id = pg_current_xact_id() and number is null and kind = 'staged_item' and action = 'UPDATED'
        and before ->> 'state' <> after ->> 'state'
      order by id`.execute(db)
  for (const { id } of rows) if (!except.has(id)) await refreshDocument(db, id)
}
