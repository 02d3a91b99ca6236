import { findTransactions, type Transaction } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { renderMatchReason } from './match-reasons.ts'

export interface MatchCandidate {
  transaction: Transaction
  reasons: string[]
}

export interface SuggestedMatch extends MatchCandidate {
  receiptId: string
}

/**
 * Returns the suggested transactions, best first. Leaves out saved receipts and transactions that already have a
 * receipt.
 */
export function findMatches(tenant: Tenant, receiptIds: readonly string[]): Promise<SuggestedMatch[]> {
  return tenant.read(async (db) => {
    const rows = await db
      .selectFrom('receiptMatches')
      .innerJoin('receipts', 'receipts.id', 'receiptMatches.receiptId')
      .innerJoin('documents', 'documents.id', 'receipts.documentId')
      .select(['receiptMatches.receiptId', 'receiptMatches.transactionId', 'receiptMatches.reasons'])
      .where('receiptMatches.receiptId', 'in', receiptIds)
      .where('receiptMatches.state', '=', 'SUGGESTED')
      .where('documents.state', '=', 'STAGING')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('receiptTransactions')
              .select('receiptTransactions.receiptId')
              .where((eb) =>
                eb.or([
                  eb('receiptTransactions.transactionId', '=', eb.ref('receiptMatches.transactionId')),
                  eb('receiptTransactions.receiptId', '=', eb.ref('receiptMatches.receiptId')),
                ]),
              ),
          ),
        ),
      )
      .orderBy('receiptMatches.score', 'desc')
      .orderBy('receiptMatches.transactionId')
      .execute()
    if (rows.length === 0) return []
    const ids = [...new Set(rows.map(({ transactionId }) => transactionId))]
    const known = new Map((await findTransactions(tenant, ids)).map((transaction) => [transaction.id, transaction]))
    return rows.flatMap(({ receiptId, transactionId, reasons }) => {
      const transaction = known.get(transactionId)
      return transaction ? [{ receiptId, transaction, reasons: reasons.map(renderMatchReason) }] : []
    })
  })
}

export function countConfirmedMatches(tenant: Tenant): Promise<number> {
  return tenant.read(async (db) => {
    const { count } = await db
      .selectFrom('receiptMatches')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('state', '=', 'CONFIRMED')
      .where('decidedBy', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}
