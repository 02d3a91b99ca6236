import type { Box, PageBox } from '../reading.ts'
import type { Segment, SegmentRow } from '../segment.ts'
import { around, boxOf } from '../words.ts'

export interface PageText {
  page: number
  width: number
  height: number
  rows: Row[]
}

/** The segments of a row joined by a space, or by two spaces where a gap separates columns. */
export interface Row {
  text: string
  page: number
  index: number
  /** The middle of the row as a fraction of the page's height. */
  y: number
  /** The height of the letters as a fraction of the page's height. */
  height: number
  /** The left and right ends as fractions of the page's width. */
  left: number
  right: number
  confidence: number
  pieces: Piece[]
  size: { width: number; height: number }
}

export interface Piece {
  segment: Segment
  start: number
}

export function pageText(rows: SegmentRow[], page: number, size: { width: number; height: number }): PageText {
  return { page, ...size, rows: rows.map((segments, index) => rowOf(segments, page, index, size)) }
}

export function pageBoxOf(row: Row, from = 0, to = row.text.length): PageBox {
  const boxes = row.pieces.flatMap(({ segment, start }): Box[] => {
    const [first, last] = [Math.max(0, from - start), Math.min(segment.text.length, to - start)]
    return first < last ? [boxOf(segment, first, last, row.size)] : []
  })
  return { page: row.page, box: boxes.length ? around(boxes) : around(row.pieces.map(wholeBox(row))) }
}

/** Returns the lowest confidence of the characters `from` to `to`, 0 to 1. */
export function confidenceOf(row: Row, from = 0, to = row.text.length): number {
  const touched = row.pieces.filter(({ segment, start }) => start < to && start + segment.text.length > from)
  return Math.min(1, ...touched.map(({ segment }) => segment.confidence))
}

/** The network is less certain of most digits that it misreads, such as a faded 8 as 3. */
export const minCertaintyOfDigits = 0.85

/** Returns the lowest probability of the digits `from` to `to`, 0 to 1. The text of a PDF is certain. */
export function certaintyOfDigits(row: Row, from: number, to: number): number {
  const probabilities = row.pieces.flatMap(({ segment: { text, certainties }, start }) =>
    (certainties ?? []).filter((_, at) => start + at >= from && start + at < to && /\d/.test(text.charAt(at))),
  )
  return Math.min(1, ...probabilities)
}

/** Returns the lowest probability of the letters of a row, 0 to 1. */
export function certaintyOfLetters({ pieces }: Row): number {
  const probabilities = pieces.flatMap(({ segment: { text, certainties } }) =>
    (certainties ?? []).filter((_, at) => /\p{L}/u.test(text.charAt(at))),
  )
  return Math.min(1, ...probabilities)
}

function wholeBox(row: Row) {
  return ({ segment }: Piece): Box => boxOf(segment, 0, segment.text.length, row.size)
}

function rowOf(segments: SegmentRow, page: number, index: number, size: { width: number; height: number }): Row {
  const pieces: Piece[] = []
  let text = ''
  let previous: Segment | null = null
  for (const segment of segments) {
    if (previous) text += gapBetween(previous, segment)
    pieces.push({ segment, start: text.length })
    text += segment.text
    previous = segment
  }
  const share = (pick: (segment: Segment) => number) =>
    segments.reduce((sum, segment) => sum + pick(segment), 0) / (segments.length || 1)
  return {
    text,
    page,
    index,
    y: share(({ y }) => y) / size.height,
    height: share(({ height }) => height) / size.height,
    left: Math.min(...segments.map(({ x, width }) => x - width / 2)) / size.width,
    right: Math.max(...segments.map(({ x, width }) => x + width / 2)) / size.width,
    confidence: share(({ confidence }) => confidence),
    pieces,
    size,
  }
}

/** A PDF may split a word into segments that touch. A recognized segment ends at a wide gap. */
function gapBetween(left: Segment, right: Segment): string {
  const gap = (right.x - right.width / 2 - (left.x + left.width / 2)) / Math.min(left.height, right.height)
  if (gap < 0.12 && left.confidence === 1 && right.confidence === 1) return ''
  return gap > 1.2 ? '  ' : ' '
}
