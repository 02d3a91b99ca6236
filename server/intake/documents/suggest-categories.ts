import { sql } from 'kysely'
import { categoryKeyOf } from '../../language/receipt-categories.ts'
import { suggestCategory } from '../../ledger/categories/read.ts'
import { suggestRefunds } from '../../ledger/categories/suggest-refunds.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Suggests a category or null for each receipt line, in order. Earlier choices for the line come first, then those for
 * the merchant, then those of earlier expenses that income refunds, then category words.
 */
export async function suggestCategories(
  db: WriteDb,
  type: CategoryType,
  merchant: string | null,
  descriptions: readonly string[],
): Promise<(string | null)[]> {
  const learnt = await learntCategories(db, type, descriptions)
  const ofMerchant = merchant ? await suggestCategory(db, merchant, type) : undefined
  const merchantKey = categoryKeyOf(merchant ?? '', type)
  const byKey = await categoriesByKey(db, type)
  const refunds = type === 'INCOME' ? await suggestRefunds(db, descriptions) : undefined
  return descriptions.map((description) => {
    const known = learnt.get(description.toLowerCase()) ?? ofMerchant?.id ?? refunds?.get(description)
    if (known) return known
    const key = keyOf(categoryKeyOf(description, type), merchantKey)
    return (key && byKey.get(key)) ?? null
  })
}

/** The shop decides between groceries and eating out: coffee can be both. */
function keyOf(line: string | undefined, merchant: string | undefined): string | undefined {
  const isFood = (key: string | undefined) => key === 'groceries' || key === 'eating_out'
  return isFood(line) && isFood(merchant) ? merchant : (line ?? merchant)
}

async function learntCategories(db: WriteDb, type: CategoryType, descriptions: readonly string[]) {
  const lowered = [...new Set(descriptions.map((description) => description.toLowerCase()))]
  const { rows } = await sql<{ description: string; categoryId: string }>`
    select distinct on (lower(description)) lower(description) as description, category_id
    from staged_items join categories on categories.id = staged_items.category_id and archived_at is null
    where state in ('APPROVED', 'MERGED') and reviewed_by is not null and lower(description) = any(${lowered}::text[]) and staged_items.type = ${type}
    group by lower(description), category_id
    order by lower(description), count(*) desc, max(reviewed_at) desc`.execute(db)
  return new Map(rows.map(({ description, categoryId }) => [description, categoryId]))
}

async function categoriesByKey(db: WriteDb, type: CategoryType) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'key'])
    .where('type', '=', type)
    .where('key', 'is not', null)
    .where('archivedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, key }) => [key ?? '', id]))
}
