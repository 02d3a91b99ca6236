import { Chart, useChart } from '@chakra-ui/charts'
import { Link as RouterLink } from 'react-router-dom'
import { Layer, Rectangle, ResponsiveContainer, Sankey, type SankeyLinkProps, type SankeyNodeProps } from 'recharts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'
import type { FlowPart, FlowSides } from './flow-sides.ts'

/** In pixels: the height of a label, the width of the flows and the margin for labels. */
const [lineHeight, streams, margin] = [24, 220, 210]

export function FlowChart({ sources, targets, whole }: FlowSides) {
  const locale = useLocale()
  const nodes = [...sources, { key: 'whole', name: 'In all', amount: whole, color: 'fg' }, ...targets]
  const chart = useChart({ data: nodes })
  const hub = sources.length
  const links = nodes.flatMap(({ amount }, at) => {
    if (at === hub) return []
    const value = Number(amount.value)
    return [at < hub ? { source: at, target: hub, value } : { source: hub, target: at, value }]
  })
  const height = streams + lineHeight * Math.max(sources.length, targets.length)
  const colorAt = (index: number) => chart.color(nodes[index]?.color ?? 'fg')

  return (
    <Chart.Root
      chart={chart}
      h={`${height}px`}
      aspectRatio="auto"
      css={{ '& a:focus-visible rect, & a:focus-visible path': { stroke: 'accent.fg', strokeWidth: '2px' } }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <Sankey
          data={{ nodes, links }}
          nodeWidth={10}
          nodePadding={lineHeight}
          sort={false}
          margin={{ top: 24, right: margin, bottom: 8, left: margin }}
          link={({ payload, index, ...link }: SankeyLinkProps) => (
            <Stream
              key={index}
              {...link}
              color={colorAt((links[index]?.source === hub ? links[index]?.target : links[index]?.source) ?? hub)}
            />
          )}
          node={({ index, x, y, width, height: tall }: SankeyNodeProps) => {
            const part = nodes[index]
            if (!part) return null
            const side = index === hub ? 'middle' : index < hub ? 'left' : 'right'
            const text = textOfMoney(part.amount.value, part.amount.currency, locale)
            return (
              <Node
                key={part.key}
                x={x}
                y={y}
                width={width}
                height={tall}
                part={part}
                text={text}
                side={side}
                color={colorAt(index)}
              />
            )
          }}
        />
      </ResponsiveContainer>
    </Chart.Root>
  )
}

interface StreamProps extends Omit<SankeyLinkProps, 'payload' | 'index'> {
  color: string
}

function Stream({ sourceX, sourceY, sourceControlX, targetX, targetY, targetControlX, linkWidth, color }: StreamProps) {
  return (
    <path
      d={`M${sourceX},${sourceY}C${sourceControlX},${sourceY} ${targetControlX},${targetY} ${targetX},${targetY}`}
      fill="none"
      stroke={color}
      strokeWidth={Math.max(linkWidth, 1)}
      strokeOpacity={0.28}
    />
  )
}

interface NodeProps extends Pick<SankeyNodeProps, 'x' | 'y' | 'width' | 'height'> {
  part: Omit<FlowPart, 'to'> & { to?: string }
  text: string
  side: 'left' | 'middle' | 'right'
  color: string
}

function Node({ x, y, width, height, part: { name, to }, text, side, color }: NodeProps) {
  const drawn = (
    <Layer>
      <Rectangle
        x={x}
        y={y}
        width={width}
        height={Math.max(height, 2)}
        fill={color}
        radius={2}
        isAnimationActive={false}
      />
      <text {...labelPosition(side, { x, y, width, height })} fontSize={13} fill="var(--chakra-colors-fg)">
        {shortened(name)}
        <tspan dx={8} fontWeight={side === 'middle' ? 600 : 400} fill="var(--chakra-colors-fg-muted)">
          {text}
        </tspan>
      </text>
    </Layer>
  )
  if (!to) return drawn
  return (
    <RouterLink to={to} aria-label={`${name}, ${text}`}>
      {drawn}
    </RouterLink>
  )
}

function labelPosition(
  side: NodeProps['side'],
  { x, y, width, height }: Pick<NodeProps, 'x' | 'y' | 'width' | 'height'>,
) {
  const middle = { y: y + height / 2, dy: '0.36em' }
  if (side === 'left') return { ...middle, x: x - 10, textAnchor: 'end' as const }
  if (side === 'right') return { ...middle, x: x + width + 10, textAnchor: 'start' as const }
  return { x: x + width / 2, y: y - 10, textAnchor: 'middle' as const }
}

const shortened = (name: string) => (name.length > 19 ? `${name.slice(0, 18)}…` : name)
