import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Receipt, requireReceipt } from './read.ts'

/**
 * Marks a receipt as paid, or as unpaid with null.
 * @param paidOn 'yyyy-MM-dd'
 * @throws AppError NOT_FOUND
 */
export function setReceiptPaid(tenant: Tenant, id: string, paidOn: string | null): Promise<Receipt> {
  return tenant.write(async (db) => {
    await requireReceipt(db, id)
    await db
      .updateTable('receipts')
      .set((eb) => ({ paidOn, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('paidOn', 'is distinct from', paidOn)
      .execute()
    return requireReceipt(db, id)
  })
}

/** A receipt that asks for a payment is paid on the day of the transaction that it is attached to. */
export async function markPaidBy(db: WriteDb, receiptId: string, transactionId: string): Promise<void> {
  await db
    .updateTable('receipts')
    .set((eb) => ({
      paidOn: eb.selectFrom('transactions').select('date').where('id', '=', transactionId),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', receiptId)
    .where('paidOn', 'is', null)
    .where((eb) => eb.or([eb('dueDate', 'is not', null), eb('iban', 'is not', null)]))
    .execute()
}
