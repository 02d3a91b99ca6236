import type { Segment, SegmentRow } from './segment.ts'

/**
 * Groups segments into rows. Photos are tilted and curled, so the direction of text is fitted as a linear function of
 * the height, and segments are compared by where their lines cross the middle of the page.
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

function nearestRow(rows: SegmentRow[], segment: Segment, level: Level): SegmentRow | null {
  let best: SegmentRow | null = null
  let smallest = 0.5
  for (const row of rows) {
    if (row.some((other) => overlap(other, segment) > 0.15)) continue
    const neighbour = [...row].sort((a, b) => Math.abs(a.x - segment.x) - Math.abs(b.x - segment.x))[0]
    if (!neighbour) continue
    const [low, high] = [neighbour.height, segment.height].sort((a, b) => a - b)
    const apart = Math.abs(level(neighbour) - level(segment)) / ((low ?? 0) + 0.2 * ((high ?? 0) - (low ?? 0)))
    if (apart < smallest) {
      smallest = apart
      best = row
    }
  }
  return best
}

function overlap(a: Segment, b: Segment): number {
  const common = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2)
  return common / Math.min(a.width, b.width)
}

type Level = (segment: Segment) => number

function levelOf(segments: Segment[]): Level {
  const middle = segments.reduce((sum, { x }) => sum + x, 0) / (segments.length || 1)
  const fitted = fitSlope(segments, middle)
  return levelAlong(refineSlope(fitted, segments, middle), middle)
}

/**
 * A line at level y0 has the slope `slope + down * y0 + across * (x - middle)`, which is a parabola through the middle
 * at y0.
 */
function levelAlong({ slope, down, across }: Slope, middle: number): Level {
  return ({ x, y }) => {
    const right = x - middle
    return (y - slope * right - (across * right * right) / 2) / (1 + down * right)
  }
}

/**
 * Angles of short boxes are inaccurate, so the fit is adjusted by less than a row to where segments in different
 * columns are most level.
 */
function refineSlope(fitted: Slope, segments: Segment[], middle: number): Slope {
  const height = segments.map((segment) => segment.height).sort((a, b) => a - b)[Math.floor(segments.length / 2)] ?? 1
  const half = Math.max(...segments.map(({ x }) => Math.abs(x - middle)), 1)
  let best = fitted
  let lowest = Number.POSITIVE_INFINITY
  for (const tilt of steps) {
    for (const bend of steps) {
      const slope = fitted.slope + (tilt * height) / half
      const tried = { ...fitted, slope, across: fitted.across + (2 * bend * height) / (half * half) }
      const cost = unevenness(segments, levelAlong(tried, middle)) * (1 + 0.4 * (Math.abs(tilt) + Math.abs(bend)))
      if (cost < lowest) {
        lowest = cost
        best = tried
      }
    }
  }
  return best
}

const steps = [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45]
const unmatched = 0.5

function unevenness(segments: Segment[], level: Level): number {
  const leveled = segments.map((segment) => ({ segment, at: level(segment) })).sort((a, b) => a.at - b.at)
  let sum = 0
  for (const [index, { segment, at }] of leveled.entries()) {
    let nearest = unmatched
    for (const direction of [-1, 1]) {
      for (let other = index + direction; leveled[other]; other += direction) {
        const apart = Math.abs((leveled[other]?.at ?? 0) - at) / segment.height
        if (apart >= nearest) break
        if (overlap(segment, leveled[other]?.segment ?? segment) < 0) nearest = apart
      }
    }
    sum += nearest
  }
  return sum / (segments.length || 1)
}

/** The slope of text at a point: the value at the top middle, and the change per pixel down and across. */
interface Slope {
  slope: number
  down: number
  across: number
}

function fitSlope(segments: Segment[], middle: number): Slope {
  const long = segments.filter(({ width, height }) => width > 1.8 * height)
  if (long.length === 0) return { slope: 0, down: 0, across: 0 }
  const rough = { slope: weightedMedian(long), down: 0, across: 0 }
  const near = agreeingWith(rough, long, middle)
  // On bent paper, both ends of a row lean toward each other. Other deviations are stray boxes.
  const bent = fitAlong(long, middle)
  const fitted = agreeingWith(bent, long, middle).length > near.length + long.length * 0.1 ? bent : rough
  const agreeing = fitted === rough ? near : agreeingWith(bent, long, middle)
  return agreeing.length < 8 ? fitted : fitAlong(agreeing, middle)
}

function agreeingWith({ slope, down, across }: Slope, segments: Segment[], middle: number): Segment[] {
  return segments.filter(
    ({ x, y, angle }) => Math.abs(Math.tan(angle) - slope - down * y - across * (x - middle)) < 0.09,
  )
}

function fitAlong(agreeing: Segment[], middle: number): Slope {
  const size = Math.max(...agreeing.map(({ x, y }) => Math.max(Math.abs(x - middle), y)))
  const points = agreeing.map(({ x, y, angle, width, height }) => ({
    terms: [1, y / size, (x - middle) / size] as const,
    value: Math.tan(angle),
    weight: (width / height) ** 1.5,
  }))
  const [slope, down, across] = leastSquares(points)
  return { slope, down: down / size, across: across / size }
}

interface Point {
  terms: readonly [number, number, number]
  value: number
  weight: number
}

/** Weighted least squares with three terms. Damping keeps the second and third near 0 without evidence. */
function leastSquares(points: Point[]): [number, number, number] {
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  const matrix = [0, 1, 2].map((row) => [0, 1, 2].map((column) => (row === column && row > 0 ? 0.01 * total : 0)))
  const right = [0, 0, 0]
  for (const { terms, value, weight } of points) {
    for (const [row, term] of terms.entries()) {
      right[row] = (right[row] ?? 0) + weight * term * value
      const line = matrix[row] ?? []
      for (const [column, other] of terms.entries()) line[column] = (line[column] ?? 0) + weight * term * other
    }
  }
  return solve(matrix, right)
}

function solve(matrix: number[][], right: number[]): [number, number, number] {
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0
  for (let pivot = 0; pivot < 3; pivot++) {
    for (let row = pivot + 1; row < 3; row++) {
      const factor = at(row, pivot) / at(pivot, pivot)
      matrix[row] = (matrix[row] ?? []).map((value, column) => value - factor * at(pivot, column))
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0)
    }
  }
  const z = (right[2] ?? 0) / at(2, 2)
  const y = ((right[1] ?? 0) - at(1, 2) * z) / at(1, 1)
  const x = ((right[0] ?? 0) - at(0, 1) * y - at(0, 2) * z) / at(0, 0)
  return [x, y, z]
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
