import { sql } from 'kysely'
import { addMonths } from '../../language/days.ts'
import { divideRounded, type Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, listCategories } from '../categories/read.ts'

/** How the spending stands to what there is for it. Exactly all of it is FULL, not over. */
export type BudgetState = 'UNPLANNED' | 'UNDER' | 'NEAR' | 'FULL' | 'OVER'

/** What becomes of what is left at a month's end: it stays there, a surplus is carried on, or what is overspent too. */
export type Rollover = 'NONE' | 'SURPLUS' | 'ALL'

export interface BudgetLine {
  id: string
  /** yyyy-MM */
  month: string
  category: Category
  /** Whether it has a plan of its own: without one it is there because of what is carried. */
  isPlanned: boolean
  planned: Money
  /** What there is to spend: planned + carried. */
  available: Money
  /** What the month before has left, or, below zero, has overspent. */
  carried: Money
  /** The month that `carried` comes from; null where nothing is. */
  carriedFrom: string | null
  /** Of these categories: its own and those below it. */
  categoryIds: string[]
  spent: Money
  /** planned + carried - spent */
  left: Money
  /** What of the plan is not planned for the categories below it; null where nothing is planned for those. */
  unallocated: Money | null
  usedPercent: number
  state: BudgetState
  /** Whether it is in the month's totals: it is not where the category above it has a line. */
  counts: boolean
  rollover: Rollover
  /** yyyy-MM: the first month that carries on what is left of it. */
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

/**
 * Joins a transaction: the lines of the months from one to another (yyyy-MM), in the categories' order, those of one
 * category by month.
 */
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
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  return categories.flatMap((category) => {
    const ids = [category, ...(below.get(category.id) ?? [])].map(({ id }) => id)
    return (byCategory.get(category.id) ?? []).map((row) => lineOf(row, category, ids, tenant.currency))
  })
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
    usedPercent:
      available <= 0n ? (spentMinor > 0n ? 100 : 0) : Number(divideRounded(spentMinor * 1_000n, available)) / 10,
    state: row.state,
    counts: row.counts,
    rollover: row.rollover,
    rolloverFrom: rolloverFrom?.slice(0, 7) ?? null,
  }
}
