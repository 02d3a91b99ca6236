import { type BudgetLine, readLines } from '../../ledger/budgets/lines.ts'
import { type Category, listCategories } from '../../ledger/categories/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Cell, Column, Table } from './table.ts'

/**
 * The columns of a budget export, which match the page of a month. `Spent` includes subcategories, and `Left` is
 * planned + carried - spent. `In totals` is no if the parent category has a line. The expense lines with yes sum to the
 * month's totals.
 */
const columns: readonly Column[] = [
  { key: 'month', label: 'Month', width: 9 },
  { key: 'type', label: 'Type', width: 9 },
  { key: 'category', label: 'Category', width: 24 },
  { key: 'parent_category', label: 'Parent category', width: 24 },
  { key: 'planned', label: 'Planned', width: 13 },
  { key: 'carried', label: 'Carried', width: 13 },
  { key: 'spent', label: 'Spent', width: 13 },
  { key: 'left', label: 'Left', width: 13 },
  { key: 'currency', label: 'Currency', width: 9 },
  { key: 'rollover', label: 'Rollover', width: 10 },
  { key: 'in_totals', label: 'In totals', width: 9 },
]

/** Returns the lines of an inclusive range of months ('yyyy-MM'). */
export async function budgetTable(db: ReadDb, tenant: Tenant, from: string, to: string): Promise<Table> {
  const lines = await readLines(db, tenant, from, to)
  const categories = new Map((await listCategories(tenant, true)).map((category) => [category.id, category]))
  const byMonth = lines.toSorted((a, b) => a.month.localeCompare(b.month))
  return { name: 'Budgets', columns, pages: [byMonth.map((line) => rowOf(line, categories))] }
}

function rowOf(line: BudgetLine, categories: ReadonlyMap<string, Category>): Cell[] {
  const { month, category, planned, carried, spent, left, rollover, counts } = line
  return [
    month,
    category.type === 'EXPENSE' ? 'Expense' : 'Income',
    category.name,
    categories.get(category.parentId ?? '')?.name ?? null,
    planned,
    carried,
    spent,
    left,
    planned.currency,
    rollover.toLowerCase(),
    counts,
  ]
}
