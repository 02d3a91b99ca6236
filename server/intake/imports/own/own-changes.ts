import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../../base/text.ts'
import { dayText } from '../../../language/date-texts.ts'
import { formatMoney } from '../../../language/format-money.ts'
import { listText } from '../../../language/list-text.ts'
import type { Money } from '../../../language/money.ts'
import { typeTexts } from '../../../ledger/transactions/table-columns.ts'
import type { CategoryType } from '../../../platform/database/tables.ts'
import { keyOf } from './resolve-own.ts'

export const ownFieldNames = [
  'DATE',
  'TYPE',
  'DESCRIPTION',
  'NOTE',
  'AMOUNT',
  'BASE_AMOUNT',
  'RATE',
  'CATEGORY',
  'SPLITS',
  'TAGS',
  'PAID_BY',
  'REVIEWED',
] as const
export type OwnFieldName = (typeof ownFieldNames)[number]

/** A field that the file changes, with texts for the user who reads the file. */
export interface ImportRowChange {
  field: OwnFieldName
  before: string
  after: string
}

/** The values of a transaction that a file can change. */
export interface Comparable {
  date: string
  type: CategoryType
  description: string
  note: string
  amount: Money
  baseAmount: Money
  rate: string
  category: Named | null
  splits: readonly { category: Named | null; amount: bigint; baseAmount: bigint; note: string }[]
  tags: readonly string[]
  paidBy: string
  reviewed: boolean
}

/** A category that exists, or one that is created with the import. */
export interface Named {
  id: string | null
  name: string
}

export function changesOf(before: Comparable, after: Comparable): ImportRowChange[] {
  const isForeign = [before, after].some(({ amount, baseAmount }) => amount.currency !== baseAmount.currency)
  const isSplit = before.splits.length > 0 || after.splits.length > 0
  const fields: [OwnFieldName, boolean, (of: Comparable) => Text | string][] = [
    ['DATE', before.date !== after.date, ({ date }) => dayText(date)],
    ['TYPE', before.type !== after.type, ({ type }) => typeTexts[type]],
    ['DESCRIPTION', keyOf(before.description) !== keyOf(after.description), ({ description }) => description],
    ['NOTE', keyOf(before.note) !== keyOf(after.note), ({ note }) => note],
    ['AMOUNT', isOther(before.amount, after.amount), ({ amount }) => formatMoney(amount)],
    [
      'BASE_AMOUNT',
      isForeign && isOther(before.baseAmount, after.baseAmount),
      ({ baseAmount }) => formatMoney(baseAmount),
    ],
    ['RATE', isForeign && Number(before.rate) !== Number(after.rate), ({ rate }) => rate],
    ['CATEGORY', !isSplit && categoryKey(before.category) !== categoryKey(after.category), (of) => nameOf(of.category)],
    ['SPLITS', isSplit && splitKey(before) !== splitKey(after), splitText],
    ['TAGS', keyOf(before.tags) !== keyOf(after.tags), ({ tags }) => tags.join(', ')],
    ['PAID_BY', before.paidBy !== after.paidBy, ({ paidBy }) => paidBy],
    ['REVIEWED', before.reviewed !== after.reviewed, ({ reviewed }) => (reviewed ? msg`Yes` : msg`No`)],
  ]
  return fields.flatMap(([field, isChanged, textOf]) =>
    isChanged ? [{ field, before: render(textOf(before)), after: render(textOf(after)) }] : [],
  )
}

const isOther = (a: Money, b: Money) => a.minor !== b.minor || a.currency !== b.currency
const categoryKey = (category: Named | null) => category && (category.id ?? `new ${category.name}`)
const nameOf = (category: Named | null) => category?.name ?? msg`Uncategorised`

const splitKey = ({ category, splits }: Comparable) =>
  JSON.stringify([
    splits.length === 0 && categoryKey(category),
    splits.map((split) => [
      categoryKey(split.category),
      String(split.amount),
      String(split.baseAmount),
      keyOf(split.note),
    ]),
  ])

function splitText({ splits, amount: { currency }, category }: Comparable): string {
  if (splits.length === 0) return render(nameOf(category))
  const words = splits.map(({ category: ofSplit, amount, note }) =>
    [render(nameOf(ofSplit)), formatMoney({ minor: amount, currency }), note].filter(Boolean).join(' '),
  )
  return listText(words)
}
