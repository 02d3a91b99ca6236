import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Returns transactions by the id of their receipt link, including deleted links. */
export function findLinkedTransactions(tenant: Tenant, linkIds: readonly string[]): Promise<Map<string, string>> {
  return tenant.read(async (db) => {
    const rows = await linkChanges(db, linkIds)
      .select(['recordId', sql<string>`coalesce(after, before) ->> 'transaction_id'`.as('transactionId')])
      .execute()
    return new Map(rows.map(({ recordId, transactionId }) => [recordId, transactionId]))
  })
}

export async function receiptsOfLinks(db: ReadDb, linkIds: readonly string[]): Promise<string[]> {
  if (linkIds.length === 0) return []
  const rows = await linkChanges(db, linkIds)
    .select(sql<string>`coalesce(after, before) ->> 'receipt_id'`.as('receiptId'))
    .execute()
  return rows.map(({ receiptId }) => receiptId)
}

/** The change log has the receipts and transactions of deleted links. */
function linkChanges(db: ReadDb, linkIds: readonly string[]) {
  return db.selectFrom('changes').distinct().where('kind', '=', 'receipt_link').where('recordId', 'in', linkIds)
}
