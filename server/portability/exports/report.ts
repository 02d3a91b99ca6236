import type { Money } from '../../language/money.ts'
import { type Category, listCategories } from '../../ledger/categories/read.ts'
import type { CategoryFigure } from '../../ledger/reports/category-figures.ts'
import type { SumFigures } from '../../ledger/reports/figures.ts'
import { type GroupFigures, getReportByMember, getReportByTag, type MemberPart } from '../../ledger/reports/groups.ts'
import type { CashFlowMonth } from '../../ledger/reports/months.ts'
import { getReport } from '../../ledger/reports/report.ts'
import { listTags } from '../../ledger/tags/read.ts'
import { listMemberProfiles } from '../../people/users/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Cell, Column, Table, WholeTable } from './table.ts'

/** The columns of every panel. `Before` is the previous period of the same length. */
const figureColumns: readonly Column[] = [
  { key: 'income', label: 'Income', width: 13 },
  { key: 'expense', label: 'Expense', width: 13 },
  { key: 'net', label: 'Net', width: 13 },
  { key: 'income_before', label: 'Income before', width: 13 },
  { key: 'expense_before', label: 'Expense before', width: 13 },
  { key: 'net_before', label: 'Net before', width: 13 },
  { key: 'currency', label: 'Currency', width: 9 },
]

const shareColumn: Column = { key: 'share_percent', label: 'Share %', width: 9 }

const named = (key: string, label: string): Column => ({ key, label, width: 24 })
const parentColumn = named('parent_category', 'Parent category')

/**
 * Returns one table per panel: sums, months, categories, tags and members. A parent's sums include its subcategories,
 * and a transaction with several tags counts for each.
 */
export async function reportTables(
  tenant: Tenant,
  { from, to, part }: { from: string; to: string; part: MemberPart },
): Promise<WholeTable[]> {
  const report = await getReport(tenant, from, to)
  const [tags, members] = [await getReportByTag(tenant, from, to), await getReportByMember(tenant, from, to, part)]
  const categories = new Map((await listCategories(tenant, true)).map((category) => [category.id, category]))
  const tagNames = new Map((await listTags(tenant)).map(({ id, name }) => [id, name]))
  const profiles = await listMemberProfiles(
    tenant,
    members.flatMap(({ id }) => id ?? []),
  )
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  const table = (name: string, titles: Column[], rows: Cell[][]): WholeTable => ({
    name,
    columns: [...titles, ...figureColumns],
    pages: [rows],
  })
  return [
    table('Total', [named('period', 'Period')], [[`${from} – ${to}`, ...figuresOf(report)]]),
    table('Months', [named('month', 'Month')], report.months.map(monthRow)),
    table(
      'Categories',
      [named('category', 'Category'), parentColumn, shareColumn],
      report.categories.flatMap((each) => categoryRows(each, categories)),
    ),
    table(
      'Tags',
      [named('tag', 'Tag')],
      tags.map((each) => groupRow(each, tagNames, 'No tag')),
    ),
    table(
      'Members',
      [named('member', 'Member')],
      members.map((each) => groupRow(each, names, part === 'PAID_BY' ? 'Nobody said' : 'Recurring')),
    ),
  ]
}

export function inOneTable(tables: readonly WholeTable[]): Table {
  const titles = [named('panel', 'By'), named('name', 'Name'), parentColumn, shareColumn]
  const pages = tables.map(({ name, columns, pages: [rows] }) => {
    const figuresAt = columns.length - figureColumns.length
    return rows.map((cells) => {
      const [title = null, parent = null, share = null] = cells.slice(0, figuresAt)
      return [name, title, parent, share, ...cells.slice(figuresAt)]
    })
  })
  return { name: 'Report', columns: [...titles, ...figureColumns], pages }
}

function monthRow({ month, income, expense, net }: CashFlowMonth): Cell[] {
  return [month, income, expense, net, null, null, null, net.currency]
}

function groupRow(figures: GroupFigures, names: ReadonlyMap<string, string>, none: string): Cell[] {
  return [figures.id === null ? none : (names.get(figures.id) ?? ''), ...figuresOf(figures)]
}

function categoryRows(figure: CategoryFigure, categories: ReadonlyMap<string, Category>): Cell[][] {
  const rowOf = ({ type, category, amount, previous, percent }: CategoryFigure, parent: string | null): Cell[] => {
    const sides = (money: Money | null) => {
      const net = money && { ...money, minor: type === 'INCOME' ? money.minor : -money.minor }
      return type === 'INCOME' ? [money, null, net] : [null, money, net]
    }
    const share = { decimal: String(percent) }
    return [category?.name ?? 'Uncategorised', parent, share, ...sides(amount), ...sides(previous), amount.currency]
  }
  const above = categories.get(figure.category?.parentId ?? '')?.name ?? null
  return [rowOf(figure, above), ...figure.parts.map((part) => rowOf(part, figure.category?.name ?? null))]
}

function figuresOf({ income, expense, net }: SumFigures): Cell[] {
  return [
    income.amount,
    expense.amount,
    net.amount,
    income.previous,
    expense.previous,
    net.previous,
    net.amount.currency,
  ]
}
