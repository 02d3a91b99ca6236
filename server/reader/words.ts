import type { Box, Word } from './reading.ts'
import { cornersOf } from './recognise/rectangle.ts'
import type { Segment, SegmentRow } from './segment.ts'

interface PageSize {
  width: number
  height: number
}

export function wordsOf(rows: SegmentRow[], page: PageSize): Word[] {
  return rows.flatMap((row, index) =>
    row.flatMap((segment) =>
      [...segment.text.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        confidence: round(segment.confidence),
        box: boxOf(segment, match.index, match.index + match[0].length, page),
        angle: round((segment.angle * 180) / Math.PI),
        row: index,
      })),
    ),
  )
}

export function boxOf(segment: Segment, from: number, to: number, page: PageSize): Box {
  const start = edge(segment, from)
  const end = edge(segment, to)
  const middle = ((start + end) / 2 - 0.5) * segment.width
  const corners = cornersOf({
    x: segment.x + middle * Math.cos(segment.angle),
    y: segment.y + middle * Math.sin(segment.angle),
    width: (end - start) * segment.width,
    height: segment.height,
    angle: segment.angle,
  })
  const across = corners.map(({ x }) => within(x / page.width))
  const down = corners.map(({ y }) => within(y / page.height))
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return [left, top, round(Math.max(...across) - left), round(Math.max(...down) - top)]
}

export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return [left, top, round(right - left), round(bottom - top)]
}

function edge({ positions }: Segment, at: number): number {
  const before = positions[at - 1]
  const after = positions[at]
  if (before === undefined) return 0
  if (after === undefined) return 1
  return (before + after) / 2
}

function within(fraction: number): number {
  return round(Math.min(1, Math.max(0, fraction)))
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
