import { msg } from '@lingui/core/runtime-macro'
import { type BudgetLine, readLines } from '../../ledger/budgets/lines.ts'
import { type Category, listCategories } from '../../ledger/categories/read.ts'
import { shownName, withShownName } from '../../ledger/categories/shown-name.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Cell, Column, Table } from './table.ts'

/**
 * The columns of a budget export, which match the page of a month. `Spent` includes subcategories, and `Left` is
 * planned + carried over - spent. `In totals` is no if the parent category has a line. The expense lines with yes sum to the
 * month's totals.
 */
const columns: readonly Column[] = [
  { key: 'month', label: msg`Month`, width: 9 },
  { key: 'type', label: msg`Type`, width: 9 },
  { key: 'category', label: msg`Category`, width: 24 },
  { key: 'parent_category', label: msg`Parent category`, width: 24 },
  { key: 'planned', label: msg`Planned`, width: 13 },
  { key: 'carried', label: msg`Carried over`, width: 13 },
  { key: 'spent', label: msg`Spent`, width: 13 },
  { key: 'left', label: msg`Left`, width: 13 },
  { key: 'currency', label: msg`Currency`, width: 9 },
  { key: 'rollover', label: msg`Rollover`, width: 10 },
  { key: 'in_totals', label: msg`In totals`, width: 9 },
]

/** Returns the lines of an inclusive range of months ('yyyy-MM'). */
export async function budgetTable(db: ReadDb, tenant: Tenant, from: string, to: string): Promise<Table> {
  const lines = await readLines(db, tenant, from, to)
  const categories = new Map(
    (await listCategories(tenant, true)).map((category) => [category.id, withShownName(category)]),
  )
  const byMonth = lines.toSorted((a, b) => a.month.localeCompare(b.month))
  return { name: msg`Budgets`, columns, pages: [byMonth.map((line) => rowOf(line, categories))] }
}

function rowOf(line: BudgetLine, categories: ReadonlyMap<string, Category>): Cell[] {
  const { month, category, planned, carried, spent, left, rollover, counts } = line
  return [
    month,
    category.type === 'EXPENSE' ? msg`Expense` : msg`Income`,
    shownName(category),
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
