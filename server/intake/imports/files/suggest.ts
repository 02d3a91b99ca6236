import { sql } from 'kysely'
import { suggestRefunds } from '../../../ledger/categories/suggest-refunds.ts'
import type { CategoryType } from '../../../platform/database/tables.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { suggestCategories } from '../../documents/suggest-categories.ts'
import { assignFileCategories } from '../file-categories.ts'

const hasNoId = sql`i.own ->> 'id' is null`

/**
 * Suggests categories for rows without one: by rules, by earlier transactions, by expenses that income refunds, then by
 * the category in the file. Rules also set tags. A row of our own export has what it was exported with.
 */
export async function suggestForRows(db: WriteDb, importId: string): Promise<void> {
  await suggestByRules(db, importId)
  await suggestByLedger(db, importId)
  await suggestByRefunds(db, importId)
  await assignFileCategories(db, importId)
  for (const type of ['EXPENSE', 'INCOME'] as const) await suggestByKeywords(db, importId, type)
}

async function suggestByRules(db: WriteDb, importId: string): Promise<void> {
  const { rows } = await sql<{ tags: boolean }>`
    select actions -> 'tag_ids' is not null as tags from rules where enabled`.execute(db)
  if (rows.length === 0) return
  const holding = sql`
    texts as materialized (
      select d.description, d.words, r.id as rule_id
        from (select distinct description, plain(description) as words from import_rows where import_id = ${importId}) d
          join rules r on r.enabled
            and rule_matches_transaction(r.conditions - array['type', 'min_minor', 'max_minor'], 'EXPENSE', 0, d.words)),
    holding as (
      select i.id, r.actions, r.position, r.created_at, r.id as rule_id, i.type, i.category_id
        from texts t join import_rows i on i.import_id = ${importId} and i.description = t.description
          join rules r on r.id = t.rule_id and rule_matches_transaction(r.conditions, i.type, i.base_amount_minor, t.words)
        where i.splits is null and ${hasNoId})`
  await sql`
    with ${holding},
    first as (
      select distinct on (h.id) h.id, c.id as category_id, h.rule_id
        from holding h join categories c
          on c.id::text = h.actions ->> 'category_id' and c.type = h.type and c.archived_at is null
        where h.category_id is null
        order by h.id, h.position, h.created_at, h.rule_id)
    update import_rows i set category_id = f.category_id, category_set_by = 'rule ' || f.rule_id
      from first f where f.id = i.id`.execute(db)
  if (!rows.some(({ tags }) => tags)) return
  await sql`
    with ${holding},
    tagged as (
      select h.id, array_agg(distinct g.name) as names
        from holding h join tags g on h.actions -> 'tag_ids' ? g.id::text
        group by h.id)
    update import_rows i set tag_names = (select array_agg(distinct n) from unnest(i.tag_names || t.names) n)
      from tagged t where t.id = i.id and cardinality(i.tag_names) + cardinality(t.names) <= 20`.execute(db)
}

async function suggestByLedger(db: WriteDb, importId: string): Promise<void> {
  await sql`
    with names as materialized (
      select distinct type, lower(description) as name from import_rows
        where import_id = ${importId} and category_id is null and splits is null and description <> ''),
    chosen as materialized (
      select distinct on (n.type, n.name) n.type, n.name, t.category_id
        from names n join transactions t on t.type = n.type and lower(t.description) = n.name
          join categories c on c.id = t.category_id and c.archived_at is null
        where not t.set_by ? 'category_id'
        group by n.type, n.name, t.category_id
        order by n.type, n.name, count(*) desc, max(t.date) desc)
    update import_rows i set category_id = c.category_id, category_set_by = 'learned'
      from chosen c
      where i.import_id = ${importId} and i.category_id is null and i.splits is null and ${hasNoId}
        and i.type = c.type and lower(i.description) = c.name`.execute(db)
}

async function suggestByRefunds(db: WriteDb, importId: string): Promise<void> {
  const suggested = await suggestRefunds(db, await listOpen(db, importId, 'INCOME'))
  await assign(
    db,
    importId,
    'INCOME',
    [...suggested].map(([description, categoryId]) => ({ description, categoryId })),
  )
}

async function suggestByKeywords(db: WriteDb, importId: string, type: CategoryType): Promise<void> {
  const descriptions = await listOpen(db, importId, type)
  const suggested = await suggestCategories(db, type, null, descriptions)
  const known = descriptions.flatMap((description, at) => {
    const categoryId = suggested[at]
    return categoryId ? [{ description, categoryId }] : []
  })
  await assign(db, importId, type, known)
}

/** Returns the descriptions of rows without a category, also in the file. */
async function listOpen(db: WriteDb, importId: string, type: CategoryType): Promise<string[]> {
  const { rows } = await sql<{ description: string }>`
    select distinct description from import_rows i
      where import_id = ${importId} and type = ${type} and ${hasNoId} and category_id is null and splits is null
        and category_name is null and description <> ''`.execute(db)
  return rows.map(({ description }) => description)
}

async function assign(
  db: WriteDb,
  importId: string,
  type: CategoryType,
  known: { description: string; categoryId: string }[],
): Promise<void> {
  await sql`
    update import_rows i set category_id = k.category_id, category_set_by = 'learned'
      from unnest(${known.map(({ description }) => description)}::text[],
        ${known.map(({ categoryId }) => categoryId)}::uuid[]) k (description, category_id)
      where i.import_id = ${importId} and i.type = ${type} and i.category_id is null and i.splits is null and ${hasNoId}
        and i.description = k.description`.execute(db)
}
