import { sql } from 'kysely'
import type pg from 'pg'
import { runForAll } from '../../base/semaphore.ts'
import { addMonths } from '../../language/days.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { setOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { detect, type Found, type HistoryEntry } from './detect.ts'
import { countSuggestions, nameOf } from './suggestions.ts'

/**
 * The number of months that are searched, in which a yearly payment can occur three times, and the limit of
 * transactions.
 */
const monthsSearched = 30
const maxEntries = 50_000
/** More transactions than this in the searched months are more frequent than weekly and not a recurring payment. */
const maxHits = 140

/**
 * Runs for organizations with new transactions since the previous day.
 * @throws the first error, after all organizations have been tried
 */
export async function detectForAllOrganizations(pool: pg.Pool): Promise<void> {
  const since = new Date(Date.now() - 26 * 60 * 60 * 1_000)
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<{ organizationId: string; today: string }>`
      select organization_id as "organizationId", today from organizations_changed_since(${since})`.execute(db),
  )
  await runForAll(rows, ({ organizationId, today }) =>
    inServerTransaction(pool, async (db) => {
      await setOrganization(db, organizationId)
      await findRecurring(db, today)
    }),
  )
}

/** @returns the number of suggestions */
export function findNow(tenant: Tenant): Promise<number> {
  return tenant.write(async (db) => {
    await findRecurring(db, tenant.today)
    return countSuggestions(db)
  })
}

/**
 * Updates the suggestions of recurring transactions that are not recurrences yet. Outdated suggestions are removed, and
 * declined ones stay declined.
 */
export async function findRecurring(db: WriteDb, today: string): Promise<void> {
  await extendStatementTimeout(db)
  const found = (await listHistories(db, today)).flatMap((history) => detect(history, today))
  const known = await listKnown(db)
  const fresh = found.filter(({ type, name }) => !known.has(`${type} ${name}`))
  await saveSuggestions(db, fresh)
}

interface HistoryRow {
  type: CategoryType
  name: string
  dates: string[]
  amounts: string[]
  descriptions: string[]
  categoryIds: (string | null)[]
}

async function listHistories(db: WriteDb, today: string) {
  const from = `${addMonths(today.slice(0, 7), -monthsSearched)}-01`
  // The name is computed once per distinct description.
  const { rows } = await sql<HistoryRow>`
    with newest as materialized (
      select id, type, date, base_amount_minor, effective_payee(payee, source_id, description) as description, category_id from transactions
        where date between ${from}::date and ${today}::date order by date desc, id desc limit ${maxEntries}),
    names as materialized (
      select description, ${nameOf(sql`description`)} as name from (select distinct description from newest) different)
    select type, name, array_agg(date::text order by date, id) as dates,
        array_agg(base_amount_minor::text order by date, id) as amounts,
        array_agg(description order by date, id) as descriptions,
        array_agg(category_id::text order by date, id) as "categoryIds"
    from newest join names using (description)
    where name <> ''
    group by type, name having count(*) between 3 and ${maxHits}`.execute(db)
  return rows.map(({ type, name, dates, amounts, descriptions, categoryIds }) => ({
    type,
    name,
    entries: dates.map(
      (date, index): HistoryEntry => ({
        date,
        minor: BigInt(amounts[index] ?? 0),
        description: descriptions[index]?.trim() ?? '',
        categoryId: categoryIds[index] ?? null,
      }),
    ),
  }))
}

async function listKnown(db: WriteDb): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('recurrences').select('type').select(nameOf(sql`description`).as('name')).execute()
  return new Set(rows.map(({ type, name }) => `${type} ${name}`))
}

async function saveSuggestions(db: WriteDb, found: readonly Found[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(found.map(rowOf))}::jsonb) as f (
    type category_type, name text, description text, amount_minor bigint, category_id uuid,
    frequency recurrence_frequency, every smallint, hits integer, last_date date, next_date date)`
  await sql`
    delete from recurrence_suggestions s where s.declined_at is null and not exists (
      select from ${rows} where f.type = s.type and f.name = s.name and f.frequency = s.frequency and f.every = s.every)
  `.execute(db)
  await sql`
    insert into recurrence_suggestions as known
        (type, name, description, amount_minor, category_id, frequency, every, hits, last_date, next_date)
      select distinct on (f.type, f.name, f.frequency, f.every) f.type, f.name, f.description, f.amount_minor,
          c.id, f.frequency, f.every, f.hits, f.last_date, f.next_date
        from ${rows} left join categories c on c.id = f.category_id and c.type = f.type and c.archived_at is null
        order by f.type, f.name, f.frequency, f.every, f.last_date desc
      on conflict (organization_id, type, name, frequency, every) do update set
        description = excluded.description, amount_minor = excluded.amount_minor, category_id = excluded.category_id,
        hits = excluded.hits, last_date = excluded.last_date, next_date = excluded.next_date
      where (known.description, known.amount_minor, known.category_id, known.hits, known.last_date)
        is distinct from (excluded.description, excluded.amount_minor, excluded.category_id, excluded.hits, excluded.last_date)
  `.execute(db)
}

function rowOf({ minor, categoryId, lastDate, nextDate, ...found }: Found) {
  return {
    ...found,
    amount_minor: String(minor),
    category_id: categoryId,
    last_date: lastDate,
    next_date: nextDate,
  }
}
