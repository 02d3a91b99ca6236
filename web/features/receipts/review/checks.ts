import type { PlaceMarkFragment, ReceiptReviewFragment } from '../../../generated.ts'
import { compareAmounts, isAmount } from '../../../shared/format/decimals.ts'
import type { FieldName, ReviewForm } from './review-form.ts'
import { isTextField, textFields, textsOf } from './text-fields.ts'

/** What has the person's attention: a field, or a line and which part of it. */
export type Target = { kind: 'field'; name: FieldName } | { kind: 'item'; key: string; part: 'name' | 'amount' }

/** Something to look at before the receipt is saved. */
export interface Check {
  /** A field's name, or an item's key. */
  id: string
  target: Target
  label: string
  /** What was read and why it is doubted. */
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

/** Every doubt that is not settled yet, in the order of the page. */
export function checksOf(receipt: ReceiptReviewFragment, form: ReviewForm): Check[] {
  const ofFields = readFields.flatMap((name): Check[] => {
    const { doubt, value } = receipt[name]
    // Many receipts print no tax: that there is none is nothing to check.
    if (name === 'tax' && value === null) return []
    const sentence =
      doubt ?? (value === null && neededFields.includes(name) ? 'It was not found on the document.' : null)
    return sentence ? [{ id: name, target: { kind: 'field', name }, label: fieldLabels[name], sentence }] : []
  })
  const ofItems = form.items.flatMap(({ key, id }): Check[] => {
    const doubt = receipt.items.find((item) => item.id === id)?.doubt
    const part = markOf(doubt ?? '') === 'Check the amount' ? 'amount' : 'name'
    return doubt ? [{ id: key, target: { kind: 'item', key, part }, label: '', sentence: doubt }] : []
  })
  return [...ofFields, ...ofItems].filter(({ id }) => !form.settled.has(id))
}

/** Why the amounts may be wrong, while the doubted lines and the total are as they were read: “12.0” is “12.00”. */
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

/** The mark of a line in doubt, two or three words. */
export function markOf(doubt: string): string {
  if (/amount|price|sum\b|lines come to/i.test(doubt)) return 'Check the amount'
  return /name|word/i.test(doubt) ? 'Check the name' : 'Check this line'
}

/** A place on the document, as it is drawn. */
export interface Mark {
  id: string
  place: PlaceMarkFragment
  isFocused: boolean
}

/** What is in doubt, and above it what has the attention. */
export function marksOf(receipt: ReceiptReviewFragment, checks: readonly Check[], target: Target | null): Mark[] {
  const focusedId = target && idOf(target)
  const marks = checks.flatMap(({ id, target: doubted }): Mark[] => {
    const place = placeOf(receipt, doubted)
    return place && id !== focusedId ? [{ id, place, isFocused: false }] : []
  })
  const focused = target && placeOf(receipt, target)
  return focused && focusedId ? [...marks, { id: focusedId, place: focused, isFocused: true }] : marks
}

export function idOf(target: Target): string {
  return target.kind === 'field' ? target.name : target.key
}

function placeOf(receipt: ReceiptReviewFragment, target: Target): PlaceMarkFragment | null {
  if (target.kind === 'item') return receipt.items.find(({ id }) => id === target.key)?.place ?? null
  return target.name === 'rate' || isTextField(target.name) ? null : receipt[target.name].place
}
