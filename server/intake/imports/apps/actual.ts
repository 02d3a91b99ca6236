import { createWriteStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../../base/reading-error.ts'
import type { StatementSource } from '../files/sources.ts'
import { collectEntries, noFacts, type StatementEntry, type StatementFacts } from '../files/statement-entry.ts'
import { openZip } from '../files/zip-file.ts'
import { type ActualBook, type ActualRow, bookOf, columnsOf, entryOf, leavesOut } from './actual-rows.ts'

const database = 'db.sqlite'
/** The limit of the unpacked bytes. Ten years of data take about a twentieth. */
const maxBytes = 2 ** 29

/**
 * Reads Actual's export, a zip file with an SQLite database. Leaves out transfers, opening balances, off-budget
 * accounts and budgets.
 */
export const actualSource: StatementSource = {
  format: 'ACTUAL',
  isOne: ({ sizes }) => sizes.has(database) && sizes.has('metadata.json'),
  async open(file) {
    const zip = await openZip(file)
    const unpacked = `${file}.sqlite`
    try {
      if ((zip.sizes.get(database) ?? 0) > maxBytes) throw new ReadingError('TOO_LARGE', tooLarge)
      await pipeline(zip.read(database), createWriteStream(unpacked, { mode: 0o600 }))
    } finally {
      zip.close()
    }
    const facts = noFacts()
    return { facts, entries: () => entriesIn(unpacked, facts) }
  },
}

const atOnce = 1_000

async function* entriesIn(file: string, facts: StatementFacts): AsyncGenerator<StatementEntry[]> {
  const opened = openDatabase(file)
  try {
    const book = bookOf(opened)
    const names = columnsOf(opened, 'transactions')
    const optional = (name: string) => (names.has(name) ? name : `null as ${name}`)
    const statement = opened.prepare(`
      select id, isParent, acct, category, amount, description, notes, date, financial_id, imported_description,
          starting_balance_flag, ${optional('pending')}
        from transactions where tombstone = 0 and not coalesce(isChild, 0) and date is not null and acct is not null
        order by date, sort_order, id`)
    let entries: StatementEntry[] = []
    for (const row of statement.iterate() as Iterable<unknown>) {
      take(row as ActualRow, book, facts, entries)
      if (entries.length < atOnce) continue
      yield entries
      entries = []
    }
    if (entries.length > 0) yield entries
  } catch (error) {
    throw error instanceof ReadingError ? error : damaged(error)
  } finally {
    opened.close()
  }
}

function take(row: ActualRow, book: ActualBook, facts: StatementFacts, entries: StatementEntry[]): void {
  const account = book.accounts.get(row.acct)
  if (!account) return
  facts.accounts.add(account.name)
  collectEntries(leavesOut(row, book) ?? entryOf(row, book), facts, entries)
}

/** Accepts only plain tables, because views and triggers in an untrusted file could run code. */
function openDatabase(file: string): DatabaseSync {
  const opened = new DatabaseSync(file, { readOnly: true, open: false })
  try {
    opened.open()
    opened.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma query_only = on')
    for (const table of tables) {
      const found = opened
        .prepare(`select count(*) as count from sqlite_schema where name = ? and type = 'table' and rootpage > 0`)
        .get(table)
      const hidden = opened.prepare('select count(*) as count from pragma_table_xinfo(?) where hidden <> 0').get(table)
      if (found?.count !== 1 || hidden?.count !== 0) throw damaged()
    }
    return opened
  } catch (error) {
    if (opened.isOpen) opened.close()
    throw error instanceof ReadingError ? error : damaged(error)
  }
}

const tables = [
  'accounts',
  'transactions',
  'payees',
  'payee_mapping',
  'categories',
  'category_groups',
  'category_mapping',
]

const tooLarge = msg`This Actual budget is too large to read. Export its transactions as CSV, one account at a time.`

const damaged = (cause?: unknown) =>
  new ReadingError(
    'DAMAGED',
    msg`The budget in this file is damaged or isn't from Actual. Export it from Actual again.`,
    cause,
  )
