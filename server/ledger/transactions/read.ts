import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Category } from '../categories/read.ts'
import type { filtered } from './filter.ts'
import { payeeOf } from './payee.ts'
import { type Split, splitsOf } from './split.ts'

export interface Transaction {
  id: string
  type: CategoryType
  amount: Money
  /** The amount in the organization currency. */
  baseAmount: Money
  description: string
  /** The clean name of the other side. */
  payee: string
  note: string
  date: string
  rate: string
  category: Category | null
  splits: Split[]
  tagIds: string[]
  paidBy: string | null
  accountId: string | null
  /** The amount in the account's currency, in minor units. */
  accountAmountMinor: bigint | null
  reviewed: boolean
  recurrenceId: string | null
  setBy: SetField[]
  createdBy: string | null
  authorName: string | null
  createdAt: Date
  version: number
}

/** The columns for which the database stores who set them. */
export const fieldsSet = { category_id: 'CATEGORY', tag_ids: 'TAGS', reviewed: 'REVIEWED', payee: 'PAYEE' } as const
export const setters = ['RULE', 'RECURRENCE', 'IMPORT', 'RECEIPT', 'ASSISTANT'] as const

export interface SetField {
  field: (typeof fieldsSet)[keyof typeof fieldsSet]
  by: (typeof setters)[number]
  id: string | null
}

export interface Page<T> {
  items: T[]
  hasNext: boolean
  hasPrevious: boolean
}

export interface PageRequest {
  first: number
  after?: string | null
  before?: string | null
}

export function getTransaction(tenant: Tenant, id: string): Promise<Transaction> {
  return tenant.read((db) => requireTransaction(db, id, tenant.currency))
}

export function findTransactions(tenant: Tenant, ids: readonly string[]): Promise<Transaction[]> {
  return tenant.read(async (db) => {
    const rows = await transactions(db).where('transactions.id', 'in', ids).execute()
    return rows.map((row) => transactionOf(row, tenant.currency))
  })
}

export async function requireTransaction(db: ReadDb, id: string, currency: string): Promise<Transaction> {
  const row = await transactions(db).where('transactions.id', '=', id).executeTakeFirst()
  return transactionOf(requireFound(row, 'transaction'), currency)
}

export function transactionCursorOf({ date, id }: Pick<Transaction, 'date' | 'id'>): string {
  return Buffer.from(`${date} ${id}`).toString('base64url')
}

export function listReceiptLinks(
  tenant: Tenant,
  transactionIds: readonly string[],
): Promise<{ transactionId: string; receiptId: string }[]> {
  return tenant.read((db) =>
    db
      .selectFrom('receiptTransactions')
      .select(['transactionId', 'receiptId'])
      .where('transactionId', 'in', transactionIds)
      .execute(),
  )
}

const columns = {
  id: 'transactions.id',
  type: 'transactions.type',
  amountMinor: 'transactions.amountMinor',
  currency: 'transactions.currency',
  baseAmountMinor: 'transactions.baseAmountMinor',
  description: 'transactions.description',
  payee: payeeOf('transactions').as('payee'),
  note: 'transactions.note',
  date: 'transactions.date',
  rate: sql<string>`trim_scale(transactions.rate)`.as('rate'),
  categoryId: 'transactions.categoryId',
  splits: 'transactions.splits',
  tagIds: 'transactions.tagIds',
  paidBy: 'transactions.paidBy',
  accountId: 'transactions.accountId',
  accountAmountMinor: 'transactions.accountAmountMinor',
  reviewed: 'transactions.reviewed',
  recurrenceId: 'transactions.recurrenceId',
  setBy: 'transactions.setBy',
  createdBy: 'transactions.createdBy',
  authorName: 'transactions.authorName',
  createdAt: 'transactions.createdAt',
  version: 'transactions.version',
} as const

type Column = keyof typeof columns

/** The columns of each property that is not read from one column of its name. */
const columnsOfProperty = {
  amount: ['amountMinor', 'currency'],
  baseAmount: ['baseAmountMinor'],
  category: ['categoryId'],
  splits: ['splits', 'currency'],
} satisfies Partial<Record<keyof Transaction, readonly Column[]>>

const everyColumn = Object.keys(columns) as Column[]

/** The combinations of columns that were read so far. Each is a prepared statement, so their number is limited. */
const combinations = new Set<string>()
const maxCombinations = 32

/**
 * Selects the columns of some properties, or of all. The id and the date, which place a transaction in a list, are
 * always read.
 */
export function selectProperties(query: ReturnType<typeof filtered>, properties?: ReadonlySet<string>) {
  return query.select(columnsFor(properties).map((name) => columns[name]))
}

function columnsFor(properties: ReadonlySet<string> | undefined): Column[] {
  if (!properties) return everyColumn
  const isNeeded = new Set(
    ['id', 'date', ...properties].flatMap((name) => (hasColumns(name) ? columnsOfProperty[name] : [name])),
  )
  const needed = everyColumn.filter((name) => isNeeded.has(name))
  const combination = needed.join()
  if (combinations.size >= maxCombinations && !combinations.has(combination)) return everyColumn
  combinations.add(combination)
  return needed
}

const hasColumns = (name: string): name is keyof typeof columnsOfProperty => name in columnsOfProperty

/** Selects transactions with their categories. */
export function selectTransactions(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('categories', 'categories.id', 'transactions.categoryId')
    .select(Object.values(columns))
    .select(['categories.key', 'categories.name', 'categories.parentId', 'categories.icon', 'categories.color'])
    .select(['categories.position', 'categories.archivedAt', 'categories.type as categoryType'])
}

function transactions(db: ReadDb) {
  return selectTransactions(db.selectFrom('transactions'))
}

type Row = Awaited<ReturnType<ReturnType<typeof transactions>['execute']>>[number]

export function transactionOf(row: Row, currency: string): Transaction {
  return transactionWith(row, currency, categoryOf(row))
}

/** Converts a row. A property whose columns were not selected is undefined. */
export function transactionWith(row: Pick<Row, Column>, currency: string, category: Category | null): Transaction {
  const { id, type, description, payee, note, date, createdBy, authorName, createdAt, version } = row
  const { rate, tagIds, paidBy, accountId, accountAmountMinor, reviewed, recurrenceId } = row
  return {
    id,
    type,
    description,
    payee,
    note,
    date,
    createdBy,
    authorName,
    createdAt,
    version,
    rate,
    tagIds,
    paidBy,
    accountId,
    accountAmountMinor,
    reviewed,
    recurrenceId,
    amount: { minor: row.amountMinor, currency: row.currency },
    baseAmount: { minor: row.baseAmountMinor, currency },
    category,
    splits: splitsOf(row.splits, row.currency, currency),
    setBy: setFieldsOf(row.setBy ?? {}),
  }
}

/** Reads {"category_id": "rule <id>"}. Fields that a user cleared have the value "person" and are left out. */
function setFieldsOf(setBy: object): SetField[] {
  return Object.entries(setBy as Record<string, string>).flatMap(([column, setter]) => {
    const [word = '', id = null] = setter.split(' ')
    const by = setters.find((each) => each === word.toUpperCase())
    const field = fieldsSet[column as keyof typeof fieldsSet]
    return by && field ? [{ field, by, id }] : []
  })
}

function categoryOf(row: Row): Category | null {
  const { categoryId, categoryType: type, key, name, parentId, icon, color, position, archivedAt } = row
  if (categoryId === null || name === null || icon === null || color === null || position === null || type === null)
    return null
  return { id: categoryId, key, name, type, parentId, icon, color, position, archivedAt }
}
