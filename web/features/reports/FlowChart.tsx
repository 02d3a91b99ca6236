import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Link as RouterLink } from 'react-router-dom'
import { colorOf } from '../../shared/charts/scale.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'
import { useSize } from '../../shared/hooks/use-size.ts'
import type { FlowPart, FlowSides } from './flow-sides.ts'

/** In pixels: the height of a label, the height of all flows, the margin for labels and the width of a node. */
const [lineHeight, streams, margin, nodeWidth] = [24, 220, 210, 10]
const [top, bottom] = [24, 8]

export function FlowChart({ sources, targets, whole }: FlowSides) {
  const locale = useLocale()
  const [frame, { width }] = useSize<HTMLDivElement>()
  const height = streams + lineHeight * Math.max(sources.length, targets.length)
  const inner = height - top - bottom
  const total = Number(whole.value)
  const scale = (inner - lineHeight * (Math.max(sources.length, targets.length) - 1)) / total
  const [start, middle, end] = [margin, (width - nodeWidth) / 2, width - margin - nodeWidth]
  const hub = { y: top + (inner - total * scale) / 2, height: total * scale }
  const left = placed(sources, scale, inner)
  const right = placed(targets, scale, inner)
  const totalText = textOfMoney(whole.value, whole.currency, locale)

  return (
    <Box ref={frame} h={`${height}px`} css={{ '& a:focus-visible rect': { stroke: 'accent.fg', strokeWidth: '2px' } }}>
      {width > 2 * margin && (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group of links
        <svg
          role="group"
          aria-label={t`Flow`}
          width={width}
          height={height}
          style={{ display: 'block', direction: 'ltr', fontSize: '13px' }}
        >
          {left.map(({ part, y, before, height: tall }) => (
            <Stream
              key={part.key}
              from={[start + nodeWidth, y + tall / 2]}
              to={[middle, hub.y + before + tall / 2]}
              width={tall}
              color={part.color}
            />
          ))}
          {right.map(({ part, y, before, height: tall }) => (
            <Stream
              key={part.key}
              from={[middle + nodeWidth, hub.y + before + tall / 2]}
              to={[end, y + tall / 2]}
              width={tall}
              color={part.color}
            />
          ))}
          <rect x={middle} y={hub.y} width={nodeWidth} height={Math.max(hub.height, 2)} rx={2} fill={colorOf('fg')} />
          <text x={middle + nodeWidth / 2} y={hub.y - 10} textAnchor="middle" fill={colorOf('fg')}>
            {t`Total`}
            <tspan dx={8} style={{ fontWeight: 600 }} fill={colorOf('fg.muted')}>
              {totalText}
            </tspan>
          </text>
          {left.map((node) => (
            <Node key={node.part.key} {...node} x={start} side="left" />
          ))}
          {right.map((node) => (
            <Node key={node.part.key} {...node} x={end} side="right" />
          ))}
        </svg>
      )}
    </Box>
  )
}

interface PlacedPart {
  part: FlowPart
  y: number
  height: number
  /** The height of the parts before this one, which is its position at the total. */
  before: number
}

/** Stacks the parts of a side with space for their labels, in the middle of the height. */
function placed(parts: readonly FlowPart[], scale: number, inner: number): PlacedPart[] {
  const heights = parts.map(({ amount }) => Number(amount.value) * scale)
  const sum = heights.reduce((all, height) => all + height, 0)
  const first = top + (inner - sum - lineHeight * (parts.length - 1)) / 2
  let before = 0
  return parts.map((part, index) => {
    const height = heights[index] ?? 0
    const node = { part, y: first + before + lineHeight * index, height, before }
    before += height
    return node
  })
}

interface StreamProps {
  from: readonly [number, number]
  to: readonly [number, number]
  width: number
  color: string
}

function Stream({ from: [startX, startY], to: [endX, endY], width, color }: StreamProps) {
  const middle = (startX + endX) / 2
  return (
    <path
      d={`M${startX},${startY}C${middle},${startY} ${middle},${endY} ${endX},${endY}`}
      fill="none"
      stroke={colorOf(color)}
      strokeWidth={Math.max(width, 1)}
      strokeOpacity={0.28}
    />
  )
}

interface NodeProps extends Omit<PlacedPart, 'before'> {
  x: number
  side: 'left' | 'right'
}

function Node({ x, y, height, part: { name, amount, color, to }, side }: NodeProps) {
  const locale = useLocale()
  const text = textOfMoney(amount.value, amount.currency, locale)
  const isLeft = side === 'left'
  return (
    <RouterLink to={to} aria-label={`${name}, ${text}`}>
      <rect x={x} y={y} width={nodeWidth} height={Math.max(height, 2)} rx={2} fill={colorOf(color)} />
      <text
        x={isLeft ? x - 10 : x + nodeWidth + 10}
        y={y + height / 2}
        dy="0.36em"
        textAnchor={isLeft ? 'end' : 'start'}
        fill={colorOf('fg')}
      >
        {shortened(name)}
        <tspan dx={8} fill={colorOf('fg.muted')}>
          {text}
        </tspan>
      </text>
    </RouterLink>
  )
}

const shortened = (name: string) => (name.length > 19 ? `${name.slice(0, 18)}…` : name)
