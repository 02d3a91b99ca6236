import type { PostalAddress } from '../reading.ts'

/**
 * The parts of an e-invoice that Purser uses, by the terms of EN 16931 (BT and BG numbers). Amounts are plain decimals in
 * `currency`, days are 'yyyy-MM-dd', and null stands for a missing or invalid value.
 */
export interface Invoice {
  syntax: 'CII' | 'UBL'
  /** BT-1 */
  number: string | null
  /** BT-3, by its code: money that comes back. */
  isCredit: boolean
  /** BT-2 */
  date: string | null
  /** BT-9 */
  dueDate: string | null
  /** BT-5 */
  currency: string | null
  /** BG-4 */
  seller: InvoiceParty
  /** BT-59, if it is not the seller. */
  payee: string | null
  payment: InvoicePayment
  totals: InvoiceTotals
  /** BG-23 */
  taxes: InvoiceTax[]
  /** BG-25 */
  lines: InvoiceLine[]
  /** BG-21, charges on the whole invoice, such as freight. */
  charges: { reason: string | null; amount: string }[]
}

export interface InvoiceParty {
  /** BT-27 */
  name: string | null
  /** BT-28 */
  tradingName: string | null
  /** BT-31 */
  vatId: string | null
  /** BG-5 */
  address: PostalAddress
}

export interface InvoicePayment {
  /** BT-81, a code of UNTDID 4461. */
  means: string | null
  /** BT-84, without spaces. */
  iban: string | null
  /** BT-86 */
  bic: string | null
  /** BT-85 */
  accountName: string | null
  /** BT-83 */
  reference: string | null
}

export interface InvoiceTotals {
  /** BT-106 */
  lines: string | null
  /** BT-107 */
  allowances: string | null
  /** BT-108 */
  charges: string | null
  /** BT-109 */
  net: string | null
  /** BT-110 */
  tax: string | null
  /** BT-112 */
  total: string | null
  /** BT-113 */
  paid: string | null
  /** BT-114 */
  rounding: string | null
  /** BT-115 */
  payable: string | null
}

export interface InvoiceTax {
  /** BT-119, in percent. */
  rate: string | null
  /** BT-116 */
  base: string | null
  /** BT-117 */
  amount: string | null
}

export interface InvoiceLine {
  /** BT-153, or else BT-154 */
  name: string
  /** BT-129 */
  quantity: string | null
  /** BT-146 */
  unitPrice: string | null
  /** BT-131 */
  net: string | null
}

/** The codes of BT-3 (UNTDID 1001) that EN 16931 treats as credit notes. 389, a self-billed invoice, is none. */
const creditCodes = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '502', '503', '532'])

/** UNTDID 4461: the seller collects the amount, by direct debit or a card. */
const collectedMeans = new Set(['48', '49', '54', '55', '59'])

/** True if the buyer has to transfer money. */
export function isToTransfer({ payment, isCredit, totals }: Invoice): boolean {
  return !isCredit && !collectedMeans.has(payment.means ?? '') && Number(totals.payable ?? totals.total) > 0
}

export const isCreditCode = (code: string | null): boolean => code !== null && creditCodes.has(code)
