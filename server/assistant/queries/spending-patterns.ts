import { type RawBuilder, sql } from 'kysely'
import { addMonthsToDay } from '../../language/days.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { AmountStatistics, LedgerRow, TypicalAmounts } from '../engine/ledger.ts'
import type { Filter } from '../engine/question.ts'
import { entryOf, matchingWithoutRefunds } from './entries.ts'

/** The limits of transactions per name for finding an interval, and of rows in total. */
const maxNameLength = 60
const maxRows = 6_000
const maxUnusual = 100

/** Lists the latest transactions of each name that occurs at least twice in the last three years. */
export async function listRepeatedTransactions(db: ReadDb, tenant: Tenant, filter: Filter): Promise<LedgerRow[]> {
  const since = addMonthsToDay(tenant.today, -36)
  const named = matchingWithoutRefunds(db, { ...filter, period: { ...filter.period, from: since } }, tenant.currency)
    .leftJoin('categories', 'categories.id', 'transactions.categoryId')
    .select(['transactions.id', 'transactions.date', 'transactions.type', 'transactions.description'])
    .select(['categories.name as categoryName', 'categories.key as categoryKey'])
    .select('transactions.baseAmountMinor as minor')
    .select(
      sql<number>`row_number() over (${sameName} order by transactions.date desc, transactions.id desc)::int`.as(
        'place',
      ),
    )
    .select(sql<number>`count(*) over (${sameName})::int`.as('many'))
    .where(sql`trim(transactions.description)`, '<>', '')
  const rows = await db
    .selectFrom(named.as('named'))
    .selectAll()
    .where('many', '>=', 2)
    .where('place', '<=', maxNameLength)
    .orderBy('date', 'desc')
    .limit(maxRows)
    .execute()
  return rows.map((row) => entryOf(row, tenant))
}

const sameName = sql`partition by lower(trim(transactions.description))`

export async function listTypicalAmounts(db: ReadDb, tenant: Tenant, filter: Filter): Promise<TypicalAmounts[]> {
  const paid = matchingWithoutRefunds(db, filter, tenant.currency)
    .selectAll('transactions')
    .orderBy('transactions.baseAmountMinor', 'desc')
    .orderBy('transactions.date', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(maxUnusual)
  const rows = await db
    .selectFrom(paid.as('paid'))
    .leftJoin('categories', 'categories.id', 'paid.categoryId')
    .select(['paid.id', 'paid.date', 'paid.type', 'paid.description', 'paid.baseAmountMinor as minor'])
    .select(['categories.name as categoryName', 'categories.key as categoryKey'])
    .select(earlierOnes(sql`lower(trim(earlier.description)) = lower(trim(paid.description))`).as('byName'))
    .select(earlierOnes(sql`earlier.category_id = paid.category_id`).as('byCategory'))
    .select(twins.as('twins'))
    .orderBy('paid.baseAmountMinor', 'desc')
    .orderBy('paid.date', 'desc')
    .orderBy('paid.id', 'desc')
    .execute()
  const all = await readHabitOfAll(db, tenant, filter)
  return rows.map(({ byName, byCategory, twins, ...row }) => ({
    entry: entryOf(row, tenant),
    name: habitOf(byName),
    category: habitOf(byCategory),
    all,
    twins: Number(twins),
  }))
}

interface HabitRow {
  many: number
  median: string
}

function earlierOnes(same: RawBuilder<unknown>) {
  return sql<HabitRow>`(
    select json_build_object('many', count(*), 'median', coalesce(${medianOf('earlier')}, 0)::text)
    from transactions earlier
    where earlier.type = paid.type and earlier.date < paid.date
      and earlier.date >= paid.date - interval '2 years' and ${same})`
}

const twins = sql<bigint>`(
  select count(*) from transactions other
  where other.id <> paid.id and other.type = paid.type and other.base_amount_minor = paid.base_amount_minor
    and other.date between paid.date - 1 and paid.date
    and lower(trim(other.description)) = lower(trim(paid.description)))`

async function readHabitOfAll(db: ReadDb, tenant: Tenant, { type, period }: Filter): Promise<AmountStatistics> {
  const row = await db
    .selectFrom('transactions')
    .select(
      sql<HabitRow>`
      json_build_object('many', count(*), 'median', coalesce(${medianOf('transactions')}, 0)::text)`.as('habit'),
    )
    .where('date', '>=', addMonthsToDay(period.from ?? tenant.today, -24))
    .$if(type !== null, (query) => query.where('type', '=', type ?? 'EXPENSE'))
    .executeTakeFirstOrThrow()
  return habitOf(row.habit)
}

function medianOf(table: string) {
  return sql`percentile_disc(0.5) within group (order by ${sql.ref(`${table}.base_amount_minor`)})`
}

function habitOf({ many, median }: HabitRow): AmountStatistics {
  return { count: many, medianMinor: BigInt(median) }
}
