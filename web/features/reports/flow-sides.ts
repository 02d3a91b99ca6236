import { t } from '@lingui/core/macro'
import type { CategoryFigureRowFragment, CategoryType, ReportSheetFragment } from '../../generated.ts'
import { sizeOf, sumOf } from '../../shared/format/decimals.ts'
import { listOf } from './report-links.ts'

interface Money {
  value: string
  currency: string
}

export interface FlowPart {
  key: string
  name: string
  amount: Money
  /** Color token. */
  color: string
  to: string
}

export interface FlowSides {
  sources: FlowPart[]
  targets: FlowPart[]
  /** The larger of total income and total expense. */
  whole: Money
}

/** Maximum number of categories per side. The others are combined. */
const shown = { INCOME: 6, EXPENSE: 9 }

/** Returns both sides of the flow with equal sums. A surplus is shown as saved and a deficit as overspent. */
export function flowSides(report: ReportSheetFragment, startDay: number): FlowSides {
  const { income, expense, net } = report
  const sideOf = (type: CategoryType) => segmentsOf(report, type, startDay)
  const left = {
    key: 'left',
    amount: { ...net.amount, value: sizeOf(net.amount.value) },
    to: listOf(report, startDay),
  }
  const isOverspent = net.amount.value.startsWith('-')
  const isEven = Number(net.amount.value) === 0
  return {
    sources: [...sideOf('INCOME'), ...(isOverspent ? [{ ...left, name: t`Overspent`, color: 'over.solid' }] : [])],
    targets: [
      ...sideOf('EXPENSE'),
      ...(isOverspent || isEven
        ? []
        : [{ ...left, name: t({ message: 'Saved', context: 'money' }), color: 'income.solid' }]),
    ],
    whole: isOverspent ? expense.amount : income.amount,
  }
}

function segmentsOf(report: ReportSheetFragment, type: CategoryType, startDay: number): FlowPart[] {
  const figures = report.categories.filter((each) => each.type === type && Number(each.amount.value) > 0)
  const hasRemainder = figures.length > shown[type]
  const alone = hasRemainder ? figures.slice(0, shown[type] - 1) : figures
  const segments = alone.map((figure): FlowPart => {
    const { category, amount } = figure
    return {
      key: category?.id ?? 'none',
      name: category?.name ?? t`Uncategorised`,
      amount,
      color: `chart.${category?.color ?? 8}`,
      to: listOf(report, startDay, { type, categories: idsOf(figure) }),
    }
  })
  const rest = figures.slice(alone.length)
  const [first] = rest
  if (!first) return segments
  const remainder: FlowPart = {
    key: 'rest',
    name: t`Everything else`,
    amount: { ...first.amount, value: sumOf(rest.map(({ amount }) => amount.value)) },
    color: 'chart.8',
    to: listOf(report, startDay, { type, categories: rest.flatMap(idsOf) }),
  }
  return [...segments, remainder]
}

const idsOf = ({ category, categoryIds }: CategoryFigureRowFragment) => (category ? categoryIds : [null])
