import type { TransactionType } from '../../../language/categories.ts'
import { toMonth } from '../../../language/days.ts'
import { fromMinor, toMinor } from '../../../language/decimals.ts'
import { type CellAmount, readAmount } from './amounts.ts'
import type { ListContext } from './budget-list.ts'
import type { ListEntry, State } from './list-entry.ts'
import { type MonthRead, monthIn } from './months.ts'
import type { ListPeriod } from './vocabulary.ts'

/** Returns the planned amounts of a row, with the period if the amount or its column states one. */
export function plannedIn(
  cells: string[],
  state: State,
  context: ListContext,
): { amounts: ListEntry['amounts']; period: ListPeriod | null; type?: TransactionType } {
  const { columns } = state
  const read = (column: number) => readAmount(cells[column] ?? '', context.currency)
  if (columns.spans.length > 0) return spread(state, context, read)
  const ownMonth = columns.month === null ? null : monthIn(cells[columns.month] ?? '')
  const named = ownMonth ? [ownMonth] : state.months
  const months = named.length === 0 ? [''] : named.map((each) => nameOf(each, state, context))
  const inEach = (amount: CellAmount) => months.map((month) => ({ month, amount }))
  if (columns.weeks.length > 0) {
    const sum = together(columns.weeks.flatMap((column) => read(column) ?? []))
    return { amounts: sum ? inEach(sum) : [], period: 'MONTH' }
  }
  const side = columns.sides.find(({ column }) => Number(read(column)?.value ?? 0) !== 0)
  const ofSide = side && read(side.column)
  if (ofSide) return { amounts: inEach(ofSide), period: ofSide.period, type: side.type }
  const amount = columns.amount === null ? null : read(columns.amount)
  if (amount) return { amounts: inEach(amount), period: amount.period }
  const other = columns.others.find(({ column }) => read(column) !== null)
  const instead = other && read(other.column)
  return { amounts: instead ? inEach(instead) : [], period: other?.period ?? null }
}

/** Applies the amount of each span to each of its months. An empty month has no amount, even if the row has a total. */
function spread(state: State, context: ListContext, read: (column: number) => CellAmount | null) {
  const spans = state.columns.spans
  const amounts = spans.flatMap(({ column, months }) => {
    const amount = read(column)
    if (!amount || Number(amount.value) === 0) return []
    return months.map((each) => ({ month: nameOf(each, state, context), amount }))
  })
  return { amounts, period: spans.find(({ period }) => period !== 'MONTH')?.period ?? 'MONTH' }
}

function nameOf(read: MonthRead, { year }: State, { today }: ListContext): string {
  return toMonth(read.year ?? year ?? Number(today.slice(0, 4)), read.month)
}

function together(amounts: CellAmount[]): CellAmount | null {
  const [first] = amounts
  if (!first) return null
  const digits = 4
  const sum = amounts.reduce((total, { value }) => total + (toMinor(value, digits) ?? 0n), 0n)
  return { ...first, value: fromMinor(sum, digits).replace(/0{1,2}$/, '') }
}
