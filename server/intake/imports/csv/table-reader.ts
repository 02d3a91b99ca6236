import { collectEntries, type StatementEntry, type StatementFacts, skipRow } from '../files/statement-entry.ts'
import { isSum } from './balances.ts'
import { isHeading } from './columns.ts'
import type { DayOrder } from './days.ts'
import { entryIn } from './entries.ts'
import { factsOf, preambleFacts, signatureOf } from './facts.ts'
import { type Layout, layoutOf, type Signs } from './layout.ts'
import { isSplitMark, splitRows } from './split-rows.ts'
import type { Row, Table } from './table.ts'

const maxWaiting = 200
const maxRecent = 10

interface TableReader {
  take(rows: Table): StatementEntry[]
  end(): StatementEntry[]
}

/**
 * Reads a streamed table from its first row on. A further heading starts another table with its own layout.
 * @param sample the first rows, from which the layout was determined
 * @param facts is updated
 */
export function readTable(
  sample: Table,
  given: Layout,
  signs: Signs,
  usual: DayOrder,
  facts: StatementFacts,
): TableReader {
  let layout = given
  let knownFacts = factsOf(sample, layout, signs)
  const known = new Set([...sample.slice(0, layout.above).filter(isHeading), sample[layout.above - 1]].map(signatureOf))
  let left = layout.above
  let recent: Table = []
  let pending: Table | null = null
  let entries: StatementEntry[] = []

  const splits = splitRows((entry) => entries.push(entry))
  const begin = () => {
    if (!pending) return
    const table = pending
    pending = null
    const survey = layoutOf(table, usual)
    if (survey) {
      layout = survey.layout()
      knownFacts = factsOf(table, layout, survey.signs())
    }
    for (const cells of survey ? table.slice(layout.above) : table) take(cells)
  }
  const take = (cells: Row) => {
    const found = entryIn(cells, layout, knownFacts)
    if (found !== null) {
      leave(recent)
      recent = []
      if (typeof found === 'object' && 'problem' in found) {
        skipRow(facts, { row: cells.line ?? 0, problem: found.problem, text: cells.join(' | ') })
      } else if (typeof found === 'string') collectEntries(found, facts, entries)
      else splits.take({ ...found, row: cells.line ?? null }, isSplitMark(cells[layout.columns.category ?? -1] ?? ''))
    } else if (isHeading(cells)) head(cells)
    else if (cells.some((cell) => cell !== '')) {
      recent.push(cells)
      leave(recent.splice(0, recent.length - maxRecent))
    }
  }
  const leave = (rows: Table) => {
    for (const cells of rows) collectEntries(cells.some(isSum) ? 'TOTAL' : 'NO_DATE', facts, entries)
  }
  const head = (cells: Row) => {
    const above = recent
    recent = []
    if (known.has(signatureOf(cells))) {
      const rereadFacts = preambleFacts(above)
      knownFacts = {
        ...knownFacts,
        unit: rereadFacts.unit ?? knownFacts.unit,
        account: rereadFacts.account ?? knownFacts.account,
      }
    } else {
      known.add(signatureOf(cells))
      pending = [...above, cells]
    }
  }
  const takeRows = () => {
    const found = entries
    entries = []
    return found
  }
  return {
    take(rows) {
      for (const cells of rows) {
        if (left > 0) left -= 1
        else if (pending === null) take(cells)
        else {
          if (isHeading(cells)) begin()
          if (pending === null) take(cells)
          else if (pending.push(cells) >= maxWaiting) begin()
        }
      }
      return takeRows()
    },
    end() {
      begin()
      leave(recent)
      splits.flush()
      return takeRows()
    },
  }
}
