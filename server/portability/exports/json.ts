import { render } from '../../base/text.ts'
import { type Cell, exactText, isText, type Table } from './table.ts'

/** Converts names to snake case: `categoryIds` becomes `category_ids`. Null values are left out. */
export function snakeCased(record: object): Record<string, unknown> {
  const entries = Object.entries(record).filter(([, value]) => value != null)
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  )
}

/** Streams a JSON object: the fields of `head`, then each list with one entry per line. */
export async function* writeJson(
  head: object,
  lists: Readonly<Record<string, AsyncIterable<object[]> | Iterable<object[]>>>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n}$/, '')
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`
    let isFirst = true
    for await (const entries of pages) {
      if (entries.length === 0) continue
      yield `${isFirst ? '' : ','}\n    ${entries.map((entry) => JSON.stringify(entry)).join(',\n    ')}`
      isFirst = false
    }
    yield isFirst ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

export async function* objectsOf({ columns, pages }: Table): AsyncGenerator<object[]> {
  for await (const rows of pages) {
    yield rows.map((cells) =>
      Object.fromEntries(columns.map(({ key }, index) => [key, plainValue(cells[index] ?? null)])),
    )
  }
}

/** JSON is for programs, so its texts are English. */
function plainValue(cell: Cell): string | boolean | null {
  if (cell === null || typeof cell !== 'object') return cell
  return isText(cell) ? render(cell, 'en') : exactText(cell)
}
