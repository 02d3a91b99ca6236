import { Chart, useChart } from '@chakra-ui/charts'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  ReferenceArea,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { CashFlowBarFragment, CategoryType } from '../../generated.ts'
import { formatMonth, nameOfMonth } from '../format/dates.ts'
import { transactionsPath } from '../format/links.ts'
import { useLocale } from '../format/locale.ts'
import { textOfMoney } from '../format/money-text.ts'
import { useIsPhone } from '../hooks/use-viewport.ts'
import { FlowTip } from './FlowTip.tsx'

interface CashFlowChartProps {
  months: readonly CashFlowBarFragment[]
  current: string
}

/**
 * Shows income upward, expense downward and net as a line. Only heights are computed here. Amounts are shown as the
 * server sends them.
 */
export function CashFlowChart({ months, current }: CashFlowChartProps) {
  const locale = useLocale()
  const isPhone = useIsPhone()
  const chart = useChart({
    data: months.map((flow) => ({
      month: flow.month,
      income: Number(flow.income.value),
      expense: -Number(flow.expense.value),
      net: Number(flow.net.value),
      flow,
    })),
  })
  const years = Math.ceil(months.length / 12)
  const width = Math.max(2, Math.round((isPhone ? 10 : 14) / years))

  return (
    <Chart.Root
      chart={chart}
      h="100%"
      aspectRatio="auto"
      css={{
        '& a:focus-visible path': { stroke: 'accent.fg', strokeWidth: '2px' },
        // Lets clicks pass through the line and its points to the bars, which are links.
        '& :is(.recharts-line, .recharts-line-dots, .recharts-line-dot, .recharts-reference-line)': {
          pointerEvents: 'none',
        },
      }}
    >
      <ComposedChart
        responsive
        data={chart.data}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 6, right: 2, bottom: 0, left: 0 }}
      >
        {months.some(({ month }) => month === current) && (
          <ReferenceArea
            x1={current}
            x2={current}
            fill={chart.color('bg.muted')}
            fillOpacity={0.55}
            stroke="none"
            radius={4}
            ifOverflow="extendDomain"
          />
        )}
        <CartesianGrid vertical={false} stroke={chart.color('border.muted')} />
        <XAxis
          dataKey="month"
          axisLine={false}
          tickLine={false}
          interval={years - 1}
          height={30}
          tickMargin={10}
          tick={({ x, y, payload }) => (
            <text
              x={x}
              y={Number(y) + 8}
              textAnchor="middle"
              fontSize={12}
              style={{ fontWeight: payload.value === current ? 600 : 400 }}
              fill={chart.color(payload.value === current ? 'fg' : 'fg.muted')}
            >
              {nameOfMonth(payload.value, locale, isPhone ? 'narrow' : 'short')}
            </text>
          )}
        />
        <YAxis
          axisLine={false}
          tickLine={false}
          width={isPhone ? 34 : 40}
          tickCount={5}
          tick={{ fontSize: 12, fill: chart.color('fg.muted') }}
          tickFormatter={(value: number) => shortened(value, locale)}
        />
        <Tooltip cursor={false} isAnimationActive={false} content={FlowTip} />
        <Bar
          dataKey="income"
          stackId="flow"
          barSize={width}
          isAnimationActive={false}
          fill={chart.color('income.solid')}
          shape={(bar: BarShapeProps) => <FlowBar bar={bar} type="INCOME" />}
        />
        <Bar
          dataKey="expense"
          stackId="flow"
          barSize={width}
          isAnimationActive={false}
          fill={chart.color('expense.solid')}
          shape={(bar: BarShapeProps) => <FlowBar bar={bar} type="EXPENSE" />}
        />
        <ReferenceLine y={0} stroke={chart.color('border.emphasized')} />
        <Line
          dataKey="net"
          isAnimationActive={false}
          stroke={chart.color('fg')}
          strokeWidth={1.75}
          dot={{ r: 3, fill: chart.color('bg.panel'), stroke: chart.color('fg'), strokeWidth: 1.75 }}
          activeDot={false}
        />
      </ComposedChart>
    </Chart.Root>
  )
}

function FlowBar({ bar, type }: { bar: BarShapeProps; type: 'INCOME' | 'EXPENSE' }) {
  const { x, width, fill } = bar
  const top = Math.min(bar.y, bar.y + bar.height)
  const height = Math.abs(bar.height)
  if (height === 0) return null
  return (
    <BarLink flow={bar.payload.flow} type={type}>
      <Rectangle
        x={x}
        y={top}
        width={width}
        height={height}
        fill={fill ?? 'none'}
        radius={type === 'INCOME' ? [3, 3, 0, 0] : [0, 0, 3, 3]}
      />
    </BarLink>
  )
}

function shortened(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '\u2212' : part.value === 'K' ? 'k' : part.value))
    .join('')
}

interface BarLinkProps {
  flow: CashFlowBarFragment
  type: CategoryType
  children: ReactNode
}

function BarLink({ flow, type, children }: BarLinkProps) {
  const locale = useLocale()
  const { value, currency } = type === 'INCOME' ? flow.income : flow.expense
  const word = type === 'INCOME' ? 'income' : 'expense'
  return (
    <RouterLink
      to={transactionsPath({ month: flow.month, type })}
      aria-label={`${formatMonth(flow.month, locale)}, ${word} ${textOfMoney(value, currency, locale)}`}
    >
      {children}
    </RouterLink>
  )
}
