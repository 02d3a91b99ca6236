import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import { isCurrency } from '../../language/money.ts'
import { readCii } from './cii.ts'
import type { Invoice } from './invoice.ts'
import { readUbl } from './ubl.ts'
import { parseXml } from './xml.ts'

const readers: Record<string, typeof readCii> = {
  CrossIndustryInvoice: readCii,
  CrossIndustryDocument: readCii,
  Invoice: readUbl,
  CreditNote: readUbl,
}

/** An invoice whose currency and total are known. */
export type ReadableInvoice = Invoice & { currency: string; totals: { total: string } }

/** @throws ReadingError DAMAGED, TOO_LARGE, UNSUPPORTED */
export function readInvoice(bytes: Uint8Array): ReadableInvoice {
  const root = parseXml(bytes)
  const invoice = readers[root.name]?.(root)
  if (!invoice) {
    throw new ReadingError('UNSUPPORTED', msg`This XML file is neither an e-invoice nor a bank statement.`)
  }
  const { currency, totals } = invoice
  const total = totals.total ?? totals.payable
  if (!currency || !isCurrency(currency) || total === null) {
    throw new ReadingError(
      'DAMAGED',
      msg`This e-invoice has no total or no currency. Ask the sender for a corrected invoice.`,
    )
  }
  return { ...invoice, currency, totals: { ...totals, total } }
}
