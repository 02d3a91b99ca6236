import type { Segment, SegmentRow } from './segment.ts'

/**
 * Groups segments into rows. Photographs are tilted and curled, so the direction of the text is fitted as a linear
 * function of height on the page, and segments are compared by where their own line of text meets the page's middle.
 */
export function groupRows(segments: Segment[]): SegmentRow[] {
  const level = levelOf(segments)
  const rows: SegmentRow[] = []
  for (const segment of [...segments].sort((a, b) => level(a) - level(b))) {
    const row = nearestRow(rows.slice(-4), segment, level)
    if (row) row.push(segment)
    else rows.push([segment])
  }
  const heightOf = (row: SegmentRow) => row.reduce((sum, segment) => sum + level(segment), 0) / row.length
  return rows.map((row) => row.sort((a, b) => a.x - b.x)).sort((a, b) => heightOf(a) - heightOf(b))
}

/** The row whose nearest member to the left or right stands level with the segment, and where there is room for it. */
function nearestRow(rows: SegmentRow[], segment: Segment, level: (segment: Segment) => number): SegmentRow | null {
  let best: SegmentRow | null = null
  let smallest = 0.5
  for (const row of rows) {
    if (row.some((other) => overlap(other, segment) > 0.15)) continue
    const neighbour = [...row].sort((a, b) => Math.abs(a.x - segment.x) - Math.abs(b.x - segment.x))[0]
    if (!neighbour) continue
    const apart = Math.abs(level(neighbour) - level(segment)) / Math.min(neighbour.height, segment.height)
    if (apart < smallest) {
      smallest = apart
      best = row
    }
  }
  return best
}

/** Common width as a share of the narrower of the two. */
function overlap(a: Segment, b: Segment): number {
  const common = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2)
  return common / Math.min(a.width, b.width)
}

/** Where a segment's line of text crosses the middle of the page, in pixels from the top. */
function levelOf(segments: Segment[]): (segment: Segment) => number {
  const middle = segments.reduce((sum, { x }) => sum + x, 0) / (segments.length || 1)
  const { slope, change } = fitSlope(segments)
  // slope + change * y0 is the slope of the line that crosses the middle at y0.
  return ({ x, y }) => (y - slope * (x - middle)) / (1 + change * (x - middle))
}

interface Slope {
  slope: number
  change: number
}

function fitSlope(segments: Segment[]): Slope {
  const long = segments.filter(({ width, height }) => width > 4 * height)
  if (long.length === 0) return { slope: 0, change: 0 }
  const rough = weightedMedian(long)
  const agreeing = long.filter(({ angle }) => Math.abs(Math.tan(angle) - rough) < 0.05)
  if (agreeing.length < 6) return { slope: rough, change: 0 }
  return leastSquares(agreeing)
}

function leastSquares(segments: Segment[]): Slope {
  let [w, wy, wyy, ws, wys] = [0, 0, 0, 0, 0]
  for (const { y, angle, width, height } of segments) {
    const weight = width / height
    const slope = Math.tan(angle)
    w += weight
    wy += weight * y
    wyy += weight * y * y
    ws += weight * slope
    wys += weight * y * slope
  }
  const spread = w * wyy - wy * wy
  const change = spread > 1e-6 ? (w * wys - wy * ws) / spread : 0
  return { slope: (ws - change * wy) / w, change }
}

function weightedMedian(segments: Segment[]): number {
  const sorted = segments
    .map(({ angle, width, height }) => ({ slope: Math.tan(angle), weight: width / height }))
    .sort((a, b) => a.slope - b.slope)
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { slope, weight } of sorted) {
    left -= weight
    if (left <= 0) return slope
  }
  return 0
}
