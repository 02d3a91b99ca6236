import { t } from '@lingui/core/macro'
import type { CategoryFigureRowFragment, CategoryType, ReportSheetFragment } from '../../generated.ts'
import { negated, sizeOf, sumOf } from '../../shared/format/decimals.ts'
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
  /** The sum of one side. */
  whole: Money
}

/** Maximum number of categories per side. The others are combined. */
const shown = { INCOME: 6, EXPENSE: 9 }

/**
 * Returns both sides of the flow with equal sums. A surplus is shown as saved and a deficit as overspent. Categories with
 * more refunds than spending are a source.
 */
export function flowSides(report: ReportSheetFragment, startDay: number): FlowSides {
  const { net } = report
  const sideOf = (type: CategoryType) => segmentsOf(report, type, startDay)
  const left = {
    key: 'left',
    amount: { ...net.amount, value: sizeOf(net.amount.value) },
    to: listOf(report, startDay),
  }
  const isOverspent = net.amount.value.startsWith('-')
  const isEven = Number(net.amount.value) === 0
  const sources = [
    ...sideOf('INCOME'),
    ...refundsOf(report, 'EXPENSE', startDay),
    ...(isOverspent ? [{ ...left, name: t`Overspent`, color: 'over.solid' }] : []),
  ]
  return {
    sources,
    targets: [
      ...sideOf('EXPENSE'),
      ...refundsOf(report, 'INCOME', startDay),
      ...(isOverspent || isEven
        ? []
        : [{ ...left, name: t({ message: 'Saved', context: 'money' }), color: 'income.solid' }]),
    ],
    whole: { ...net.amount, value: sumOf(sources.map(({ amount }) => amount.value)) },
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

/** Returns the categories that refunds have made negative, as one part of the other side. */
function refundsOf(report: ReportSheetFragment, type: CategoryType, startDay: number): FlowPart[] {
  const figures = report.categories.filter((each) => each.type === type && Number(each.amount.value) < 0)
  const [first] = figures
  if (!first) return []
  return [
    {
      key: `refunds-${type}`,
      name: t`Refunds`,
      amount: { ...first.amount, value: negated(sumOf(figures.map(({ amount }) => amount.value))) },
      color: 'chart.8',
      to: listOf(report, startDay, { type, categories: figures.flatMap(idsOf) }),
    },
  ]
}

const idsOf = ({ category, categoryIds }: CategoryFigureRowFragment) => (category ? categoryIds : [null])
