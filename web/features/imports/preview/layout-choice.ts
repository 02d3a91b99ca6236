import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ImportLayoutFoundFragment, ImportLayoutInput } from '../../../generated.ts'

const single = [
  'date',
  'amount',
  'debit',
  'credit',
  'direction',
  'currency',
  'fee',
  'state',
  'account',
  'bankId',
  'category',
  'tags',
] as const

type Single = (typeof single)[number]

export type Role = Single | 'texts' | 'notes' | 'ignored'

export const roles: readonly { role: Role; label: MessageDescriptor; hint?: MessageDescriptor }[] = [
  { role: 'ignored', label: msg`Ignore` },
  { role: 'date', label: msg`Date` },
  { role: 'texts', label: msg`Description` },
  { role: 'notes', label: msg`Note` },
  { role: 'amount', label: msg`Amount` },
  { role: 'debit', label: msg`Money out` },
  { role: 'credit', label: msg`Money in` },
  { role: 'direction', label: msg`Direction`, hint: msg`Direction (in or out)` },
  { role: 'fee', label: msg`Fee` },
  { role: 'currency', label: msg`Currency` },
  { role: 'category', label: msg`Category` },
  { role: 'tags', label: msg`Tags` },
  { role: 'account', label: msg`Account` },
  { role: 'bankId', label: msg`Bank ID` },
  { role: 'state', label: msg`Status`, hint: msg`Status (pending)` },
]

/** The layout of a table during editing. Column numbers start at 0. */
export interface LayoutDraft {
  above: number
  columns: Record<Single, number | null> & { texts: readonly number[]; notes: readonly number[] }
  dayOrder: ImportLayoutInput['dayOrder']
  decimal: ImportLayoutInput['decimal']
  plainAmounts: ImportLayoutInput['plainAmounts']
}

export function draftOf(layout: ImportLayoutFoundFragment | null): LayoutDraft {
  if (!layout) return emptyLayout
  const { above, dayOrder, decimal, plainAmounts } = layout
  const { __typename, ...columns } = layout.columns
  return { above, dayOrder, decimal, plainAmounts, columns }
}

export function roleOf({ columns }: LayoutDraft, column: number): Role {
  const one = single.find((role) => columns[role] === column)
  if (one) return one
  if (columns.texts.includes(column)) return 'texts'
  return columns.notes.includes(column) ? 'notes' : 'ignored'
}

/** Assigns a role to a column. A role that is unique is removed from its former column. */
export function withRole(draft: LayoutDraft, column: number, role: Role): LayoutDraft {
  const without = (all: readonly number[]) => all.filter((each) => each !== column)
  const columns = { ...draft.columns, texts: without(draft.columns.texts), notes: without(draft.columns.notes) }
  for (const each of single) if (columns[each] === column) columns[each] = null
  if (role === 'texts' || role === 'notes') columns[role] = [...columns[role], column]
  else if (role !== 'ignored') columns[role] = column
  return { ...draft, columns }
}

/** Returns the error that prevents reading the table, or null. */
export function gapIn({ columns }: LayoutDraft): string | null {
  if (columns.date === null) return t`Choose the column with the date.`
  const hasAmount = columns.amount !== null || columns.debit !== null || columns.credit !== null
  return hasAmount ? null : t`Choose the column with the amount, or the columns with money out and money in.`
}

/** Returns the server's input, or null for an incomplete layout. */
export function inputOf(draft: LayoutDraft): ImportLayoutInput | null {
  const { date } = draft.columns
  if (date === null || gapIn(draft) !== null) return null
  const { texts, notes, ...columns } = draft.columns
  return { ...draft, columns: { ...columns, date, texts: [...texts], notes: [...notes] } }
}

export const areSame = (one: LayoutDraft, other: LayoutDraft) => written(one) === written(other)

const written = ({ columns, ...rest }: LayoutDraft) =>
  JSON.stringify([rest.above, rest.dayOrder, rest.decimal, rest.plainAmounts, columns.texts, columns.notes]) +
  single.map((role) => columns[role]).join()

export function widthOf(sample: readonly (readonly string[])[]): number {
  return Math.max(0, ...sample.map((cells) => cells.length))
}

/** Returns the header of a column, or "Column 3" without one. */
export function headingOf(sample: readonly (readonly string[])[], { above }: LayoutDraft, column: number): string {
  const number = column + 1
  return (above > 0 && sample[above - 1]?.[column]) || t`Column ${number}`
}

/** Returns "Date, Description, Amount · day before month · decimal comma". */
export function summaryOf(draft: LayoutDraft, width: number): string {
  const named = new Set(Array.from({ length: width }, (_, column) => roleOf(draft, column)))
  const meant = roles.filter(({ role }) => role !== 'ignored' && named.has(role)).map(({ label }) => i18n._(label))
  return [
    meant.join(', '),
    draft.dayOrder === 'DAY_FIRST' ? t`day before month` : t`month before day`,
    draft.decimal === 'COMMA' ? t`decimal comma` : t`decimal point`,
  ].join(' · ')
}

const emptyLayout: LayoutDraft = {
  above: 0,
  columns: {
    date: null,
    amount: null,
    debit: null,
    credit: null,
    direction: null,
    currency: null,
    fee: null,
    state: null,
    account: null,
    bankId: null,
    category: null,
    tags: null,
    texts: [],
    notes: [],
  },
  dayOrder: 'DAY_FIRST',
  decimal: 'POINT',
  plainAmounts: null,
}
