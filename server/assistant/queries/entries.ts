import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import { decimalOf } from '../../language/money.ts'
import { shownName } from '../../ledger/categories/shown-name.ts'
import { type CategoryFilter, filtered } from '../../ledger/transactions/filter.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { LedgerRow } from '../engine/ledger.ts'
import type { Filter } from '../engine/question.ts'

/** Selects the transactions of a question. Adds the conditions that list filters do not have. */
export function matching(db: ReadDb, filter: Filter, currency: string) {
  const { excludedCategoryIds, text, excludedTexts, tag, excludedTags, min, max, paidBy, period } = filter
  const { from, to } = period
  let query = filtered(db, { from, to, ...categoriesOf(filter), text, min, max, paidBy: paidBy ?? null }, currency)
  if (excludedCategoryIds.length > 0) {
    query = query.where(sql<boolean>`coalesce(transactions.category_id <> all(${excludedCategoryIds}::uuid[]), true)`)
  }
  for (const excluded of excludedTexts) {
    const pattern = `%${excluded.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`plain(transactions.description) not like plain(${pattern})`)
  }
  if (tag !== null) query = query.where(isTagged([tag]))
  if (excludedTags.length > 0) query = query.where(sql<boolean>`not ${isTagged(excludedTags)}`)
  return query
}

function isTagged(names: string[]) {
  return sql<boolean>`transactions.id in (
    select transaction_tags.transaction_id from transaction_tags join tags on tags.id = transaction_tags.tag_id
    where lower(tags.name) = any(${names.map((name) => name.toLowerCase())}::text[]))`
}

export function categoriesOf({ categoryIds, uncategorised, type }: Filter): CategoryFilter {
  return { categoryIds: categoryIds.length > 0 ? categoryIds : null, uncategorised, type }
}

/** Selects like `matching`, without refunds: they are neither large, nor usual, nor repeated amounts. */
export function matchingWithoutRefunds(db: ReadDb, filter: Filter, currency: string) {
  const query = matching(db, filter, currency)
  return filter.type === null ? query : query.where('transactions.type', '=', filter.type)
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
  const select = order === 'NEWEST' ? matching : matchingWithoutRefunds
  const rows = await select(db, filter, tenant.currency)
    .leftJoin('categories', 'categories.id', 'transactions.categoryId')
    .select(['transactions.id', 'transactions.date', 'transactions.type', 'transactions.description'])
    .select('transactions.baseAmountMinor as minor')
    .select(['categories.name as categoryName', 'categories.key as categoryKey'])
    .select(sql<number | null>`jsonb_array_length(transactions.splits)`.as('splitCount'))
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
  categoryKey: string | null
  splitCount?: number | null
  minor: bigint
}

export function entryOf(
  { id, date, type, description, categoryName, categoryKey, splitCount, minor }: EntryRow,
  { currency }: Tenant,
): LedgerRow {
  const name = categoryName === null ? null : shownName({ key: categoryKey, name: categoryName })
  const category = name ?? (splitCount == null ? null : splitText(splitCount))
  return { id, date, type, description, categoryName: category, minor, amount: decimalOf({ minor, currency }) }
}

const splitText = (count: number): string => render(msg`${plural({ count }, { one: '# split', other: '# splits' })}`)
