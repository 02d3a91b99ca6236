import { listCategories } from '../../ledger/categories/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { inPages, type Snapshot } from '../exports/snapshot.ts'
import type { Cell, Column, Table } from '../exports/table.ts'

const budgetColumns: readonly Column[] = [
  { key: 'month', label: 'Month', width: 11 },
  { key: 'category', label: 'Category', width: 20 },
  { key: 'type', label: 'Type', width: 9 },
  { key: 'planned', label: 'Planned', width: 13 },
  { key: 'currency', label: 'Currency', width: 9 },
  { key: 'category_id', label: 'Category id', width: 38 },
]

const categoryColumns: readonly Column[] = [
  { key: 'name', label: 'Name', width: 20 },
  { key: 'parent_category', label: 'Parent category', width: 20 },
  { key: 'type', label: 'Type', width: 9 },
  { key: 'archived', label: 'Archived', width: 9 },
  { key: 'id', label: 'Id', width: 38 },
]

const typeNames = { EXPENSE: 'Expense', INCOME: 'Income' }

/** All plans, by month: its first day, the category, and what is planned. */
export function budgetTable({ db, tenant }: Snapshot): Table {
  async function* pages(): AsyncGenerator<Cell[][]> {
    const statement = db
      .selectFrom('budgets')
      .innerJoin('categories', 'categories.id', 'budgets.categoryId')
      .select(['budgets.month', 'budgets.amountMinor', 'categories.id', 'categories.name', 'categories.type'])
      .orderBy('budgets.month')
      .orderBy('categories.type')
      .orderBy('categories.name')
      .orderBy('categories.id')
    for await (const rows of inPages(db, statement, 500)) {
      yield rows.map(({ month, amountMinor, id, name, type }) => [
        { day: month },
        name,
        typeNames[type],
        { minor: amountMinor, currency: tenant.currency },
        tenant.currency,
        id,
      ])
    }
  }
  return { name: 'Budgets', columns: budgetColumns, pages: pages() }
}

/** All categories in their order, each with the one above it. */
export async function categoryTable(tenant: Tenant): Promise<Table> {
  const categories = await listCategories(tenant, true)
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const rows = categories.map(({ id, name, parentId, type, archivedAt }): Cell[] => [
    name,
    names.get(parentId ?? '') ?? null,
    typeNames[type],
    archivedAt !== null,
    id,
  ])
  return { name: 'Categories', columns: categoryColumns, pages: [rows] }
}
