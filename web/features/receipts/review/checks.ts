import type { PlaceMarkFragment, ReceiptReviewFragment } from '../../../generated.ts'
import { compareAmounts, isAmount } from '../../../shared/format/decimals.ts'
import type { FieldName, ReviewForm } from './review-form.ts'
import { isTextField, textFields, textsOf } from './text-fields.ts'

/** The focused field, or an item with the focused part. */
export type Target = { kind: 'field'; name: FieldName } | { kind: 'item'; key: string; part: 'name' | 'amount' }

export interface Check {
  /** The name of a field, or the key of an item. */
  id: string
  target: Target
  label: string
  sentence: string
}

export const fieldLabels: Record<FieldName, string> = {
  merchant: 'Merchant',
  date: 'Date',
  currency: 'Currency',
  rate: 'Rate',
  total: 'Total',
  tax: 'Tax',
  ...textsOf((name) => textFields.find((field) => field.name === name)?.label ?? ''),
}

const readFields = ['merchant', 'date', 'currency', 'total', 'tax'] as const
const neededFields: readonly FieldName[] = ['merchant', 'date', 'total']

/** Returns the open doubts in the order of the page. */
export function checksOf(receipt: ReceiptReviewFragment, form: ReviewForm): Check[] {
  const ofFields = readFields.flatMap((name): Check[] => {
    const { doubt, value } = receipt[name]
    // Many receipts print no tax, so a missing tax is not a doubt.
    if (name === 'tax' && value === null) return []
    const sentence =
      doubt ?? (value === null && neededFields.includes(name) ? 'It was not found on the document.' : null)
    return sentence ? [{ id: name, target: { kind: 'field', name }, label: fieldLabels[name], sentence }] : []
  })
  const ofItems = form.items.flatMap(({ key, id }): Check[] => {
    const doubt = receipt.items.find((item) => item.id === id)?.doubt
    const part = doubtLabel(doubt ?? '') === 'Check the amount' ? 'amount' : 'name'
    return doubt ? [{ id: key, target: { kind: 'item', key, part }, label: '', sentence: doubt }] : []
  })
  return [...ofFields, ...ofItems].filter(({ id }) => !form.resolved.has(id))
}

/**
 * Returns why the amounts may be wrong, as long as the doubtful items and the total are unchanged. “12.0” equals
 * “12.00”.
 */
export function amountDoubtIn(receipt: ReceiptReviewFragment, { items, fields }: ReviewForm): string | null {
  const total = receipt.total.value ?? ''
  const isSame = (one: string, other: string) =>
    one === other || (isAmount(one) && isAmount(other) && compareAmounts(one, other) === 0)
  const doubted = receipt.items.filter(({ state, amountDoubt }) => state === 'PENDING' && amountDoubt !== null)
  const isAsRead = doubted.every(({ id, amount }) =>
    items.some((item) => item.id === id && isSame(item.amount, amount.value)),
  )
  return isAsRead && isSame(fields.total, total) ? (doubted[0]?.amountDoubt ?? null) : null
}

/** Returns a mark of two or three words for a doubtful item. */
export function doubtLabel(doubt: string): string {
  if (/amount|price|sum\b|lines come to/i.test(doubt)) return 'Check the amount'
  return /name|word/i.test(doubt) ? 'Check the name' : 'Check this line'
}

export interface Highlight {
  id: string
  place: PlaceMarkFragment
  isFocused: boolean
}

export function highlightsOf(
  receipt: ReceiptReviewFragment,
  checks: readonly Check[],
  target: Target | null,
): Highlight[] {
  const focusedId = target && idOf(target)
  const marks = checks.flatMap(({ id, target: doubted }): Highlight[] => {
    const place = regionOf(receipt, doubted)
    return place && id !== focusedId ? [{ id, place, isFocused: false }] : []
  })
  const focused = target && regionOf(receipt, target)
  return focused && focusedId ? [...marks, { id: focusedId, place: focused, isFocused: true }] : marks
}

export function idOf(target: Target): string {
  return target.kind === 'field' ? target.name : target.key
}

function regionOf(receipt: ReceiptReviewFragment, target: Target): PlaceMarkFragment | null {
  if (target.kind === 'item') return receipt.items.find(({ id }) => id === target.key)?.place ?? null
  return target.name === 'rate' || isTextField(target.name) ? null : receipt[target.name].place
}
