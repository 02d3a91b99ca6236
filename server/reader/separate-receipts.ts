import { type FactRow, factsOf, moneyIn } from './extract/facts.ts'
import { pageText } from './extract/page-text.ts'
import { cornersOf } from './recognise/rectangle.ts'
import { groupRows } from './rows.ts'
import type { Segment } from './segment.ts'

/** A cut beside which nothing stands, so many of the page's usual letters wide: between slips lies their paper's edge. */
const leastGap = { beside: 1.5, below: 3 }
/** Slips lie askew: cuts are tried at these angles, in degrees. */
const angles = Array.from({ length: 21 }, (_, index) => (index - 10) * 3)
/** Less than a slip has. */
const fewSegments = 5
/** Paper of one slip goes on at the same edges, by so many letters, and at the same angle, in radians. */
const sameEdge = 1.5
const sameAngle = 0.04

interface Cut {
  direction: 'beside' | 'below'
  /** In letters. */
  gap: number
  before: Segment[]
  after: Segment[]
}

/**
 * The slips that lie on one picture, each with its own text, in the order of reading. Parting one slip is worse than
 * leaving two together, so a cut is made only where both sides have a date and a total of their own, the two are not
 * the same payment, and what lies below is not simply where the paper goes on.
 */
export function separateReceipts(segments: Segment[]): Segment[][] {
  const letter = middleOf(segments.map(({ height }) => height))
  for (const cut of cutsThrough(segments, letter)) {
    const parts = [cut.before, cut.after] as const
    if (!parts.every(mayBeSlip)) continue
    const [first, second] = [paymentOf(cut.before), paymentOf(cut.after)]
    if (!first || !second || isSamePayment(first, second)) continue
    if (cut.direction === 'below' && (shareTotal(first, second) || goesOn(...parts, letter))) continue
    return parts.flatMap((part) => separateReceipts(part))
  }
  return [segments]
}

/** The empty straight lines through the page that could part slips, widest first. */
function cutsThrough(segments: Segment[], letter: number): Cut[] {
  const placed = segments.map((segment) => ({ segment, corners: cornersOf(segment) }))
  const cuts: Cut[] = []
  for (const direction of ['beside', 'below'] as const) {
    for (const degrees of angles) {
      const angle = (degrees * Math.PI) / 180 + (direction === 'below' ? Math.PI / 2 : 0)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const extents = placed
        .map(({ segment, corners }) => {
          const along = corners.map(({ x, y }) => x * cos + y * sin)
          return { segment, from: Math.min(...along), to: Math.max(...along) }
        })
        .sort((a, b) => a.from - b.from)
      let end = Number.POSITIVE_INFINITY
      for (const [index, { from, to }] of extents.entries()) {
        const gap = (from - end) / letter
        if (gap >= leastGap[direction]) {
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

/** What costs little to see: enough lines, and a date and an amount among them. */
function mayBeSlip(segments: Segment[]): boolean {
  if (segments.length < fewSegments) return false
  const texts = segments.map(({ text }) => text)
  return texts.some((text) => /\d[.,]\d\d(?!\d)/.test(text)) && texts.some((text) => /\d{1,4}\D{0,3}\d{2}/.test(text))
}

/** Text that begins and ends where the other does, at the same angle, stands on the same paper. */
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

/** Null where there is no date, or no amount beside a word for a total: then it is no slip. */
function paymentOf(segments: Segment[]): Payment | null {
  const rows = factsOf([pageText(groupRows(segments), 0, { width: 1, height: 1 })])
  const dates = new Set(rows.flatMap((row) => row.dates.map(({ dayFirst, monthFirst }) => dayFirst ?? monthFirst)))
  const totals = new Set(rows.filter(isTotal).flatMap((row) => moneyIn(row).map(({ hundredths }) => hundredths)))
  return dates.size > 0 && totals.size > 0 ? { dates, totals } : null
}

function isTotal({ kinds, inTaxTable }: FactRow): boolean {
  return !inTaxTable && (kinds.has('total') || kinds.has('payable'))
}

/** A till slip and its card slip, or two copies. */
function isSamePayment(first: Payment, second: Payment): boolean {
  return shareTotal(first, second) && !first.dates.isDisjointFrom(second.dates)
}

function shareTotal(first: Payment, second: Payment): boolean {
  return !first.totals.isDisjointFrom(second.totals)
}

function middleOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
