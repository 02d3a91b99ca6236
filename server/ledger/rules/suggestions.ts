import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** A category that users corrected at least twice for the same description. */
export interface RuleSuggestion {
  id: string
  description: string
  type: CategoryType
  categoryId: string
  times: number
}

const maxShown = 50

export function listRuleSuggestions(tenant: Tenant): Promise<RuleSuggestion[]> {
  return tenant.read((db) =>
    suggestions(db)
      .select(['id', 'description', 'type', 'categoryId', 'times'])
      .orderBy('correctedAt', 'desc')
      .limit(maxShown)
      .execute(),
  )
}

/** Returns the suggestion from the last correction of each transaction, unless it was the first of its kind. */
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

/** Declines a suggestion for this category, or reverses that. */
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

/** Leaves out suggestions that an existing rule already covers. */
function suggestions(db: ReadDb) {
  return db
    .selectFrom('categoryCorrections')
    .where('times', '>', 1)
    .where('declinedAt', 'is', null)
    .where(sql<boolean>`not exists (
      select from rules r where r.enabled and r.actions ->> 'category_id' = category_corrections.category_id::text
        and rule_matches_transaction(r.conditions, category_corrections.type, null, category_corrections.name))`)
}
