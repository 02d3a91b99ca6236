import { print } from 'graphql'
import {
  NumbersOfReportDocument,
  type NumbersOfReportQuery,
  NumbersOfYearDocument,
  type NumbersOfYearQuery,
} from '../../support/generated.ts'
import { type Comparison, changeOf, positiveSum, type Reader, stateOf, written } from './numbers-figures.ts'
import {
  daysOf,
  entriesOf,
  familyOf,
  type Ledger,
  linesOf,
  monthAfter,
  percentOf,
  type Sums,
  sumsOf,
  type Type,
  type Wanted,
} from './numbers-model.ts'

type Figures = Pick<NumbersOfReportQuery['report'], 'income' | 'expense' | 'net'>

export async function compareReport(reader: Reader, ledger: Ledger, from: string, length: number, held: Comparison) {
  const to = monthAfter(from, length - 1)
  const where = `report ${from} to ${to}`
  const { report } = await reader.ask<NumbersOfReportQuery>(print(NumbersOfReportDocument), { from, to })
  const write = written(ledger)
  const now = { from: daysOf(from, ledger.startDay).from, to: daysOf(to, ledger.startDay).to }
  const before = {
    from: daysOf(monthAfter(from, -length), ledger.startDay).from,
    to: daysOf(monthAfter(from, -1), ledger.startDay).to,
  }
  const figures = (what: string, reported: Figures, wanted: Wanted) =>
    compareFigures(
      ledger,
      `${where} ${what}`,
      reported,
      [sumsOf(ledger, { ...wanted, ...now }), sumsOf(ledger, { ...wanted, ...before })],
      held,
    )
  figures('in all', report, {})
  for (const { month, net } of report.months) {
    const { income, expense } = sumsOf(ledger, daysOf(month, ledger.startDay))
    held.same(`${where}: ${month}`, net.value, write(income - expense))
  }

  const expected = (['EXPENSE', 'INCOME'] as const).flatMap((type) => {
    const tops = topsOf(ledger, type).flatMap((id) => {
      const scope = id === null ? { uncategorised: true } : { categoryIds: familyOf(ledger, id) }
      const [is, was] = [sumsOf(ledger, { ...now, type, ...scope }), sumsOf(ledger, { ...before, type, ...scope })]
      return is.count + was.count === 0 ? [] : [{ id, is: amountOf(is, type), was: amountOf(was, type) }]
    })
    const all = positiveSum(tops.map(({ is }) => is))
    return tops.map(({ id, is, was }) => [type, id, write(is), write(was), percentOf(is, all)])
  })
  held.same(
    `${where}: categories`,
    report.categories
      .map((each) => [each.type, each.category?.id ?? null, each.amount.value, each.previous?.value, each.percent])
      .sort(),
    expected.sort(),
  )
  for (const { type, parts } of report.categories) {
    for (const { category, amount } of parts) {
      const sums = sumsOf(ledger, { ...now, type, categoryIds: [category?.id ?? ''] })
      held.same(`${where}: a part`, amount.value, write(amountOf(sums, type)))
    }
  }

  const idsIn = (pick: (entry: { tagIds: string[]; paidBy: string | null; createdBy: string }) => (string | null)[]) =>
    [...new Set([...entriesOf(ledger, now), ...entriesOf(ledger, before)].flatMap(({ entry }) => pick(entry)))].sort()
  const untagged = ({ tagIds }: { tagIds: string[] }) => (tagIds.length === 0 ? [null] : tagIds)
  held.same(`${where}: tags`, report.tags.map(({ tag }) => tag?.id ?? null).sort(), idsIn(untagged))
  for (const row of report.tags) figures('of a tag', row, row.tag ? { tagIds: [row.tag.id] } : { untagged: true })
  held.same(
    `${where}: payers`,
    report.paid.map(({ person }) => person?.id ?? null).sort(),
    idsIn(({ paidBy }) => [paidBy]),
  )
  for (const row of report.paid) if (row.person) figures('of a payer', row, { paidBy: row.person.id })
  for (const row of report.recorded) if (row.person) figures('of a recorder', row, { createdBy: row.person.id })
}

const topsOf = (ledger: Ledger, of: Type) => [
  null,
  ...[...ledger.kinds.values()].flatMap(({ id, type, parentId }) => (type === of && parentId === null ? [id] : [])),
]

const amountOf = ({ income, expense }: Sums, type: Type) => (type === 'INCOME' ? income : expense)

function compareFigures(
  ledger: Ledger,
  what: string,
  reported: Figures,
  [now, before]: [Sums, Sums],
  held: Comparison,
) {
  for (const [name, pick] of [
    ['income', ({ income }: Sums) => income],
    ['expense', ({ expense }: Sums) => expense],
    ['net', ({ income, expense }: Sums) => income - expense],
  ] as const) {
    const { amount, previous, changePercent } = reported[name]
    held.same(
      `${what}: ${name}`,
      [amount.value, previous.value, changePercent],
      [written(ledger)(pick(now)), written(ledger)(pick(before)), changeOf(pick(before), pick(now))],
    )
  }
}

export async function compareYear(reader: Reader, ledger: Ledger, year: number, held: Comparison) {
  const { budgetYear } = await reader.ask<NumbersOfYearQuery>(print(NumbersOfYearDocument), { year })
  const write = written(ledger)
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(`${year}-01`, index))
  const lines = new Map(months.map((month) => [month, linesOf(ledger, month)]))
  for (const { category, cells, planned, spent } of budgetYear.rows) {
    const own = months.map((month) => lines.get(month)?.find(({ categoryId }) => categoryId === category.id))
    held.same(
      `year ${year}: a row`,
      cells.map(
        (cell) => cell && [cell.planned.value, cell.carried.value, cell.spent.value, cell.left.value, cell.state],
      ),
      own.map((line) => {
        return line ? [...[line.planned, line.carried, line.spent, line.left].map(write), stateOf(line)] : null
      }),
    )
    const sum = (pick: (line: { planned: bigint; spent: bigint }) => bigint) =>
      write(own.reduce((total, line) => total + (line ? pick(line) : 0n), 0n))
    held.same(`year ${year}: a row's sums`, [planned.value, spent.value], [sum((l) => l.planned), sum((l) => l.spent)])
  }
  for (const { month, planned, spent, left, unplanned } of budgetYear.months) {
    const counted = (lines.get(month) ?? []).filter(
      ({ counts, categoryId }) => counts && ledger.kinds.get(categoryId)?.type === 'EXPENSE',
    )
    const sum = (pick: (line: (typeof counted)[number]) => bigint) =>
      write(counted.reduce((total, line) => total + pick(line), 0n))
    const expected = [sum((line) => line.planned), sum((line) => line.spent), sum((line) => line.left)]
    held.same(`year ${year}: ${month}`, [planned.value, spent.value, left.value], expected)
    // Each expense counts once: in the budgets of its month, or as spent without one.
    const { expense } = sumsOf(ledger, daysOf(month, ledger.startDay))
    const unbudgeted = expense - counted.reduce((total, line) => total + line.spent, 0n)
    held.same(`year ${year}: ${month} without budgets`, unplanned.value, write(unbudgeted))
  }
}
