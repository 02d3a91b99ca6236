import { type FactRow, factsOf, moneyIn } from './extract/facts.ts'
import { pageText } from './extract/page-text.ts'
import { cornersOf } from './recognise/rectangle.ts'
import { groupRows } from './rows.ts'
import type { Segment } from './segment.ts'

/** The minimum width of an empty gap between receipts, in letter heights. */
const minGap = { beside: 1.5, below: 3 }
const angles = Array.from({ length: 21 }, (_, index) => (index - 10) * 3)
const fewSegments = 5
/** The maximum differences between parts of one receipt: edges in letter heights, and the angle in radians. */
const sameEdge = 1.5
const sameAngle = 0.04

interface Cut {
  direction: 'beside' | 'below'
  /** In characters. */
  gap: number
  before: Segment[]
  after: Segment[]
}

/**
 * Separates the receipts on one picture, in reading order. A wrong cut is worse than a missing one, so both sides must
 * have a date and a total, must not be the same payment, and must not be a continuation of the same paper.
 */
export function separateReceipts(segments: Segment[]): Segment[][] {
  const letter = middleOf(segments.map(({ height }) => height))
  for (const cut of cutsThrough(segments, letter)) {
    const parts = [cut.before, cut.after] as const
    if (!parts.every(mayBeReceipt)) continue
    const [first, second] = [paymentOf(cut.before), paymentOf(cut.after)]
    if (!first || !second || isSamePayment(first, second)) continue
    if (cut.direction === 'below' && (shareTotal(first, second) || goesOn(...parts, letter))) continue
    return parts.flatMap((part) => separateReceipts(part))
  }
  return [segments]
}

function cutsThrough(segments: Segment[], letter: number): Cut[] {
  const located = segments.map((segment) => ({ segment, corners: cornersOf(segment) }))
  const cuts: Cut[] = []
  for (const direction of ['beside', 'below'] as const) {
    for (const degrees of angles) {
      const angle = (degrees * Math.PI) / 180 + (direction === 'below' ? Math.PI / 2 : 0)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const extents = located
        .map(({ segment, corners }) => {
          const along = corners.map(({ x, y }) => x * cos + y * sin)
          return { segment, from: Math.min(...along), to: Math.max(...along) }
        })
        .sort((a, b) => a.from - b.from)
      let end = Number.POSITIVE_INFINITY
      for (const [index, { from, to }] of extents.entries()) {
        const gap = (from - end) / letter
        if (gap >= minGap[direction]) {
          const [before, after] = [extents.slice(0, index), extents.slice(index)]
          cuts.push({ direction, gap, before: before.map(segmentOf), after: after.map(segmentOf) })
        }
        end = Number.isFinite(end) ? Math.max(end, to) : to
      }
    }
  }
  return cuts.sort((a, b) => b.gap - a.gap)
}

function segmentOf({ segment }: { segment: Segment }): Segment {
  return segment
}

function mayBeReceipt(segments: Segment[]): boolean {
  if (segments.length < fewSegments) return false
  const texts = segments.map(({ text }) => text)
  return texts.some((text) => /\d[.,]\d\d(?!\d)/.test(text)) && texts.some((text) => /\d{1,4}\D{0,3}\d{2}/.test(text))
}

/** Text with the same edges and the same angle is on the same paper. */
function goesOn(above: Segment[], below: Segment[], letter: number): boolean {
  const [first, second] = [edgesOf(above), edgesOf(below)]
  if (Math.abs(first.angle - second.angle) > sameAngle) return false
  const [left, right] = [second.left - first.left, second.right - first.right]
  const isShifted =
    Math.sign(left) === Math.sign(right) && Math.min(Math.abs(left), Math.abs(right)) > sameEdge * letter
  return !isShifted
}

function edgesOf(segments: Segment[]) {
  const angle = middleOf(segments.map((segment) => segment.angle))
  const across = segments.flatMap(cornersOf).map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle))
  return { angle, left: Math.min(...across), right: Math.max(...across) }
}

interface Payment {
  dates: Set<string | null>
  totals: Set<number>
}

function paymentOf(segments: Segment[]): Payment | null {
  const rows = factsOf([pageText(groupRows(segments), 0, { width: 1, height: 1 })])
  const dates = new Set(rows.flatMap((row) => row.dates.map(({ dayFirst, monthFirst }) => dayFirst ?? monthFirst)))
  const totals = new Set(rows.filter(isTotal).flatMap((row) => moneyIn(row).map(({ hundredths }) => hundredths)))
  return dates.size > 0 && totals.size > 0 ? { dates, totals } : null
}

function isTotal({ kinds, inTaxTable }: FactRow): boolean {
  return !inTaxTable && (kinds.has('total') || kinds.has('payable'))
}

function isSamePayment(first: Payment, second: Payment): boolean {
  return shareTotal(first, second) && !first.dates.isDisjointFrom(second.dates)
}

function shareTotal(first: Payment, second: Payment): boolean {
  return !first.totals.isDisjointFrom(second.totals)
}

function middleOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
