import { sql } from 'kysely'
import { getBudgetMonth } from '../budgets/read.ts'
import { periodOf } from '../core/days.ts'
import type { ReadDb } from '../core/fence.ts'
import type { Tenant } from '../core/tenant.ts'
import { sumsUnder, totalsOf } from '../reports/sums.ts'
import type { Group, Ledger } from './engine/ledger.ts'
import type { Filter } from './engine/question.ts'
import { categoriesOf, listEntries, matching } from './entries.ts'
import { listRepeated, listUsual } from './habits.ts'
import { listPlanned } from './planned.ts'

/** The organization's books, as the text engine asks them: each figure is one query over the same rows that lists show. */
export function openLedger(tenant: Tenant): Ledger {
  return {
    sum: (filter) =>
      tenant.read(async (db) => {
        const { income, expense, count } = await totalsOf(matching(db, filter, tenant.currency), categoriesOf(filter))
        return { minor: income + expense, count: Number(count) }
      }),
    repeated: (filter) => tenant.read((db) => listRepeated(db, tenant, filter)),
    planned: (filter) => tenant.read((db) => listPlanned(db, filter)),
    usual: (filter) => tenant.read((db) => listUsual(db, tenant, filter)),
    list: (filter, order, limit) => tenant.read((db) => listEntries(db, tenant, filter, order, limit)),
    groups: (filter, by) => tenant.read((db) => listGroups(db, tenant, filter, by)),
    async budgets(month) {
      const { lines } = await getBudgetMonth(tenant, month)
      return lines.flatMap(({ category, available, carried, spent, left, categoryIds, counts }) =>
        category.type === 'INCOME'
          ? []
          : {
              categoryId: category.id,
              name: category.name,
              availableMinor: available.minor,
              carriedMinor: carried.minor,
              spentMinor: spent.minor,
              leftMinor: left.minor,
              categoryIds,
              counts,
            },
      )
    },
    pending: () => tenant.read(countPending),
  }
}

async function listGroups(
  db: ReadDb,
  tenant: Tenant,
  filter: Filter,
  by: 'CATEGORY' | 'DESCRIPTION' | 'MONTH',
): Promise<Group[]> {
  const key = {
    CATEGORY: sql<string | null>`transactions.category_id::text`,
    DESCRIPTION: sql<string | null>`lower(transactions.description)`,
    MONTH: sql<string | null>`
      to_char(transactions.date - make_interval(days => ${tenant.monthStartDay - 1}::int), 'YYYY-MM')`,
  }[by]
  const label = {
    CATEGORY: sql<string>`coalesce(min(categories.name), 'Uncategorised')`,
    DESCRIPTION: sql<string>`(array_agg(transactions.description order by transactions.date desc))[1]`,
    MONTH: sql<string>`
      to_char(min(transactions.date - make_interval(days => ${tenant.monthStartDay - 1}::int)), 'FMMonth YYYY')`,
  }[by]
  const { income, expense } = sumsUnder(categoriesOf(filter))
  const rows = await matching(db, filter, tenant.currency)
    .leftJoin('categories', 'categories.id', 'transactions.categoryId')
    .select([key.as('groupKey'), label.as('label')])
    .select(sql<bigint>`${income} + ${expense}`.as('minor'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .groupBy('groupKey')
    .$if(by === 'MONTH', (query) => query.orderBy('groupKey'))
    .orderBy('minor', 'desc')
    .orderBy('label')
    .execute()
  return rows.map(({ groupKey, label, minor, count }) => ({
    key: groupKey,
    label,
    minor,
    count: Number(count),
    days: by === 'MONTH' && groupKey !== null ? periodOf(groupKey, tenant.monthStartDay) : null,
  }))
}

async function countPending(db: ReadDb) {
  const { items, documents } = await db
    .selectFrom('stagedItems')
    .where('state', '=', 'PENDING')
    .select((eb) => eb.fn.countAll<bigint>().as('items'))
    .select((eb) => eb.fn.count<bigint>('documentId').distinct().as('documents'))
    .executeTakeFirstOrThrow()
  return { items: Number(items), documents: Number(documents) }
}
