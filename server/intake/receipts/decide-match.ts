import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { requireTransaction } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockDocument } from '../documents/state.ts'
import { markPaidBy } from './paid.ts'
import { type Receipt, requireReceipt } from './read.ts'

/**
 * Declines a match, so that it is not suggested again.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the receipt is already reviewed
 */
export function declineMatch(tenant: Tenant, receiptId: string, transactionId: string): Promise<Receipt> {
  return tenant.write(async (db) => {
    const { documentId } = await requireReceipt(db, receiptId)
    const { state } = await lockDocument(db, documentId)
    if (state !== 'STAGING') throw new AppError('CONFLICT', msg`This receipt has already been reviewed.`)
    const { id } = await requireTransaction(db, transactionId, tenant.currency)
    await decide(db, receiptId, id, { state: 'DECLINED', decidedBy: tenant.userId })
    return requireReceipt(db, receiptId)
  })
}

/**
 * Confirms the match of an attached receipt, which its transaction has paid, and withdraws its other suggestions. The
 * receipt's document must be locked.
 * @param decidedBy null if the organization's setting attached the receipt
 */
export async function confirmMatch(
  db: WriteDb,
  receiptId: string,
  transactionId: string,
  decidedBy: string | null,
): Promise<void> {
  await decide(db, receiptId, transactionId, { state: 'CONFIRMED', decidedBy })
  await markPaidBy(db, receiptId, transactionId)
  await withdrawSuggestedMatches(db, receiptId)
}

/** Withdraws all suggestions of a receipt that is saved or discarded. */
export async function withdrawSuggestedMatches(db: WriteDb, receiptId: string): Promise<void> {
  await db.deleteFrom('receiptMatches').where('receiptId', '=', receiptId).where('state', '=', 'SUGGESTED').execute()
}

/** @throws AppError INVALID_INPUT if a user declined this match */
export async function requireNotDeclined(db: WriteDb, receiptId: string, transactionId: string): Promise<void> {
  ensure({
    transactionId:
      !(await isDeclined(db, receiptId, transactionId)) || msg`This match was declined. Choose another transaction.`,
  })
}

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

/** A match that a user found without a suggestion has no score. */
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
