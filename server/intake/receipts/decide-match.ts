import { AppError, ensure } from '../../base/errors.ts'
import { requireTransaction } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockDocument } from '../documents/state.ts'
import { type Receipt, requireReceipt } from './read.ts'

/**
 * Says that a transaction is not this receipt's: it is never offered for it again.
 * @throws AppError NOT_FOUND; CONFLICT when the receipt was reviewed already
 */
export function declineMatch(tenant: Tenant, receiptId: string, transactionId: string): Promise<Receipt> {
  return tenant.write(async (db) => {
    const { documentId } = await requireReceipt(db, receiptId)
    const { state } = await lockDocument(db, documentId)
    if (state !== 'STAGING') throw new AppError('CONFLICT', 'This receipt was reviewed already.')
    const { id } = await requireTransaction(db, transactionId, tenant.currency)
    await decide(db, receiptId, id, { state: 'DECLINED', decidedBy: tenant.userId })
    return requireReceipt(db, receiptId)
  })
}

/**
 * Joins a transaction in which the receipt's document is locked: a receipt was attached to a transaction; what else was
 * offered for it is withdrawn.
 * @param decidedBy null: by the organization's rule
 */
export async function confirmMatch(
  db: WriteDb,
  receiptId: string,
  transactionId: string,
  decidedBy: string | null,
): Promise<void> {
  await decide(db, receiptId, transactionId, { state: 'CONFIRMED', decidedBy })
  await withdrawSuggestedMatches(db, receiptId)
}

/** Joins a transaction: nothing more is offered for a receipt of which something is in the books, or nothing will be. */
export async function withdrawSuggestedMatches(db: WriteDb, receiptId: string): Promise<void> {
  await db.deleteFrom('receiptMatches').where('receiptId', '=', receiptId).where('state', '=', 'SUGGESTED').execute()
}

/**
 * Joins a transaction. @throws AppError INVALID_INPUT for a transaction that somebody has said is not this receipt's
 */
export async function refuseDeclined(db: WriteDb, receiptId: string, transactionId: string): Promise<void> {
  ensure({
    transactionId:
      !(await isDeclined(db, receiptId, transactionId)) ||
      'Somebody said that this transaction is not this receipt’s. Choose another one.',
  })
}

/** Joins a transaction: whether somebody has said that a transaction is not this receipt's. */
export async function isDeclined(db: WriteDb, receiptId: string, transactionId: string): Promise<boolean> {
  const declined = await db
    .selectFrom('receiptMatches')
    .select('id')
    .where('receiptId', '=', receiptId)
    .where('transactionId', '=', transactionId)
    .where('state', '=', 'DECLINED')
    .executeTakeFirst()
  return declined !== undefined
}

/** One that nobody had offered, people have found themselves: it has no score. */
async function decide(
  db: WriteDb,
  receiptId: string,
  transactionId: string,
  decision: { state: 'CONFIRMED' | 'DECLINED'; decidedBy: string | null },
) {
  const decided = { ...decision, decidedAt: new Date() }
  await db
    .insertInto('receiptMatches')
    .values({ receiptId, transactionId, score: 0, ...decided })
    .onConflict((conflict) => conflict.columns(['organizationId', 'receiptId', 'transactionId']).doUpdateSet(decided))
    .execute()
}
