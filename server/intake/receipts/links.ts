import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The transactions of some links between receipts and transactions, by the link's id; also of links that are no more. */
export function findLinkedTransactions(tenant: Tenant, linkIds: readonly string[]): Promise<Map<string, string>> {
  return tenant.read(async (db) => {
    const rows = await linkChanges(db, linkIds)
      .select(['recordId', sql<string>`coalesce(after, before) ->> 'transaction_id'`.as('transactionId')])
      .execute()
    return new Map(rows.map(({ recordId, transactionId }) => [recordId, transactionId]))
  })
}

/** Joins a transaction: the same, of the receipts. */
export async function receiptsOfLinks(db: ReadDb, linkIds: readonly string[]): Promise<string[]> {
  if (linkIds.length === 0) return []
  const rows = await linkChanges(db, linkIds)
    .select(sql<string>`coalesce(after, before) ->> 'receipt_id'`.as('receiptId'))
    .execute()
  return rows.map(({ receiptId }) => receiptId)
}

/** The record of changes knows whose the links were. */
function linkChanges(db: ReadDb, linkIds: readonly string[]) {
  return db.selectFrom('changes').distinct().where('kind', '=', 'receipt_link').where('recordId', 'in', linkIds)
}
