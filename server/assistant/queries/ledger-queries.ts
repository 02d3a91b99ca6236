import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../base/text.ts'
import { periodOf } from '../../language/days.ts'
import { getBudgetMonth } from '../../ledger/budgets/read.ts'
import { shownName } from '../../ledger/categories/shown-name.ts'
import { splitMatchesCategory } from '../../ledger/transactions/filter.ts'
import { sumsUnder, totalsOf } from '../../ledger/transactions/sums.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { formatMonth } from '../engine/answers/formats.ts'
import type { Group, Ledger } from '../engine/ledger.ts'
import type { Filter } from '../engine/question.ts'
import { categoriesOf, listEntries, matching } from './entries.ts'
import { listPlanned } from './planned.ts'
import { listRepeatedTransactions, listTypicalAmounts } from './spending-patterns.ts'
import { listUpcoming } from './upcoming.ts'

/** Runs the text engine's queries on the ledger. Each figure is one query over the rows that lists show. */
export function createLedgerQueries(tenant: Tenant): Ledger {
  return {
    sum: (filter) =>
      tenant.read(async (db) => {
        const { income, expense, count } = await totalsOf(matching(db, filter, tenant.currency), categoriesOf(filter))
        return { minor: income + expense, count: Number(count) }
      }),
    repeated: (filter) => tenant.read((db) => listRepeatedTransactions(db, tenant, filter)),
    planned: (filter) => tenant.read((db) => listPlanned(db, filter)),
    upcoming: (filter, until) => tenant.read((db) => listUpcoming(db, tenant, filter, until)),
    usual: (filter) => tenant.read((db) => listTypicalAmounts(db, tenant, filter)),
    list: (filter, order, limit) => tenant.read((db) => listEntries(db, tenant, filter, order, limit)),
    groups: (filter, by) => tenant.read((db) => listGroups(db, tenant, filter, by)),
    async budgets(month) {
      const { lines } = await getBudgetMonth(tenant, month)
      return lines.flatMap(({ category, available, carried, spent, left, categoryIds, counts }) =>
        category.type === 'INCOME'
          ? []
          : {
              categoryId: category.id,
              name: shownName(category),
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
  if (by === 'CATEGORY') return listCategories(db, tenant, filter)
  const key = {
    DESCRIPTION: sql<string | null>`lower(transactions.description)`,
    MONTH: sql<string | null>`
      to_char(transactions.date - make_interval(days => ${tenant.monthStartDay - 1}::int), 'YYYY-MM')`,
  }[by]
  const name = {
    DESCRIPTION: sql<string>`(array_agg(transactions.description order by transactions.date desc))[1]`,
    MONTH: sql<string>`''`,
  }[by]
  const { income, expense } = sumsUnder(categoriesOf(filter))
  const rows = await matching(db, filter, tenant.currency)
    .select([key.as('groupKey'), name.as('name')])
    .select(sql<bigint>`${income} + ${expense}`.as('minor'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .groupBy('groupKey')
    .$if(by === 'MONTH', (query) => query.orderBy('groupKey'))
    .orderBy('minor', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ groupKey, name, minor, count }) => ({
    key: groupKey,
    label: by === 'MONTH' && groupKey !== null ? formatMonth(groupKey) : name,
    minor,
    count: Number(count),
    days: by === 'MONTH' && groupKey !== null ? periodOf(groupKey, tenant.monthStartDay) : null,
  }))
}

/** Sums categories. A split transaction counts each split in its own category. */
async function listCategories(db: ReadDb, tenant: Tenant, filter: Filter): Promise<Group[]> {
  const asked = categoriesOf(filter)
  const isLimited = asked.categoryIds != null || asked.uncategorised === true
  const categoryId = sql<string | null>`
    case when transactions.splits is null then transactions.category_id else transaction_splits.category_id end`
  const amount = sql<bigint>`
    counted_minor(coalesce(transaction_splits.base_amount_minor, transactions.base_amount_minor), transactions.type,
      categories.type)`
  const rows = await matching(db, filter, tenant.currency)
    .leftJoin('transactionSplits', 'transactionSplits.transactionId', 'transactions.id')
    .leftJoin('categories', (join) => join.on('categories.id', '=', categoryId))
    .where((eb) =>
      eb.or([eb('transactions.splits', 'is', null), isLimited ? splitMatchesCategory(asked) : sql<boolean>`true`]),
    )
    .$if(filter.type !== null, (query) =>
      query.where(sql<boolean>`counted_type(transactions.type, categories.type) = ${filter.type}`),
    )
    .where(sql<boolean>`coalesce(${categoryId} <> all(${filter.excludedCategoryIds}::uuid[]), true)`)
    .select(categoryId.as('key'))
    .select(sql<string | null>`min(categories.name)`.as('name'))
    .select(sql<string | null>`min(categories.key)`.as('categoryKey'))
    .select(sql<bigint>`sum(${amount})::bigint`.as('minor'))
    .select((eb) => eb.fn.count<bigint>('transactions.id').distinct().as('count'))
    .groupBy(categoryId)
    .orderBy('minor', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ key, name, categoryKey, minor, count }) => ({
    key,
    label: name === null ? render(msg`Uncategorised`) : shownName({ key: categoryKey, name }),
    minor,
    count: Number(count),
    days: null,
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
