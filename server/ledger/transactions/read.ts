import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Category } from '../categories/read.ts'
import type { filtered } from './filter.ts'
import { type Split, splitsOf } from './split.ts'

/** One income or expense, in one currency, on one day. */
export interface Transaction {
  id: string
  type: CategoryType
  amount: Money
  /** The amount in the organization's currency. */
  baseAmount: Money
  description: string
  note: string
  date: string
  /** What one unit of its currency was in the organization's: a plain decimal. */
  rate: string
  category: Category | null
  /** Its parts, where it has several: they sum to it. Empty where it is not split. */
  splits: Split[]
  tagIds: string[]
  /** The member who paid; null where nobody said. */
  paidBy: string | null
  /** Whether a person has looked it over. */
  reviewed: boolean
  recurrenceId: string | null
  /** Who set a field, where it was no person. */
  setBy: SetField[]
  /** The member who recorded it; null where the organization itself did. */
  createdBy: string | null
  /** Author's name to show; null where a member is the author. */
  authorName: string | null
  createdAt: Date
  version: number
}

/** The fields of which it is kept who set them, by their columns. */
export const fieldsSet = { category_id: 'CATEGORY', tag_ids: 'TAGS', reviewed: 'REVIEWED' } as const
export const setters = ['RULE', 'RECURRENCE', 'IMPORT', 'RECEIPT', 'ASSISTANT'] as const

/** That something else than a person set a field: a rule, by its id, for one. */
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

/** Some transactions by their ids, in no order; those that are gone are left out. */
export function findTransactions(tenant: Tenant, ids: readonly string[]): Promise<Transaction[]> {
  return tenant.read(async (db) => {
    const rows = await transactions(db).where('transactions.id', 'in', ids).execute()
    return rows.map((row) => transactionOf(row, tenant.currency))
  })
}

/** Joins a transaction. */
export async function requireTransaction(db: ReadDb, id: string, currency: string): Promise<Transaction> {
  const row = await transactions(db).where('transactions.id', '=', id).executeTakeFirst()
  return transactionOf(requireFound(row, 'transaction'), currency)
}

/** The place of a transaction in the list, for `after` and `before`. */
export function transactionCursorOf({ date, id }: Pick<Transaction, 'date' | 'id'>): string {
  return Buffer.from(`${date} ${id}`).toString('base64url')
}

/** The receipts of some transactions. */
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

/** What every reader of transactions returns: the transaction with its category, as one flat row. */
export function selectTransactions(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('categories', 'categories.id', 'transactions.categoryId')
    .select(['transactions.id', 'transactions.type', 'transactions.amountMinor', 'transactions.currency'])
    .select(['transactions.baseAmountMinor', 'transactions.description', 'transactions.note', 'transactions.date'])
    .select([
      'transactions.createdBy',
      'transactions.authorName',
      'transactions.createdAt',
      'transactions.version',
      'transactions.categoryId',
    ])
    .select(['transactions.splits', 'transactions.tagIds', 'transactions.paidBy', 'transactions.reviewed'])
    .select(['transactions.recurrenceId', 'transactions.setBy', sql<string>`trim_scale(transactions.rate)`.as('rate')])
    .select(['categories.key', 'categories.name', 'categories.parentId', 'categories.icon', 'categories.color'])
    .select(['categories.position', 'categories.archivedAt'])
}

function transactions(db: ReadDb) {
  return selectTransactions(db.selectFrom('transactions'))
}

type Row = Awaited<ReturnType<ReturnType<typeof transactions>['execute']>>[number]

export function transactionOf(row: Row, currency: string): Transaction {
  const { id, type, description, note, date, createdBy, authorName, createdAt, version } = row
  const { rate, tagIds, paidBy, reviewed, recurrenceId } = row
  return {
    id,
    type,
    description,
    note,
    date,
    createdBy,
    authorName,
    createdAt,
    version,
    rate,
    tagIds,
    paidBy,
    reviewed,
    recurrenceId,
    amount: { minor: row.amountMinor, currency: row.currency },
    baseAmount: { minor: row.baseAmountMinor, currency },
    category: categoryOf(row),
    splits: splitsOf(row.splits, row.currency, currency),
    setBy: setFieldsOf(row.setBy),
  }
}

/** Out of {"category_id": "rule <id>"}. What a person emptied says "person": that is kept for machines alone. */
function setFieldsOf(setBy: unknown): SetField[] {
  return Object.entries(setBy as Record<string, string>).flatMap(([column, setter]) => {
    const [word = '', id = null] = setter.split(' ')
    const by = setters.find((each) => each === word.toUpperCase())
    const field = fieldsSet[column as keyof typeof fieldsSet]
    return by && field ? [{ field, by, id }] : []
  })
}

function categoryOf({ categoryId, key, name, type, parentId, icon, color, position, archivedAt }: Row) {
  if (categoryId === null || name === null || icon === null || color === null || position === null) return null
  return { id: categoryId, key, name, type, parentId, icon, color, position, archivedAt }
}
