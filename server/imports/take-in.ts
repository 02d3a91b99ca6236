import type { Tenant } from '../core/tenant.ts'
import { ReadingError } from '../reader/reading-error.ts'
import { findLastRate } from '../transactions/earlier.ts'
import { countRows } from './count.ts'
import type { Entry, LeftOut } from './entry.ts'
import { openFile } from './open.ts'
import { currencyOf, insertRows, stagedRow } from './stage-rows.ts'
import { during, type Turn } from './turn.ts'

/** No file of a person's has more. */
const mostRows = 200_000
/** Rows that are written at once. */
const atOnce = 2_000
/** Of the way, what reading takes; the rest is comparing. */
const readingPercent = 70

/** Reads a file into the rows of an import, and stops where the turn is over. @throws ReadingError */
export async function takeIn(tenant: Tenant, turn: Turn, file: string, _size: number): Promise<void> {
  const { importId } = turn
  const opened = await openFile(file, tenant.currency === 'USD' ? 'MONTH_FIRST' : 'DAY_FIRST')
  await tenant.write(async (db) => {
    if (!(await during(db, turn, 'READING', { format: opened.format, progress: 1 }))) return
    await db.deleteFrom('importRows').where('importId', '=', importId).execute()
  })
  const rates = new Map<string, string | null>()
  const books = { currency: tenant.currency, rates }
  const leftOut = new Map<LeftOut, number>()
  const accounts = new Set<string>()
  let count = 0
  let waiting: Entry[] = []
  const flush = async () => {
    const entries = waiting
    waiting = []
    for (const currency of new Set(entries.map((entry) => currencyOf(entry, books)))) {
      if (currency === books.currency || rates.has(currency)) continue
      rates.set(currency, await findLastRate(tenant, currency))
    }
    const rows = entries.flatMap((entry) => {
      const row = stagedRow(entry, books)
      if (!row) leftOut.set('NO_AMOUNT', (leftOut.get('NO_AMOUNT') ?? 0) + 1)
      if (row?.account) accounts.add(row.account)
      return row ?? []
    })
    if (count + rows.length > mostRows) throw tooMany()
    if (rows.length === 0) return true
    const first = count + 1
    count += rows.length
    return tenant.write(async (db) => {
      const progress = Math.min(readingPercent, 1 + Math.floor(count / 1_000))
      if (!(await during(db, turn, 'READING', { progress }))) return false
      await insertRows(db, importId, first, rows)
      return true
    })
  }
  for await (const entries of opened.entries) {
    for (const entry of entries) {
      waiting.push(entry)
      if (waiting.length >= atOnce && !(await flush())) return
    }
  }
  if (!(await flush())) return
  if (count === 0) throw new ReadingError('EMPTY', 'This file has no entries. Choose another one.')
  await tenant.write(async (db) => {
    await countRows(db, importId)
    await during(db, turn, 'READING', {
      state: 'READY',
      progress: 0,
      leftOut: JSON.stringify([...leftOut].map(([reason, counted]) => ({ reason, count: counted }))),
      accounts: [...accounts].slice(0, 200),
    })
  })
}

const tooMany = () =>
  new ReadingError('TOO_LARGE', 'This file has more than 200,000 entries. Export a shorter time, or split it.')
