import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Value = string | number | null
type Row = Record<string, Value>

/** The Actual tables that an import reads, with the columns after Actual's migrations. */
const columns = {
  accounts:
    'id text primary key, account_id text, name text, type text, offbudget integer default 0, closed integer default 0, tombstone integer default 0, sort_order real',
  category_groups:
    'id text primary key, name text, is_income integer default 0, sort_order real, tombstone integer default 0, hidden boolean not null default 0',
  categories:
    'id text primary key, name text, is_income integer default 0, cat_group text, sort_order real, tombstone integer default 0, hidden boolean not null default 0, goal_def text',
  category_mapping: 'id text primary key, transferId text',
  payees:
    'id text primary key, name text, category text, tombstone integer default 0, transfer_acct text, favorite integer default 0',
  payee_mapping: 'id text primary key, targetId text',
  transactions:
    'id text primary key, isParent integer default 0, isChild integer default 0, acct text, category text, amount integer, description text, notes text, date integer, financial_id text, type text, location text, error text, imported_description text, starting_balance_flag integer default 0, transferred_id text, sort_order real, tombstone integer default 0, cleared integer default 1, pending integer default 0, parent_id text, schedule text, reconciled integer default 0',
}

export type ActualTables = { [Table in keyof typeof columns]?: Row[] }

export async function actualExport(tables: ActualTables, extra: readonly string[] = []): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-actual-'))
  try {
    const file = path.join(folder, 'db.sqlite')
    const database = new DatabaseSync(file)
    for (const [table, definition] of Object.entries(columns)) database.exec(`create table ${table} (${definition})`)
    for (const [table, rows] of Object.entries(tables)) {
      for (const row of rows) {
        const names = Object.keys(row)
        const places = names.map(() => '?').join(', ')
        database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(row))
      }
    }
    for (const statement of extra) database.exec(statement)
    database.close()
    return await zipped({
      'db.sqlite': await readFile(file),
      'metadata.json': '{"id":"My-Finances","budgetName":"My Finances"}',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content as string), name)
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}

/** Sample data with expenses, income, splits, transfers, opening balances, deleted and off-budget entries. */
export const actualHousehold: ActualTables = {
  accounts: [
    { id: 'a-checking', name: 'Checking' },
    { id: 'a-savings', name: 'Savings' },
    { id: 'a-house', name: 'House', offbudget: 1 },
  ],
  category_groups: [
    { id: 'g-usual', name: 'Usual Expenses' },
    { id: 'g-income', name: 'Income', is_income: 1 },
  ],
  categories: [
    { id: 'c-food', name: 'Food', cat_group: 'g-usual' },
    { id: 'c-home', name: 'Home', cat_group: 'g-usual' },
    { id: 'c-pay', name: 'Salary', cat_group: 'g-income', is_income: 1 },
    { id: 'c-start', name: 'Starting Balances', cat_group: 'g-income', is_income: 1 },
  ],
  category_mapping: [
    { id: 'c-food', transferId: 'c-food' },
    { id: 'c-lunch', transferId: 'c-food' },
    { id: 'c-home', transferId: 'c-home' },
    { id: 'c-pay', transferId: 'c-pay' },
    { id: 'c-start', transferId: 'c-start' },
  ],
  payees: [
    { id: 'p-kroger', name: 'Kroger' },
    { id: 'p-acme', name: 'Acme Inc' },
    { id: 'p-start', name: 'Starting Balance' },
    { id: 'p-to-savings', name: '', transfer_acct: 'a-savings' },
    { id: 'p-to-checking', name: '', transfer_acct: 'a-checking' },
  ],
  payee_mapping: [
    { id: 'p-kroger', targetId: 'p-kroger' },
    { id: 'p-kroger-old', targetId: 'p-kroger' },
    { id: 'p-acme', targetId: 'p-acme' },
    { id: 'p-start', targetId: 'p-start' },
    { id: 'p-to-savings', targetId: 'p-to-savings' },
    { id: 'p-to-checking', targetId: 'p-to-checking' },
  ],
  transactions: [
    {
      id: 't-start',
      acct: 'a-checking',
      category: 'c-start',
      amount: 100000,
      description: 'p-start',
      date: 20260301,
      starting_balance_flag: 1,
    },
    {
      id: 't-food',
      acct: 'a-checking',
      category: 'c-food',
      amount: -4210,
      description: 'p-kroger',
      notes: 'weekly #bulk',
      date: 20260302,
      financial_id: 'FIT-1',
    },
    {
      id: 't-lunch',
      acct: 'a-checking',
      category: 'c-lunch',
      amount: -1250,
      description: 'p-kroger-old',
      date: 20260303,
    },
    {
      id: 't-pay',
      acct: 'a-checking',
      category: 'c-pay',
      amount: 250000,
      description: 'p-acme',
      imported_description: 'ACME PAYROLL',
      date: 20260305,
    },
    {
      id: 't-split',
      acct: 'a-checking',
      isParent: 1,
      amount: -10000,
      description: 'p-kroger',
      notes: 'both',
      date: 20260306,
    },
    {
      id: 't-split/1',
      acct: 'a-checking',
      isChild: 1,
      parent_id: 't-split',
      category: 'c-food',
      amount: -7500,
      description: 'p-kroger',
      date: 20260306,
      sort_order: 2,
    },
    {
      id: 't-split/2',
      acct: 'a-checking',
      isChild: 1,
      parent_id: 't-split',
      category: 'c-home',
      amount: -2500,
      description: 'p-kroger',
      notes: 'soap',
      date: 20260306,
      sort_order: 1,
    },
    {
      id: 't-out',
      acct: 'a-checking',
      amount: -30000,
      description: 'p-to-savings',
      transferred_id: 't-in',
      date: 20260307,
    },
    {
      id: 't-in',
      acct: 'a-savings',
      amount: 30000,
      description: 'p-to-checking',
      transferred_id: 't-out',
      date: 20260307,
    },
    {
      id: 't-gone',
      acct: 'a-checking',
      category: 'c-food',
      amount: -999,
      description: 'p-kroger',
      date: 20260308,
      tombstone: 1,
    },
    { id: 't-house', acct: 'a-house', amount: 5000000, date: 20260309 },
    {
      id: 't-pending',
      acct: 'a-checking',
      category: 'c-food',
      amount: -700,
      description: 'p-kroger',
      date: 20260310,
      pending: 1,
    },
  ],
}
