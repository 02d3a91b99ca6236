import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Reading } from '../../reader/reading.ts'
import type { FileToRead } from '../documents/attempt.ts'
import { isOpen } from '../documents/file-documents.ts'
import { budgetListOn, stageBudgetPages } from './stage-budget-list.ts'
import { stageReceipts } from './stage-receipt.ts'

/** Determines the kind of a document from its content and stages it. The file must be locked. */
export async function stageReading(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  file: FileToRead,
  reading: Reading,
): Promise<void> {
  const isInvoice = reading.receipts.some(({ invoice }) => invoice)
  const list = isNew(file) && !isInvoice ? await budgetListOn(db, tenant, reading) : null
  if (list) return stageBudgetPages(db, tenant, operatorSettings, file, reading, list)
  if (file.kind !== 'RECEIPT') await becomeReceipt(db, file)
  await stageReceipts(db, tenant, operatorSettings, file, reading)
}

const isNew = ({ documents }: FileToRead): boolean => documents.every(isOpen)

async function becomeReceipt(db: WriteDb, { id, createdBy }: FileToRead): Promise<void> {
  await db.updateTable('documents').set({ kind: 'RECEIPT' }).where('id', '=', id).execute()
  await db.insertInto('receipts').values({ documentId: id, createdBy }).execute()
}
