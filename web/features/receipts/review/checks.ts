import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Highlight } from '../../../app/documents/highlight.ts'
import type { FieldSource, PlaceMarkFragment, ReceiptReviewFragment } from '../../../generated.ts'
import { compareAmounts, isAmount } from '../../../shared/format/decimals.ts'
import type { FieldName, FormItem, ReviewForm } from './review-form.ts'
import { isTextField, textFields, textsOf } from './text-fields.ts'

/** The focused field, or an item with the focused part. */
export type Target = { kind: 'field'; name: FieldName } | { kind: 'item'; key: string; part: 'name' | 'amount' }

export interface Check {
  /** The name of a field, or the key of an item. */
  id: string
  target: Target
  /** The name of a field, or a mark of two or three words for an item. */
  label: string
  sentence: string
}

export function fieldLabels(): Record<FieldName, string> {
  return {
    merchant: t`Merchant`,
    date: t`Date`,
    currency: t`Currency`,
    rate: t`Rate`,
    baseAmount: t`Charged`,
    total: t`Total`,
    tax: t`Tax`,
    ...textsOf((name) => {
      const label = textFields.find((field) => field.name === name)?.label
      return label ? i18n._(label) : ''
    }),
  }
}

const readFields = ['merchant', 'date', 'currency', 'total', 'tax'] as const
const neededFields: readonly FieldName[] = ['merchant', 'date', 'total']

export type FieldSources = Partial<Record<FieldName, FieldSource>>

/** Returns where the values came from that were not read from the page. */
export function sourcesOf(receipt: ReceiptReviewFragment): FieldSources {
  const { paymentSource } = receipt
  const ofPayment = textFields.filter(({ name, isOfPayment }) => isOfPayment && receipt[name] !== null)
  return Object.fromEntries(
    [
      ...readFields.map((name) => [name, receipt[name].source] as const),
      ...ofPayment.map(({ name }) => [name, paymentSource] as const),
    ].filter(([, source]) => source !== null),
  )
}

/** Returns the open doubts in the order of the page. */
export function checksOf(receipt: ReceiptReviewFragment, form: ReviewForm): Check[] {
  const labels = fieldLabels()
  const ofFields = readFields.flatMap((name): Check[] => {
    const { doubt, value } = receipt[name]
    // Many receipts print no tax, so a missing tax is not a doubt.
    if (name === 'tax' && value === null) return []
    const sentence = doubt ?? (value === null && neededFields.includes(name) ? t`Not found on the document.` : null)
    return sentence ? [{ id: name, target: { kind: 'field', name }, label: labels[name], sentence }] : []
  })
  const ofItems = form.items.flatMap(({ key, id }): Check[] => {
    const { doubt = null, doubtKind } = receipt.items.find((item) => item.id === id) ?? {}
    if (doubt === null) return []
    const isAmount = doubtKind === 'AMOUNT'
    const label = isAmount ? t`Check the amount` : t`Check this item`
    return [{ id: key, target: { kind: 'item', key, part: isAmount ? 'amount' : 'name' }, label, sentence: doubt }]
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

/** Returns the doubt of an item, with a mark of two or three words. */
export function itemDoubtIn(
  receipt: ReceiptReviewFragment,
  form: ReviewForm,
  checks: readonly Check[],
  { key, id }: Pick<FormItem, 'key' | 'id'>,
): Pick<Check, 'label' | 'sentence'> | null {
  const check = checks.find((each) => each.id === key)
  if (check) return check
  const sentence = amountDoubtIn(receipt, form)
  const isDoubted = receipt.items.some((item) => item.id === id && item.amountDoubt !== null)
  return isDoubted && sentence !== null ? { label: t`Check the amount`, sentence } : null
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
  return target.name === 'rate' || target.name === 'baseAmount' || isTextField(target.name)
    ? null
    : receipt[target.name].place
}
