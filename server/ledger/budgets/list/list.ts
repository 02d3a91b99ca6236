import { decimalsOf } from '../../../language/money.ts'
import type { BudgetList, LeftOut, ListContext, ListRow } from './budget-list.ts'
import { categoryFinder } from './categories.ts'
import { readEntries } from './entries.ts'
import { linesOf } from './lines.ts'
import { listCurrency } from './list-currency.ts'
import { readRows } from './rows.ts'
import { atOnce, runInSlices } from './steps.ts'
import { withoutParents, withoutRemainder, withoutSums } from './sums.ts'
import { plainTable } from './tables.ts'
import { upright } from './transpose.ts'

/** Reads a budget list from CSV or pasted text, without its sums. */
export function readBudgetList(text: string, context: ListContext): BudgetList {
  return readListRows(readRows(text), context)
}

export function readListRows(given: ListRow[], context: ListContext): BudgetList {
  return atOnce(reading(given, context))
}

/** Like `readBudgetList`, but yields to the event loop, because a long list takes longer than a request may block. */
export function readBudgetListInSlices(text: string, context: ListContext): Promise<BudgetList> {
  return runInSlices(reading(readRows(text), context))
}

function* reading(given: ListRow[], context: ListContext): Generator<void, BudgetList> {
  const rows = upright(plainTable(given, context.currency), context.currency)
  yield
  const find = categoryFinder(context.categories)
  const read = yield* readEntries(rows, context)
  const currency = listCurrency(rows, read.leftOut, context)
  yield
  const { entries: leaves, parents } = withoutParents(read.entries)
  const { entries, rest } = withoutRemainder(leaves, read.totals)
  yield
  const reckoned = withoutSums(entries, (name) => (find(name, null)?.confidence ?? 0) >= 0.7)
  yield
  const leftOut = [
    ...read.leftOut,
    ...[...parents, ...rest, ...reckoned.sums].map(({ row, name }): LeftOut => ({ row, text: name, reason: 'TOTAL' })),
  ]
  const digits = decimalsOf(currency ?? context.currency)
  return {
    ...(yield* linesOf(reckoned, read.totals, digits, find)),
    currency,
    leftOut: leftOut.toSorted((a, b) => a.row - b.row),
  }
}
