import { Parser } from 'htmlparser2'
import { maxColumns } from '../csv/rows.ts'
import type { Table } from '../csv/table.ts'
import { isMalformed, isTooWide } from '../files/parse-errors.ts'
import { oneLine } from '../files/statement-entry.ts'

/**
 * The limit of nested tags, because the parser's time grows quadratically with the depth. Valid pages with unclosed
 * tags stay below it.
 */
const maxDepth = 1_000
const rowTags = new Set(['tr', 'row'])
const cellTags = new Set(['td', 'th', 'cell'])
const silent = new Set(['script', 'style'])

/**
 * Yields the rows of all tables in HTML, which some banks save with a spreadsheet name, and in the spreadsheet XML of
 * 2003. Cells that span several columns are followed by empty cells.
 * @throws ReadingError TOO_LARGE
 */
export async function* htmlRows(pieces: AsyncIterable<string>): AsyncGenerator<Table> {
  let found: Table = []
  const open: { cells: string[]; text: string | null; span: number }[] = []
  let [muted, depth] = [0, 0]
  const parser = new Parser(
    {
      onopentag(name, { colspan, 'ss:index': index }) {
        depth += 1
        if (depth > maxDepth) throw isMalformed()
        const tag = localName(name)
        const row = open.at(-1)
        if (silent.has(tag)) muted += 1
        else if (rowTags.has(tag)) open.push({ cells: [], text: null, span: 1 })
        else if (row && cellTags.has(tag)) {
          row.text = ''
          row.span = Math.min(Number(colspan ?? 1) || 1, maxColumns)
          const at = Math.min(Number(index ?? 0) || 0, maxColumns)
          while (row.cells.length < at - 1) row.cells.push('')
        } else if (tag === 'br' && row?.text) row.text += ' '
      },
      ontext(text) {
        const row = open.at(-1)
        if (muted === 0 && row && row.text !== null && row.text.length < maxCellLength) row.text += text
      },
      onclosetag(name) {
        depth -= 1
        const tag = localName(name)
        const row = open.at(-1)
        if (silent.has(tag)) muted -= 1
        else if (row && cellTags.has(tag) && row.text !== null) {
          row.cells.push(oneLine(row.text), ...Array<string>(row.span - 1).fill(''))
          row.text = null
          if (row.cells.length > maxColumns) throw isTooWide()
        } else if (row && rowTags.has(tag)) {
          open.pop()
          if (row.cells.some((cell) => cell !== '')) found.push(row.cells)
        }
      },
    },
    { lowerCaseAttributeNames: true, lowerCaseTags: true },
  )
  const takeRow = () => {
    const rows = found
    found = []
    return rows
  }
  for await (const piece of pieces) {
    parser.write(piece)
    if (found.length > 0) yield takeRow()
  }
  parser.end()
  yield takeRow()
}

const maxCellLength = 10_000
const localName = (name: string) => name.slice(name.indexOf(':') + 1)
