import { sql } from 'kysely'
import type { Money } from '../../language/money.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface ReceiptFile {
  id: string
  fileName: string
  contentType: string
  storagePath: string | null
}

/** A receipt of a transaction, as it was read or as users have corrected it. */
export interface ExportedReceipt {
  id: string
  file: ReceiptFile
  merchant: string | null
  currency: string | null
  total: Money | null
  /** The total without the tax. */
  net: Money | null
  tax: Money | null
  /** In percent, from an e-invoice. Other receipts have none. */
  taxRates: string[]
  vatId: string | null
  /** From an e-invoice. */
  invoiceNumber: string | null
  dueDate: string | null
  paidOn: string | null
}

/** Returns the receipts of each transaction, in the order of their file names. */
export async function readReceipts(
  db: ReadDb,
  transactionIds: readonly string[],
): Promise<Map<string, ExportedReceipt[]>> {
  const rows = await db
    .selectFrom('receiptTransactions')
    .innerJoin('receipts', 'receipts.id', 'receiptTransactions.receiptId')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .innerJoin('documents as file', (join) =>
      join.on('file.id', '=', (eb) => eb.fn.coalesce('documents.partOf', 'documents.id')),
    )
    .leftJoin('documentReadings', 'documentReadings.documentId', 'receipts.documentId')
    .where('receiptTransactions.transactionId', '=', sql<string>`any(${transactionIds}::uuid[])`)
    .select([
      'receiptTransactions.transactionId',
      'receipts.id',
      'receipts.merchant',
      'receipts.currency',
      'receipts.totalMinor',
      'receipts.taxMinor',
      'receipts.vendorVatId',
      'receipts.dueDate',
      'receipts.paidOn',
      'file.id as fileId',
      'file.fileName',
      'file.contentType',
      'file.storagePath',
    ])
    .select(sql<string | null>`document_readings.fields #>> '{invoice,number}'`.as('invoiceNumber'))
    .select(sql<{ rate: string | null }[] | null>`document_readings.fields #> '{invoice,taxes}'`.as('taxes'))
    .orderBy('file.fileName')
    .orderBy('file.id')
    .orderBy('receipts.id')
    .execute()
  const byTransaction = new Map<string, ExportedReceipt[]>()
  for (const { transactionId, ...row } of rows) {
    byTransaction.set(transactionId, [...(byTransaction.get(transactionId) ?? []), receiptOf(row)])
  }
  return byTransaction
}

interface Row {
  id: string
  merchant: string | null
  currency: string | null
  totalMinor: bigint | null
  taxMinor: bigint | null
  vendorVatId: string | null
  dueDate: string | null
  paidOn: string | null
  fileId: string
  fileName: string
  contentType: string
  storagePath: string | null
  invoiceNumber: string | null
  taxes: { rate: string | null }[] | null
}

function receiptOf({ totalMinor, taxMinor, currency, taxes, vendorVatId, ...row }: Row): ExportedReceipt {
  const { id, merchant, invoiceNumber, dueDate, paidOn, fileId, fileName, contentType, storagePath } = row
  const money = (minor: bigint | null) => (minor === null || currency === null ? null : { minor, currency })
  const rates = (taxes ?? []).flatMap(({ rate }) => (rate === null ? [] : [plainRate(rate)]))
  return {
    id,
    file: { id: fileId, fileName, contentType, storagePath },
    merchant,
    currency,
    total: money(totalMinor),
    net: money(totalMinor === null || taxMinor === null ? null : totalMinor - taxMinor),
    tax: money(taxMinor),
    taxRates: [...new Set(rates)],
    vatId: vendorVatId,
    invoiceNumber,
    dueDate,
    paidOn,
  }
}

/** '19.00' becomes '19'. */
const plainRate = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)
