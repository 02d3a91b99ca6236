import { headingAt } from '../csv/columns.ts'
import type { DayOrder } from '../csv/days.ts'
import { signatureOf } from '../csv/facts.ts'
import { type Layout, type LayoutSurvey, layoutOf, surveyOf } from '../csv/layout.ts'
import type { Table } from '../csv/table.ts'
import { readTable } from '../csv/table-reader.ts'
import type { PieceOptions } from './open-source.ts'
import { hasNoColumns, hasNoEntries, hasTooMany } from './parse-errors.ts'
import type { StatementEntry, StatementFacts } from './statement-entry.ts'

/** Yields the rows of a table from the first one. Can be called several times. */
export type TableRows = (options: PieceOptions) => AsyncGenerator<Table>

const maxSampled = 2_000
const maxShown = 30
const maxCellLength = 200

const maxRows = 1_000_000

export interface OpenTable {
  layout: Layout | null
  sample: Table
  signature: string | null
  entries(facts: StatementFacts, layout: Layout | null, options: PieceOptions): AsyncGenerator<StatementEntry[]>
}

/**
 * Returns undefined for a table without rows.
 * @param usual the order of day and month if the table is ambiguous
 * @throws ReadingError EMPTY
 */
export async function openTable(
  rows: TableRows,
  usual: DayOrder,
  signal?: AbortSignal,
): Promise<OpenTable | undefined> {
  const sample: Table = []
  for await (const some of rows({ signal })) {
    sample.push(...some)
    if (sample.length >= maxSampled) break
  }
  if (sample.length === 0) return undefined
  const isWhole = sample.length < maxSampled
  const refine = async (survey: LayoutSurvey, from: (survey: LayoutSurvey) => LayoutSurvey) => {
    if (isWhole || survey.isSure()) return survey
    const refined = from(survey)
    for await (const some of rows({ signal })) refined.take(some)
    return refined
  }
  const surveyed = (layout: Layout) => {
    const survey = surveyOf(layout, usual)
    survey.take(sample)
    return refine(survey, () => surveyOf(layout, usual))
  }
  const first = layoutOf(sample, usual)
  const survey = first && (await refine(first, () => surveyOf(first.layout(), usual)))
  const heading = headingAt(sample)
  if (!survey && heading === sample.length - 1) throw hasNoEntries()
  return {
    layout: survey?.layout() ?? null,
    sample: sample.slice(0, maxShown).map((cells) => cells.map((cell) => cell.slice(0, maxCellLength))),
    signature: heading === null ? null : signatureOf(sample[heading]),
    async *entries(facts, given, options) {
      const layout = given ?? survey?.layout()
      if (!layout) throw hasNoColumns()
      const { signs } = (!given && survey) || (await surveyed(layout))
      const reader = readTable(sample, layout, signs(), usual, facts)
      let count = 0
      for await (const some of rows(options)) {
        count += some.length
        if (count > maxRows) throw hasTooMany(maxRows)
        yield reader.take(some)
      }
      yield reader.end()
    },
  }
}
