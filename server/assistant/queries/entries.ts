import { sql } from 'kysely'
import { decimalOf } from '../../language/money.ts'
import { type CategoryFilter, filtered } from '../../ledger/transactions/filter.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { LedgerRow } from '../engine/ledger.ts'
import type { Filter } from '../engine/question.ts'

/** Selects the transactions of a question. Adds the conditions that list filters do not have. */
export function matching(db: ReadDb, filter: Filter, currency: string) {
  const { type, excludedCategoryIds, text, excludedText, tag, min, max, period } = filter
  const { from, to } = period
  let query = filtered(db, { from, to, type, ...categoriesOf(filter), text, min, max }, currency)
  if (excludedCategoryIds.length > 0) {
    query = query.where(sql<boolean>`coalesce(transactions.category_id <> all(${excludedCategoryIds}::uuid[]), true)`)
  }
  if (excludedText) {
    query = query.where('transactions.description', 'not ilike', `%${excludedText.replace(/[\\%_]/g, '\\$&')}%`)
  }
  if (tag !== null) query = query.where(sql<boolean>`false`)
  return query
}

export function categoriesOf({ categoryIds, uncategorised }: Filter): CategoryFilter {
  return { categoryIds: categoryIds.length > 0 ? categoryIds : null, uncategorised }
}

/** The limit of rows per answer (safety: at most 200). */
const maxRows = 200

export async function listEntries(
  db: ReadDb,
  tenant: Tenant,
  filter: Filter,
  order: 'NEWEST' | 'LARGEST' | 'SMALLEST',
  limit: number,
): Promise<LedgerRow[]> {
  const rows = await matching(db, filter, tenant.currency)
    .leftJoin('categories', 'categories.id', 'transactions.categoryId')
    .select(['transactions.id', 'transactions.date', 'transactions.type', 'transactions.description'])
    .select('transactions.baseAmountMinor as minor')
    .select(
      sql<string | null>`coalesce(categories.name, 'Split in ' || jsonb_array_length(transactions.splits))`.as(
        'categoryName',
      ),
    )
    .$if(order !== 'NEWEST', (query) =>
      query.orderBy('transactions.baseAmountMinor', order === 'LARGEST' ? 'desc' : 'asc'),
    )
    .orderBy('transactions.date', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(Math.min(limit, maxRows))
    .execute()
  return rows.map((row) => entryOf(row, tenant))
}

interface EntryRow {
  id: string
  date: string
  type: CategoryType
  description: string
  categoryName: string | null
  minor: bigint
}

export function entryOf(
  { id, date, type, description, categoryName, minor }: EntryRow,
  { currency }: Tenant,
): LedgerRow {
  return { id, date, type, description, categoryName, minor, amount: decimalOf({ minor, currency }) }
}
