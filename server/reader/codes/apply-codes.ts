import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { groupedIban, ibansIn } from '../../language/bank-accounts.ts'
import { dayText } from '../../language/date-texts.ts'
import { formatAmount } from '../../language/format-money.ts'
import type { Field, PaymentReading, ReceiptReading } from '../reading.ts'
import { type CodeFacts, parseCode } from './parse-code.ts'

/**
 * Fills and confirms the fields of a receipt with the codes on its pages. Links are kept as text, and never opened.
 * @param text of the receipt's pages
 */
export function applyCodes(receipt: ReceiptReading, codes: readonly string[], text: string): ReceiptReading {
  const parsed = codes.map((code) => ({ code, facts: parseCode(code) }))
  const others = parsed.flatMap(({ code, facts }) => (facts ? [] : [code]))
  const fiscal = parsed.find(({ facts }) => facts?.kind === 'fiscal')?.facts
  const transfer = parsed.find(({ facts }) => facts?.kind === 'transfer')?.facts
  const withFiscal = fiscal ? applyFiscal(receipt, fiscal) : receipt
  const withTransfer = transfer ? applyTransfer(withFiscal, transfer, text) : withFiscal
  return others.length > 0 ? { ...withTransfer, codes: others } : withTransfer
}

function applyFiscal(receipt: ReceiptReading, facts: CodeFacts): ReceiptReading {
  const signed = (amount: string | null) =>
    amount !== null && facts.isRefund && Number(amount) > 0 ? `-${amount}` : amount
  const currency = merged(receipt.currency, facts.currency)
  const amountText = (amount: string) => formatAmount(amount, currency.value)
  const total = merged(receipt.total, signed(facts.amount), areSameAmounts, amountText)
  const identifiers = receipt.identifiers.filter(({ kind }) => kind !== 'tax-number')
  const value = facts.sellerTaxNumber
  return {
    ...receipt,
    date: merged(receipt.date, facts.date, areEqual, dayText),
    currency,
    total,
    totalProven: receipt.totalProven || total.sure,
    tax: merged(receipt.tax, signed(facts.tax), areSameAmounts, amountText),
    identifiers: value ? [{ kind: 'tax-number', value }, ...identifiers] : receipt.identifiers,
  }
}

function applyTransfer(receipt: ReceiptReading, facts: CodeFacts, text: string): ReceiptReading {
  const { amount, iban, reference, name, bic, address } = facts
  // After a deposit, the amount of a transfer is not the total.
  const isTotal = receipt.total.value === null || areSameAmounts(receipt.total.value, amount ?? '')
  const payment: PaymentReading = {
    dueDate: exact(null),
    payable: exact(amount),
    iban: { ...exact(iban), ...doubtOf(iban, text) },
    reference: exact(reference),
    payee: name === null ? null : { name, bic, address },
  }
  return {
    ...receipt,
    merchant: receipt.merchant.value === null ? merged(receipt.merchant, name) : receipt.merchant,
    currency: merged(receipt.currency, facts.currency),
    total: isTotal ? merged(receipt.total, amount, areSameAmounts) : receipt.total,
    payment,
  }
}

/** A sticker over the code of a bill is a known fraud. */
function doubtOf(iban: string | null, text: string): Partial<Field<string>> {
  const printed = text.split(/[\n\f]/).flatMap(ibansIn)
  const [other] = printed
  if (iban === null || other === undefined || printed.includes(iban)) return {}
  const doubt = msg`The QR code names the account ${{ iban: groupedIban(iban) }}, but the page shows ${{ other: groupedIban(other) }}. Check with the sender before you pay.`
  return { sure: false, confidence: 0.5, doubt: render(doubt) }
}

/** A sure value of the page that differs from the code needs a decision. */
function merged(
  field: Field<string>,
  value: string | null,
  isSame: (one: string, other: string) => boolean = areEqual,
  textOf: (value: string) => string = (each) => each,
): Field<string> {
  if (value === null) return field
  const place = field.place
  if (field.value === null || !field.sure || isSame(field.value, value)) {
    return { ...exact(value), place, candidates: [...new Set([value, ...field.candidates])].slice(0, 5) }
  }
  const doubt = msg`The QR code says ${{ value: textOf(value) }}, but the page shows ${{ printed: textOf(field.value) }}. Compare both.`
  return {
    ...field,
    sure: false,
    confidence: 0.5,
    candidates: [...new Set([...field.candidates, value])],
    doubt: render(doubt),
  }
}

function exact(value: string | null): Field<string> {
  const isKnown = value !== null
  return {
    value,
    confidence: isKnown ? 1 : 0,
    sure: isKnown,
    place: null,
    candidates: isKnown ? [value] : [],
    doubt: null,
    ...(isKnown && { source: 'code' as const }),
  }
}

const areEqual = (one: string, other: string) => one === other
const areSameAmounts = (one: string, other: string) => other !== '' && Number(one) === Number(other)
