import { sql } from 'kysely'
import { periodOf } from '../../language/days.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { sumsUnder } from '../transactions/sums.ts'
import { addSums, nothing, type SumFigures, subtractSums, sumFigures } from './figures.ts'
import { readMonths } from './months.ts'
import { periodOfReport, type ReportPeriod } from './report.ts'
import type { Sums } from './totals.ts'

export interface GroupFigures extends SumFigures {
  id: string | null
}

export type MemberPart = 'PAID_BY' | 'RECORDED_BY'

interface Row extends Sums {
  of: string | null
  isNow: boolean
}

/**
 * Returns the sums by tag, largest spending first. A transaction with several tags counts for each tag, but only once
 * in the total.
 */
export function getReportByTag(tenant: Tenant, from: string, to: string): Promise<GroupFigures[]> {
  const period = periodOfReport(from, to)
  return tenant.read(async (db) => {
    // Filters by the date in `transaction_tags`, which has fewer rows than `transactions`.
    const rows = await sumsOf(db, 'transaction_tags.date', tenant, period)
      .innerJoin('transactionTags', 'transactionTags.transactionId', 'transactions.id')
      .select('transactionTags.tagId as of')
      .select(sql<boolean>`transaction_tags.tag_id = transactions.tag_ids[1]`.as('isFirst'))
      .groupBy(['of', 'isFirst'])
      .execute()
    const months = await readMonths(db, period.comparedFrom, period.to)
    const untagged = [true, false].map((isNow): Row => {
      const all = months.filter(({ month }) => month >= from === isNow).reduce<Sums>(addSums, nothing)
      const tagged = rows.filter((row) => row.isFirst && row.isNow === isNow).reduce<Sums>(addSums, nothing)
      return { of: null, isNow, ...subtractSums(all, tagged) }
    })
    return groupsOf([...rows, ...untagged], tenant.currency)
  })
}

/** Returns the sums by member, largest spending first. */
export function getReportByMember(tenant: Tenant, from: string, to: string, part: MemberPart): Promise<GroupFigures[]> {
  const period = periodOfReport(from, to)
  return tenant.read(async (db) => {
    const rows = await sumsOf(db, 'transactions.date', tenant, period)
      .select(part === 'PAID_BY' ? 'transactions.paidBy as of' : 'transactions.createdBy as of')
      .groupBy('of')
      .execute()
    return groupsOf(rows, tenant.currency)
  })
}

function sumsOf(
  db: ReadDb,
  day: 'transactions.date' | 'transaction_tags.date',
  { monthStartDay }: Tenant,
  { from, to, comparedFrom }: ReportPeriod,
) {
  const [column, { income, expense }] = [sql.ref<string>(day), sumsUnder({})]
  return db
    .selectFrom('transactions')
    .where(column, '>=', periodOf(comparedFrom, monthStartDay).from)
    .where(column, '<=', periodOf(to, monthStartDay).to)
    .select(sql<boolean>`${column} >= ${periodOf(from, monthStartDay).from}`.as('isNow'))
    .select([income.as('income'), expense.as('expense')])
    .groupBy('isNow')
}

function groupsOf(rows: readonly Row[], currency: string): GroupFigures[] {
  const sumOf = (some: readonly Row[], isNow: boolean) =>
    some.filter((row) => row.isNow === isNow).reduce<Sums>(addSums, nothing)
  return [...Map.groupBy(rows, ({ of }) => of)]
    .map(([id, own]) => ({ id, ...sumFigures(sumOf(own, true), sumOf(own, false), currency) }))
    .filter(({ income, expense }) => [income, expense].some((each) => each.amount.minor || each.previous.minor))
    .sort(
      (a, b) =>
        Number(b.expense.amount.minor - a.expense.amount.minor) ||
        Number(b.income.amount.minor - a.income.amount.minor),
    )
}
