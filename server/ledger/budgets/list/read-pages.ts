import { msg } from '@lingui/core/runtime-macro'
import type { PageBox, Reading } from '../../../reader/reading.ts'
import type { BudgetList, BudgetListLine, ListContext } from './budget-list.ts'
import { readListRows } from './list.ts'
import { rowsOf } from './pages.ts'

export interface BudgetListOnPages extends BudgetList {
  lines: LocatedLine[]
}

export interface LocatedLine extends BudgetListLine {
  place: PageBox | null
  legibility: number
}

/** Below this score a user is asked to compare the line with the image. */
const legible = 0.8

/** Like `readBudgetList`, for a PDF or photo. Each line includes its page region. */
export function readBudgetListOf(reading: Reading, context: ListContext): BudgetListOnPages {
  const rows = rowsOf(reading)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const list = readListRows(rows, context)
  const lines = list.lines.map((line): LocatedLine => {
    const row = byNumber.get(line.row)
    const legibility = row?.legibility ?? 1
    const doubts = [
      ...(legibility < legible ? [msg`This line was hard to read. Compare it with the picture.`] : []),
      ...(list.totalProven === false ? [msg`The lines don't add up to the list's total.`] : []),
      ...line.doubts,
    ]
    return { ...line, place: row?.place ?? null, legibility, doubts }
  })
  return { ...list, lines }
}
