import { sql } from 'kysely'
import { addMonths } from '../../language/days.ts'
import { divideRounded, type Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, listCategories } from '../categories/read.ts'

/** FULL means that exactly everything is spent. OVER means more than that. */
export type BudgetState = 'UNPLANNED' | 'UNDER' | 'NEAR' | 'FULL' | 'OVER'

/** NONE carries nothing into the next month, SURPLUS carries what is left, and ALL carries overspending too. */
export type Rollover = 'NONE' | 'SURPLUS' | 'ALL'

export interface BudgetLine {
  id: string
  /** yyyy-MM */
  month: string
  category: Category
  /** False if the line exists only because of a carried amount. */
  isPlanned: boolean
  planned: Money
  available: Money
  /** The amount left in the previous month; negative if the budget was overspent. */
  carried: Money
  carriedFrom: string | null
  categoryIds: string[]
  spent: Money
  left: Money
  /** The planned amount that is not planned in subcategories; null if no subcategory has a budget. */
  unallocated: Money | null
  usedPercent: number
  state: BudgetState
  /** False if the parent category has a line, so that the totals do not count the amount twice. */
  counts: boolean
  rollover: Rollover
  /** yyyy-MM: the first month that rolls over. */
  rolloverFrom: string | null
}

interface Row {
  categoryId: string
  month: string
  isPlanned: boolean
  plannedMinor: bigint
  belowMinor: bigint
  carriedMinor: bigint
  spentMinor: bigint
  leftMinor: bigint
  state: BudgetState
  counts: boolean
}

interface Carrying {
  rollover: Rollover
  rolloverFrom: string | null
}

/** Returns the lines of an inclusive range of months (yyyy-MM), sorted by category order and then by month. */
export async function readLines(
  db: ReadDb,
  tenant: Tenant,
  from: string,
  to: string,
  only?: readonly string[],
): Promise<BudgetLine[]> {
  const found = sql<Row>`
    budget_lines(${`${from}-01`}::date, ${`${to}-01`}::date, ${only ? [...only] : null}::uuid[])`
  const rows = await db
    .selectFrom(found.as<'line'>('line'))
    .innerJoin('categories', 'categories.id', 'line.categoryId')
    .selectAll('line')
    .select('categories.rolloverFrom')
    .select(({ ref }) => sql<Rollover>`${ref('categories.rollover')}`.as('rollover'))
    .orderBy('line.month')
    .execute()
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId)
  const categories = await listCategories(tenant, true)
  const below = Map.groupBy(await readParents(db), ({ parentId }) => parentId)
  return categories.flatMap((category) =>
    (byCategory.get(category.id) ?? []).map((row) => {
      const those = (below.get(category.id) ?? []).filter(({ since, until }) => since <= row.month && row.month < until)
      return lineOf(row, category, [category.id, ...those.map(({ id }) => id)], tenant.currency)
    }),
  )
}

/** The parents of subcategories, from a first day of a month until before another. */
function readParents(db: ReadDb) {
  const found = sql<{ id: string; parentId: string; since: string; until: string }>`(
    select p.category_id as id, p.parent_id, greatest(p.since, '0001-01-01') as since,
        least(p.until, '9999-12-01') as until
      from category_parents_by_month() p join categories c on c.id = p.category_id
      where p.parent_id is not null order by c.position, c.name)`
  return db.selectFrom(found.as<'found'>('found')).selectAll().execute()
}

function lineOf(row: Row & Carrying, category: Category, categoryIds: string[], currency: string): BudgetLine {
  const { plannedMinor, belowMinor, carriedMinor, spentMinor, leftMinor, rolloverFrom } = row
  const month = row.month.slice(0, 7)
  const money = (minor: bigint): Money => ({ minor, currency })
  const available = plannedMinor + carriedMinor
  return {
    id: `${month}/${category.id}`,
    month,
    category,
    isPlanned: row.isPlanned,
    planned: money(plannedMinor),
    available: money(available),
    carried: money(carriedMinor),
    carriedFrom: carriedMinor === 0n ? null : addMonths(month, -1),
    categoryIds,
    spent: money(spentMinor),
    left: money(leftMinor),
    unallocated: belowMinor === 0n ? null : money(plannedMinor - belowMinor),
    usedPercent: usedPercent(spentMinor, available),
    state: row.state,
    counts: row.counts,
    rollover: row.rollover,
    rolloverFrom: rolloverFrom?.slice(0, 7) ?? null,
  }
}

/** Refunds can exceed the spending, which then uses nothing. */
function usedPercent(spent: bigint, available: bigint): number {
  if (spent <= 0n) return 0
  return available <= 0n ? 100 : Number(divideRounded(spent * 1_000n, available)) / 10
}
