import type { Box, PageBox } from '../reading.ts'
import type { Segment, SegmentRow } from '../segment.ts'
import { around, boxOf } from '../words.ts'

/** The rows of a page, as the rules see them. */
export interface PageText {
  page: number
  width: number
  height: number
  rows: Row[]
}

/** One row: its segments joined by a space, or by two where a gap parts columns. */
export interface Row {
  text: string
  page: number
  /** Counted from 0 within the page. */
  index: number
  /** Middle of the row as a fraction of the page's height. */
  y: number
  /** Height of its letters as a fraction of the page's height. */
  height: number
  /** Left and right end as fractions of the page's width. */
  left: number
  right: number
  /** Mean of what was read, 0 to 1. */
  confidence: number
  pieces: Piece[]
  size: { width: number; height: number }
}

/** A segment with where it begins in the row's text. */
export interface Piece {
  segment: Segment
  start: number
}

export function pageText(rows: SegmentRow[], page: number, size: { width: number; height: number }): PageText {
  return { page, ...size, rows: rows.map((segments, index) => rowOf(segments, page, index, size)) }
}

/** Where the characters `from` to `to` of a row stand. */
export function placeOf(row: Row, from = 0, to = row.text.length): PageBox {
  const boxes = row.pieces.flatMap(({ segment, start }): Box[] => {
    const [first, last] = [Math.max(0, from - start), Math.min(segment.text.length, to - start)]
    return first < last ? [boxOf(segment, first, last, row.size)] : []
  })
  return { page: row.page, box: boxes.length ? around(boxes) : around(row.pieces.map(wholeBox(row))) }
}

/** How surely the characters `from` to `to` of a row were read, 0 to 1. */
export function confidenceOf(row: Row, from = 0, to = row.text.length): number {
  const touched = row.pieces.filter(({ segment, start }) => start < to && start + segment.text.length > from)
  return Math.min(1, ...touched.map(({ segment }) => segment.confidence))
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

/** A PDF may give a word in several pieces, which touch; a recognised line ends where a gap is wide. */
function gapBetween(left: Segment, right: Segment): string {
  const gap = (right.x - right.width / 2 - (left.x + left.width / 2)) / Math.min(left.height, right.height)
  if (gap < 0.12 && left.confidence === 1 && right.confidence === 1) return ''
  return gap > 1.2 ? '  ' : ' '
}
