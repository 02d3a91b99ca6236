import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type PointerEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CashFlowBarFragment, CategoryType } from '../../generated.ts'
import { formatMonth, nameOfMonth } from '../format/dates.ts'
import { transactionsPath } from '../format/links.ts'
import { useLocale } from '../format/locale.ts'
import { textOfMoney } from '../format/money-text.ts'
import { useSize } from '../hooks/use-size.ts'
import { useIsPhone } from '../hooks/use-viewport.ts'
import { FlowTip } from './FlowTip.tsx'
import { colorOf, createScale, type Scale } from './scale.ts'

interface CashFlowChartProps {
  months: readonly CashFlowBarFragment[]
  current: string
}

/** The space around the bars and the height of the line with the months, in pixels. */
const [top, right, monthsHeight] = [6, 2, 30]

/**
 * Shows income upward, expense downward and net as a line. Only heights are computed here. Amounts are shown as the
 * server sends them.
 */
export function CashFlowChart({ months, current }: CashFlowChartProps) {
  const locale = useLocale()
  const isPhone = useIsPhone()
  const [frame, { width, height }] = useSize<HTMLDivElement>()
  const [shown, setShown] = useState<{ index: number; y: number } | null>(null)
  const left = isPhone ? 34 : 40
  const bottom = height - monthsHeight
  const band = (width - left - right) / months.length
  const centerOf = (index: number) => left + band * (index + 0.5)
  const years = Math.ceil(months.length / 12)
  const scale = createScale(
    months.flatMap(({ income, expense, net }) => [Number(income.value), -Number(expense.value), Number(net.value)]),
    top,
    bottom,
  )
  const currentIndex = months.findIndex(({ month }) => month === current)
  const show = (event: PointerEvent<SVGSVGElement>) => {
    const { x, y } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor((event.clientX - x - left) / band)
    setShown(index >= 0 && index < months.length ? { index, y: event.clientY - y } : null)
  }
  const flow = shown && months[shown.index]

  return (
    <Box
      ref={frame}
      position="relative"
      h="100%"
      css={{ '& a:focus-visible path': { stroke: 'accent.fg', strokeWidth: '2px' } }}
    >
      {band > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group of links
        <svg
          role="group"
          aria-label={t`Cash flow`}
          width={width}
          height={height}
          style={{ display: 'block', direction: 'ltr', overflow: 'visible', fontSize: '12px' }}
          onPointerMove={show}
          onPointerDown={show}
          onPointerLeave={() => setShown(null)}
        >
          {currentIndex >= 0 && (
            <rect
              x={left + band * currentIndex}
              y={top}
              width={band}
              height={bottom - top}
              rx={4}
              fill={colorOf('bg.muted')}
              fillOpacity={0.55}
            />
          )}
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={left}
                x2={width - right}
                y1={scale.at(tick)}
                y2={scale.at(tick)}
                stroke={colorOf('border.muted')}
              />
              <text x={left - 8} y={scale.at(tick)} dy="0.355em" textAnchor="end" fill={colorOf('fg.muted')}>
                {shortened(tick, locale)}
              </text>
            </g>
          ))}
          {months.map(
            ({ month }, index) =>
              index % years === 0 && (
                <text
                  key={month}
                  x={centerOf(index)}
                  y={bottom + 24}
                  textAnchor="middle"
                  style={{ fontWeight: month === current ? 600 : 400 }}
                  fill={colorOf(month === current ? 'fg' : 'fg.muted')}
                >
                  {nameOfMonth(month, locale, isPhone ? 'narrow' : 'short')}
                </text>
              ),
          )}
          {(['INCOME', 'EXPENSE'] as const).map((type) =>
            months.map((each, index) => (
              <FlowBar
                key={each.month}
                flow={each}
                type={type}
                x={centerOf(index)}
                width={Math.max(2, Math.round((isPhone ? 10 : 14) / years))}
                scale={scale}
                onFocus={() => setShown({ index, y: scale.at(0) })}
                onBlur={() => setShown(null)}
              />
            )),
          )}
          <line
            x1={left}
            x2={width - right}
            y1={scale.at(0)}
            y2={scale.at(0)}
            stroke={colorOf('border.emphasized')}
            pointerEvents="none"
          />
          <NetLine points={months.map(({ net }, index) => [centerOf(index), scale.at(Number(net.value))])} />
        </svg>
      )}
      {flow && <FlowTip flow={flow} x={centerOf(shown.index)} y={shown.y} frame={{ width, height }} />}
    </Box>
  )
}

interface FlowBarProps {
  flow: CashFlowBarFragment
  type: CategoryType
  /** The middle of the bar. */
  x: number
  width: number
  scale: Scale
  onFocus: () => void
  onBlur: () => void
}

function FlowBar({ flow, type, x, width, scale, onFocus, onBlur }: FlowBarProps) {
  const locale = useLocale()
  const { value, currency } = type === 'INCOME' ? flow.income : flow.expense
  const height = Math.abs(scale.at(Number(value)) - scale.at(0))
  if (height === 0) return null
  const month = formatMonth(flow.month, locale)
  const amount = textOfMoney(value, currency, locale)
  // More refunds than spending point upward, like income.
  const direction = (type === 'INCOME') === Number(value) > 0 ? -1 : 1
  return (
    <RouterLink
      to={transactionsPath({ month: flow.month, type })}
      aria-label={type === 'INCOME' ? t`${month}, income ${amount}` : t`${month}, expense ${amount}`}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <path
        d={barPath(x - width / 2, scale.at(0), width, height, direction)}
        fill={colorOf(type === 'INCOME' ? 'income.solid' : 'expense.solid')}
      />
    </RouterLink>
  )
}

/** Draws a bar from the zero line, whose other end is rounded. */
function barPath(x: number, zero: number, width: number, height: number, direction: 1 | -1): string {
  const radius = Math.min(3, width / 2, height)
  const side = direction * (height - radius)
  const corner = direction * radius
  return `M${x},${zero}v${side}q0,${corner} ${radius},${corner}h${width - 2 * radius}q${radius},0 ${radius},${-corner}v${-side}z`
}

function NetLine({ points }: { points: readonly (readonly [number, number])[] }) {
  const line = { stroke: colorOf('fg'), strokeWidth: 1.75 }
  // Clicks pass through the line to the bars, which are links.
  return (
    <g pointerEvents="none">
      <polyline points={points.join(' ')} fill="none" {...line} />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={3} fill={colorOf('bg.panel')} {...line} />
      ))}
    </g>
  )
}

function shortened(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '\u2212' : part.value === 'K' ? 'k' : part.value))
    .join('')
}
