import { addDays } from '../core/days.ts'
import type { Tenant } from '../core/tenant.ts'
import { findTransactions, type Transaction } from '../transactions/read.ts'
import { type Match, matchingDays, rankMatches, toleranceOf } from './matching.ts'

/**
 * The transactions without a receipt that a receipt may belong to, the likeliest first. Nothing for a receipt that was
 * reviewed, or whose total is not known. Without a day, the days before it came are looked at.
 */
export function findMatches(tenant: Tenant, receiptId: string): Promise<Match<Transaction>[]> {
  return tenant.read(async (db) => {
    const receipt = await db
      .selectFrom('receipts')
      .innerJoin('documents', 'documents.id', 'receipts.documentId')
      .select(['receipts.merchant', 'receipts.date', 'receipts.totalMinor', 'receipts.currency'])
      .select(['receipts.createdAt', 'documents.state'])
      .where('receipts.id', '=', receiptId)
      .executeTakeFirst()
    if (receipt?.state !== 'STAGING' || receipt.totalMinor === null || !receipt.currency) return []
    const total = { minor: receipt.totalMinor, currency: receipt.currency }
    const day = receipt.date ?? receipt.createdAt.toISOString().slice(0, 10)
    const tolerance = toleranceOf(total.minor)
    const rows = await db
      .selectFrom('transactions')
      .select('id')
      .where('date', '>=', addDays(day, receipt.date ? -matchingDays : -30))
      .where('date', '<=', addDays(day, matchingDays))
      .where('currency', '=', total.currency)
      .where('amountMinor', '>=', total.minor - tolerance)
      .where('amountMinor', '<=', total.minor + tolerance)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('receiptTransactions')
              .select('receiptId')
              .whereRef('receiptTransactions.transactionId', '=', 'transactions.id'),
          ),
        ),
      )
      .limit(50)
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    return rankMatches({ ...receipt, total }, await findTransactions(tenant, ids))
  })
}
