import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

export async function linkTransactions(db: WriteDb, receiptId: string, transactionIds: readonly string[]) {
  if (transactionIds.length === 0) return
  await db
    .insertInto('receiptTransactions')
    .values(transactionIds.map((transactionId) => ({ receiptId, transactionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
