import { isCreditorReference, isIban, isQrIban, isQrReference } from '../../language/bank-accounts.ts'
import { decimalOf, type Money } from '../../language/money.ts'
import type { Payee } from '../../reader/reading.ts'
import type { Receipt } from './read.ts'

export const paymentCodeKinds = ['EPC', 'SWISS_QR_BILL'] as const

/** The content of a QR code that the app of a bank reads. */
export interface PaymentCode {
  kind: (typeof paymentCodeKinds)[number]
  text: string
}

interface Payment {
  amount: Money
  iban: string
  payee: Payee
  reference: string
}

/** Returns null if a code could lead to a wrong payment, or the standards do not allow one. */
export function paymentCodeOf(receipt: Receipt): PaymentCode | null {
  const { payable, iban, payee, merchant, paymentReference, paidOn, ibanWarning } = receipt
  const owner = payee ?? (merchant.value ? { name: merchant.value, bic: null, address: null } : null)
  if (!payable || payable.minor <= 0n || !iban || !owner || paidOn !== null || ibanWarning !== null) return null
  if (receipt.total.doubt !== null || !isIban(iban)) return null
  const payment = { amount: payable, iban, payee: owner, reference: paymentReference ?? '' }
  return swissCode(payment) ?? epcCode(payment)
}

/** EPC069-12, version 2 in UTF-8: a SEPA credit transfer in euros. */
function epcCode({ amount, iban, payee, reference }: Payment): PaymentCode | null {
  if (amount.currency !== 'EUR' || amount.minor > 99_999_999_999n) return null
  const compact = reference.replace(/\s/g, '').toUpperCase()
  const isStructured = isCreditorReference(compact)
  const lines = [
    ...['BCD', '002', '1', 'SCT', payee.bic ?? ''],
    oneLine(payee.name, 70),
    iban,
    `EUR${decimalOf(amount)}`,
    '',
    isStructured ? compact : '',
    isStructured ? '' : oneLine(reference, 140),
  ]
  return { kind: 'EPC', text: lines.join('\n').trimEnd() }
}

/** Swiss Implementation Guidelines QR-bill, version 2.3: the address is structured and belongs to the account. */
function swissCode({ amount, iban, payee, reference }: Payment): PaymentCode | null {
  const { address } = payee
  const isAllowed =
    /^(?:CH|LI)/.test(iban) && ['CHF', 'EUR'].includes(amount.currency) && amount.minor <= 99_999_999_999n
  if (!isAllowed || !address?.postCode || !address.city || !address.country) return null
  const kind = referenceOf(iban, reference)
  if (!kind) return null
  const absent = Array<string>(7).fill('')
  const lines = [
    ...['SPC', '0200', '1', iban],
    ...['S', oneLine(payee.name, 70), oneLine(address.lines[0] ?? '', 70), ''],
    ...[oneLine(address.postCode, 16), oneLine(address.city, 35), address.country],
    ...absent,
    ...[decimalOf(amount), amount.currency],
    ...absent,
    ...[kind.type, kind.reference, kind.message, 'EPD'],
  ]
  return { kind: 'SWISS_QR_BILL', text: lines.join('\n') }
}

/** A QR-IBAN requires a QR reference, and another account forbids one. */
function referenceOf(iban: string, reference: string) {
  const compact = reference.replace(/\s/g, '').toUpperCase()
  if (isQrIban(iban)) return isQrReference(compact) ? { type: 'QRR', reference: compact, message: '' } : null
  if (isCreditorReference(compact)) return { type: 'SCOR', reference: compact, message: '' }
  return { type: 'NON', reference: '', message: oneLine(reference, 140) }
}

/** A line feed would move the following values. */
function oneLine(text: string, length: number): string {
  return [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, length).join('').trim()
}
