import { sql } from 'kysely'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { setOrigin, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { outcomeOf } from './outcome.ts'
import { type Rule, requireRule, storedConditions } from './read.ts'

/**
 * Applies the rules in order to transactions that no user entered. Fields that a user set are kept.
 * @returns true if any rule matched
 */
export async function applyRules(db: WriteDb, transactionIds: readonly string[]): Promise<boolean> {
  if (transactionIds.length === 0) return false
  const { rows } = await sql<{ id: string }>`
    select r.id from rules r where r.enabled and exists (
      select from transactions t where t.id = any(${transactionIds}::uuid[])
        and rule_matches_names(r.conditions, t.type, t.base_amount_minor, t.description, t.payee, t.source_id))
    order by r.position, r.created_at, r.id`.execute(db)
  for (const { id } of rows) {
    const rule = await requireRule(db, id)
    if (rule.isEnabled) await applyOne(db, rule, transactionIds)
  }
  return rows.length > 0
}

/** Returns the category that the first matching rule sets, for each entry in order; null if no rule matches. */
export async function categoriesByRules(
  db: WriteDb,
  entries: readonly { type: string; minor: bigint; description: string }[],
): Promise<(string | null)[]> {
  const stored = entries.map(({ type, minor, description }, at) => ({ at, type, minor: String(minor), description }))
  const { rows } = await sql<{ at: number; categoryId: string }>`
    select distinct on (e.at) e.at, c.id as "categoryId"
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) e (at integer, type category_type, minor bigint, description text)
      join rules r on r.enabled and rule_matches_transaction(r.conditions, e.type, e.minor, plain(e.description))
      join categories c on c.id::text = r.actions ->> 'category_id' and c.type = e.type and c.archived_at is null
    order by e.at, r.position, r.created_at, r.id`.execute(db)
  const byPosition = new Map(rows.map(({ at, categoryId }) => [at, categoryId]))
  return entries.map((_, at) => byPosition.get(at) ?? null)
}

const atOnce = 2_500

/**
 * Applies a rule to all existing transactions, as one batch.
 * @returns the number of changed transactions
 */
export function applyToExisting(tenant: Tenant, id: string): Promise<number> {
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    const rule = await requireRule(db, id)
    await setOrigin(db, 'rule')
    const { rows } = await sql<{ id: string }>`
      select t.id from transactions t join rule_matches(${storedConditions(rule)}::jsonb) m on m.id = t.id
      where ${outcomeOf(rule, id).changes} order by t.id limit ${maxAtOnce}`.execute(db)
    let count = 0
    for (let at = 0; at < rows.length; at += atOnce) {
      count += await applyOne(
        db,
        rule,
        rows.slice(at, at + atOnce).map((row) => row.id),
      )
    }
    return count
  })
}

/** The limit per database transaction, so that the transaction ends in time. Further calls change the rest. */
export const maxAtOnce = 10_000

async function applyOne(db: WriteDb, rule: Rule, ids: readonly string[]): Promise<number> {
  const { category, setsCategory, addsTags, marksReviewed, setsPayee, tagsTogether, changes } = outcomeOf(rule, rule.id)
  const by = `rule ${rule.id}`
  const { numAffectedRows } = await sql`
    with open as (
      select t.id, ${setsCategory} as sets_category, ${addsTags} as adds_tags, ${marksReviewed} as marks_reviewed,
          ${setsPayee} as sets_payee,
          ${tagsTogether} as tags_together
        from transactions t
        where t.id = any(${ids}::uuid[]) and ${changes}
          and rule_matches_names(${storedConditions(rule)}::jsonb, t.type, t.base_amount_minor, t.description, t.payee, t.source_id)
          and (${category} is null or exists (select from categories c where c.id = ${category} and c.type = t.type))
        order by t.id for no key update of t)
    update transactions t set version = t.version + 1,
        category_id = case when o.sets_category then ${category} else t.category_id end,
        tag_ids = case when o.adds_tags then o.tags_together else t.tag_ids end,
        reviewed = t.reviewed or o.marks_reviewed,
        payee = case when o.sets_payee then ${rule.payee} else t.payee end,
        set_by = t.set_by || case when o.sets_category then jsonb_build_object('category_id', ${by}::text) else '{}' end
          || case when o.adds_tags then jsonb_build_object('tag_ids', ${by}::text) else '{}' end
          || case when o.sets_payee then jsonb_build_object('payee', ${by}::text) else '{}' end
          || case when o.marks_reviewed then jsonb_build_object('reviewed', ${by}::text) else '{}' end
      from open o where o.id = t.id`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
