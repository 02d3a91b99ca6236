import type { TextCell, TextRow } from '../text-pages.ts'

/** Characters that fit in a row of the page. */
const rowWidth = 95
/** About eight pages. A receipt in a mail is shorter, and what follows are the terms of the shop. */
const maxRows = 350

/** Lays out the text of a mail. Tabs separate cells, and the last cell of a row is often an amount. */
export function textRows(bytes: Uint8Array): TextRow[] {
  const lines = new TextDecoder().decode(bytes).split('\n')
  return lines.flatMap(rowsOf).slice(0, maxRows)
}

function rowsOf(line: string): TextRow[] {
  const cells = line.split('\t')
  const last = cells.at(-1) ?? ''
  const isTable = cells.length > 1 && line.length <= rowWidth
  if (!isTable) return wrap(cells.join(' ')).map((text) => ({ cells: [{ text, at: 0, align: 'left' }] }))
  let before = 0
  const others = cells.slice(0, -1).map((text): TextCell => {
    const at = before / rowWidth
    before += text.length + 3
    return { text, at, align: 'left' }
  })
  return [{ cells: [...others, { text: last, at: 1, align: 'right' }] }]
}

function wrap(line: string): string[] {
  const rows: string[] = []
  for (const word of line.split(' ').flatMap((each) => each.match(/.{1,95}/gsu) ?? [])) {
    const row = rows.at(-1)
    if (row !== undefined && row.length + word.length < rowWidth) rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  return rows
}
