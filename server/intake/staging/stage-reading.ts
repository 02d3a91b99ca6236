import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Reading } from '../../reader/reading.ts'
import { isOpen } from '../documents/file-documents.ts'
import type { FileToRead } from './attempt.ts'
import { budgetListOn, stageBudgetPages } from './stage-budget-list.ts'
import { stageReceipts } from './stage-receipt.ts'

/**
 * Joins a transaction in which the file is locked: what a picture or a PDF shows decides what becomes of it, whatever it
 * was taken for when it came. The place where the kind of a document that was read is decided.
 */
export async function stageReading(
  db: WriteDb,
  tenant: Tenant,
  terms: OperatorSettings,
  file: FileToRead,
  reading: Reading,
): Promise<void> {
  const list = isNew(file) ? await budgetListOn(db, tenant, reading) : null
  if (list) return stageBudgetPages(db, tenant, terms, file, reading, list)
  if (file.kind === 'BUDGET_LIST') await becomeReceipt(db, file)
  await stageReceipts(db, tenant, terms, file, reading)
}

/** Of a file whose receipts somebody has reviewed, the others are receipts too. */
const isNew = ({ parts }: FileToRead): boolean => parts.every(isOpen)

/** A list of which nothing was approved turns out to be none. */
async function becomeReceipt(db: WriteDb, { id, createdBy }: FileToRead): Promise<void> {
  await db.updateTable('documents').set({ kind: 'RECEIPT' }).where('id', '=', id).execute()
  await db.insertInto('receipts').values({ documentId: id, createdBy }).execute()
}
