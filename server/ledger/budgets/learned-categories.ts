import { sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The category that a user last chose for a line with this name in an earlier budget list. */
export interface LearnedCategory {
  categoryId: string
  type: CategoryType
}

/** Keys are names in lower case. If a category was created from a line, the line's original name is known too. */
export async function learnedCategories(db: WriteDb, names: readonly string[]): Promise<Map<string, LearnedCategory>> {
  const lowered = [...new Set(names.map((name) => name.toLowerCase()))]
  const { rows } = await sql<LearnedCategory & { name: string }>`
    select distinct on (name) name, category_id, type from (
      select lower(description) as name, category_id, type, reviewed_at from staged_items
      where kind = 'BUDGET_LINE' and state in ('APPROVED', 'MERGED') and lower(description) = any(${lowered}::text[])
      union all
      select lower(proposed_category_name), category_id, type, reviewed_at from staged_items
      where kind = 'BUDGET_LINE' and state = 'APPROVED' and lower(proposed_category_name) = any(${lowered}::text[])
    ) chosen
    where exists (select from categories where categories.id = chosen.category_id and archived_at is null)
    order by name, reviewed_at desc`.execute(db)
  return new Map(rows.map(({ name, categoryId, type }) => [name, { categoryId, type }]))
}
