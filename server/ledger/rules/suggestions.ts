import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** What people have corrected twice the same way: it could be a rule. */
export interface RuleSuggestion {
  id: string
  /** The description of all that were corrected. */
  description: string
  type: CategoryType
  categoryId: string
  times: number
}

/** More than anybody looks through. */
const mostShown = 50

/** The latest first. */
export function listRuleSuggestions(tenant: Tenant): Promise<RuleSuggestion[]> {
  return tenant.read((db) =>
    suggestions(db)
      .select(['id', 'description', 'type', 'categoryId', 'times'])
      .orderBy('correctedAt', 'desc')
      .limit(mostShown)
      .execute(),
  )
}

/** For each of some transactions what its last correction suggests, where that was not the first of its kind. */
export function findSuggestionsFor(
  tenant: Tenant,
  transactionIds: readonly string[],
): Promise<(RuleSuggestion & { transactionId: string })[]> {
  return tenant.read((db) =>
    suggestions(db)
      .select(['id', 'description', 'type', 'categoryId', 'times', 'transactionId'])
      .where('transactionId', 'in', transactionIds)
      .execute(),
  )
}

/** Says that no rule is wanted, or takes that back. It is remembered for that category. */
export function declineRuleSuggestion(tenant: Tenant, id: string, isDeclined: boolean): Promise<string> {
  return tenant.write(async (db) => {
    const changed = await db
      .updateTable('categoryCorrections')
      .set({ declinedAt: isDeclined ? new Date() : null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return requireFound(changed, 'suggestion').id
  })
}

/** Where a rule does it already, none is suggested. */
function suggestions(db: ReadDb) {
  return db
    .selectFrom('categoryCorrections')
    .where('times', '>', 1)
    .where('declinedAt', 'is', null)
    .where(sql<boolean>`not exists (
      select from rules r where r.enabled and r.actions ->> 'category_id' = category_corrections.category_id::text
        and rule_matches_transaction(r.conditions, category_corrections.type, null, category_corrections.name))`)
}
