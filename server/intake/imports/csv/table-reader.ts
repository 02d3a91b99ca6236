import { collectEntries, type StatementEntry, type StatementFacts, skipRow } from '../files/statement-entry.ts'
import { isHeading } from './columns.ts'
import type { DayOrder } from './days.ts'
import { entryIn, isSum } from './entries.ts'
import { factsOf, preambleFacts, signatureOf } from './facts.ts'
import { type Layout, layoutOf, type Signs } from './layout.ts'
import type { Row, Table } from './table.ts'

const mostWaiting = 200
const mostRecent = 10

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
  let said = factsOf(sample, layout, signs)
  const known = new Set([...sample.slice(0, layout.above).filter(isHeading), sample[layout.above - 1]].map(signatureOf))
  let left = layout.above
  let recent: Table = []
  let waiting: Table | null = null
  let entries: StatementEntry[] = []

  const begin = () => {
    if (!waiting) return
    const table = waiting
    waiting = null
    const survey = layoutOf(table, usual)
    if (survey) {
      layout = survey.layout()
      said = factsOf(table, layout, survey.signs())
    }
    for (const cells of survey ? table.slice(layout.above) : table) take(cells)
  }
  const take = (cells: Row) => {
    const found = entryIn(cells, layout, said)
    if (found !== null) {
      leave(recent)
      recent = []
      if (typeof found === 'object' && 'problem' in found) {
        skipRow(facts, { row: cells.line ?? 0, problem: found.problem, text: cells.join(' | ') })
      } else collectEntries(typeof found === 'string' ? found : { ...found, row: cells.line ?? null }, facts, entries)
    } else if (isHeading(cells)) head(cells)
    else if (cells.some((cell) => cell !== '')) {
      recent.push(cells)
      leave(recent.splice(0, recent.length - mostRecent))
    }
  }
  const leave = (rows: Table) => {
    for (const cells of rows) collectEntries(cells.some(isSum) ? 'TOTAL' : 'NO_DATE', facts, entries)
  }
  const head = (cells: Row) => {
    const above = recent
    recent = []
    if (known.has(signatureOf(cells))) {
      const again = preambleFacts(above)
      said = { ...said, unit: again.unit ?? said.unit, account: again.account ?? said.account }
    } else {
      known.add(signatureOf(cells))
      waiting = [...above, cells]
    }
  }
  const taken = () => {
    const found = entries
    entries = []
    return found
  }
  return {
    take(rows) {
      for (const cells of rows) {
        if (left > 0) left -= 1
        else if (waiting === null) take(cells)
        else {
          if (isHeading(cells)) begin()
          if (waiting === null) take(cells)
          else if (waiting.push(cells) >= mostWaiting) begin()
        }
      }
      return taken()
    },
    end() {
      begin()
      leave(recent)
      return taken()
    },
  }
}
