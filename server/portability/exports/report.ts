import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
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

/** The columns of every panel. `Previous` is the period of the same length before. */
const figureColumns: readonly Column[] = [
  { key: 'income', label: msg`Income`, width: 13 },
  { key: 'expense', label: msg`Expense`, width: 13 },
  { key: 'net', label: msg`Net`, width: 13 },
  { key: 'income_before', label: msg`Previous income`, width: 13 },
  { key: 'expense_before', label: msg`Previous expense`, width: 13 },
  { key: 'net_before', label: msg`Previous net`, width: 13 },
  { key: 'currency', label: msg`Currency`, width: 9 },
]

const shareColumn: Column = { key: 'share_percent', label: msg`Share %`, width: 9 }

const named = (key: string, label: Text): Column => ({ key, label, width: 24 })
const parentColumn = named('parent_category', msg`Parent category`)

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
  const table = (key: string, name: Text, titles: Column[], rows: Cell[][]): WholeTable => ({
    key,
    name,
    columns: [...titles, ...figureColumns],
    pages: [rows],
  })
  return [
    table('total', msg`Total`, [named('period', msg`Period`)], [[`${from} – ${to}`, ...figuresOf(report)]]),
    table('months', msg`Months`, [named('month', msg`Month`)], report.months.map(monthRow)),
    table(
      'categories',
      msg`Categories`,
      [named('category', msg`Category`), parentColumn, shareColumn],
      report.categories.flatMap((each) => categoryRows(each, categories)),
    ),
    table(
      'tags',
      msg`Tags`,
      [named('tag', msg`Tag`)],
      tags.map((each) => groupRow(each, tagNames, msg`No tag`)),
    ),
    table(
      'members',
      msg`Members`,
      [named('member', msg`Member`)],
      members.map((each) => groupRow(each, names, part === 'PAID_BY' ? msg`Not set` : msg`Recurring`)),
    ),
  ]
}

export function inOneTable(tables: readonly WholeTable[]): Table {
  const titles = [named('panel', msg`By`), named('name', msg`Name`), parentColumn, shareColumn]
  const pages = tables.map(({ name, columns, pages: [rows] }) => {
    const figuresAt = columns.length - figureColumns.length
    return rows.map((cells) => {
      const [title = null, parent = null, share = null] = cells.slice(0, figuresAt)
      return [name, title, parent, share, ...cells.slice(figuresAt)]
    })
  })
  return { name: msg`Report`, columns: [...titles, ...figureColumns], pages }
}

function monthRow({ month, income, expense, net }: CashFlowMonth): Cell[] {
  return [month, income, expense, net, null, null, null, net.currency]
}

function groupRow(figures: GroupFigures, names: ReadonlyMap<string, string>, none: Text): Cell[] {
  return [figures.id === null ? none : (names.get(figures.id) ?? ''), ...figuresOf(figures)]
}

function categoryRows(figure: CategoryFigure, categories: ReadonlyMap<string, Category>): Cell[][] {
  const rowOf = ({ type, category, amount, previous, percent }: CategoryFigure, parent: string | null): Cell[] => {
    const sides = (money: Money | null) => {
      const net = money && { ...money, minor: type === 'INCOME' ? money.minor : -money.minor }
      return type === 'INCOME' ? [money, null, net] : [null, money, net]
    }
    const share = { decimal: String(percent) }
    return [category?.name ?? msg`Uncategorised`, parent, share, ...sides(amount), ...sides(previous), amount.currency]
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
