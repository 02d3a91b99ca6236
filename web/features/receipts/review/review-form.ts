import { plural, t } from '@lingui/core/macro'
import type { ReceiptReviewFragment, ReviewedReceiptInput, ReviewItemFragment, SaveAs } from '../../../generated.ts'
import { today } from '../../../shared/format/dates.ts'
import { decimalsOf, isAmount, productOf, ratioOf } from '../../../shared/format/decimals.ts'
import { type TextFieldName, textsOf } from './text-fields.ts'

export type FieldName = 'merchant' | 'date' | 'currency' | 'rate' | 'baseAmount' | 'total' | 'tax' | TextFieldName
export type Fields = Record<FieldName, string>

export interface FormItem {
  /** The id of the item, or a local key for an added item. */
  key: string
  id: string | null
  description: string
  note: string
  amount: string
  categoryId: string | null
}

/** The state of the form. Amounts are decimal strings, or the typed text if it is not an amount. */
export interface ReviewForm {
  fields: Fields
  items: readonly FormItem[]
  saveAs: SaveAs
  transactionId: string | null
  /** Names of fields and keys of items whose doubts the user has settled. */
  resolved: ReadonlySet<string>
}

export function formOf(receipt: ReceiptReviewFragment, organizationCurrency: string): ReviewForm {
  const { merchant, date, currency, total, tax, items, matches } = receipt
  const [match] = matches
  return {
    fields: {
      merchant: merchant.value ?? '',
      date: date.value ?? '',
      currency: currency.value ?? organizationCurrency,
      rate: '',
      baseAmount: '',
      total: total.value ?? '',
      tax: tax.value ?? '',
      ...textsOf((name) => receipt[name] ?? ''),
    },
    items: items.filter(({ state }) => state === 'PENDING').map(itemOf),
    saveAs: match ? 'ATTACH' : 'ONE_TRANSACTION',
    transactionId: match?.transaction.id ?? null,
    resolved: new Set(),
  }
}

function itemOf({ id, description, note, amount, category }: ReviewItemFragment): FormItem {
  return { key: id, id, description, note, amount: amount.value, categoryId: category?.id ?? null }
}

/**
 * Computes the exchange rate from the charged amount, or the charged amount from the rate. Without either, the last rate
 * is proposed until the user clears it.
 */
export function withRate(form: ReviewForm, lastRate: string | null, base: string): ReviewForm {
  const { total, baseAmount } = form.fields
  if (baseAmount !== '') {
    const rate = isAmount(baseAmount) && isAmount(total) ? (ratioOf(baseAmount, total, 12) ?? '') : ''
    return { ...form, fields: { ...form.fields, rate } }
  }
  const rate = form.fields.rate === '' && !form.resolved.has('rate') ? (lastRate ?? '') : form.fields.rate
  const follows = isAmount(rate) && isAmount(total) ? productOf(total, rate, decimalsOf(base)) : ''
  return { ...form, fields: { ...form.fields, rate, baseAmount: follows } }
}

/** True if the receipt becomes a transaction in another currency. An attached receipt changes no transaction. */
export const needsRate = ({ fields, saveAs }: ReviewForm, base: string): boolean =>
  fields.currency !== base && saveAs !== 'ATTACH'

let added = 0

/** Creates an item that was not read, with the category of the previous item. */
export function newItem(items: readonly FormItem[]): FormItem {
  added += 1
  const categoryId = items.at(-1)?.categoryId ?? null
  return { key: `added ${added}`, id: null, description: '', note: '', amount: '', categoryId }
}

/** Returns errors for values that the server cannot parse. The server validates everything else. */
export function problemsOf(form: ReviewForm, organizationCurrency: string): Record<string, string> {
  const { fields, items } = form
  const problems: Record<string, string> = {}
  if (fields.date === '') problems.date = t`Choose the date on the receipt.`
  if (!isAmount(fields.total)) problems.total = t`Amount must be a positive number.`
  if (fields.tax !== '' && !isAmount(fields.tax)) problems.tax = t`Enter the tax as a number.`
  if (needsRate(form, organizationCurrency)) {
    if (fields.baseAmount !== '' && !isAmount(fields.baseAmount))
      problems.baseAmount = t`Amount must be a positive number.`
    else if (!isAmount(fields.rate)) problems.rate = t`Enter an exchange rate.`
  }
  if (items.some(({ amount }) => !isAmount(amount))) problems.items = t`Each item needs an amount.`
  return problems
}

export function inputOf(form: ReviewForm, organizationCurrency: string): ReviewedReceiptInput {
  const { fields, items, saveAs, transactionId } = form
  const { merchant, date, currency, total, tax, rate, baseAmount } = fields
  return {
    merchant,
    date: date || today(),
    currency,
    total,
    tax: tax === '' ? null : tax,
    ...textsOf((name) => String(fields[name]).trim() || null),
    items: items.map(({ id, description, amount, categoryId }) => ({ id, description, amount, categoryId })),
    saveAs,
    ...(saveAs === 'ATTACH' ? { transactionId } : {}),
    ...(needsRate(form, organizationCurrency) && { rate, baseAmount: baseAmount || null }),
  }
}

/**
 * Returns "Attaches 7 items to 1 transaction" or "Saves 9 items as 2 transactions", and "Saves 1 transaction" for a
 * receipt without items.
 */
export function summaryOf({ items, saveAs }: ReviewForm): string {
  const { length: count } = items
  if (saveAs === 'ATTACH') {
    if (count === 0) return t`Attaches to 1 transaction`
    return plural(count, { one: 'Attaches # item to 1 transaction', other: 'Attaches # items to 1 transaction' })
  }
  if (count === 0) return t`Saves 1 transaction`
  const made = saveAs === 'ONE_TRANSACTION' ? 1 : new Set(items.map(({ categoryId }) => categoryId)).size
  return made === 1
    ? plural(count, { one: 'Saves # item as 1 transaction', other: 'Saves # items as 1 transaction' })
    : t`Saves ${count} items as ${made} transactions`
}
