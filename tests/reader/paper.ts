import { type PageText, pageText } from '../../server/reader/extract/page-text.ts'
import type { Segment } from '../../server/reader/segment.ts'

const [letter, line] = [10, 20]

/** Creates a page from plain text with letters of equal width. Two spaces separate columns. */
export function paper(text: string): PageText {
  const lines = text
    .split('\n')
    .map((one) => one.replace(/\s+$/, ''))
    .filter((one) => one !== '')
  const margin = Math.min(...lines.map((one) => one.search(/\S/)))
  const width = Math.max(...lines.map((one) => one.length)) * letter
  const rows = lines.map((one, index) => segmentsIn(one.slice(margin), (index + 0.5) * line))
  return pageText(rows, 0, { width, height: lines.length * line })
}

function segmentsIn(text: string, y: number): Segment[] {
  return [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    confidence: 0.98,
    positions: Array.from({ length: match[0].length }, (_, at) => (at + 0.5) / match[0].length),
    x: (match.index + match[0].length / 2) * letter,
    y,
    width: match[0].length * letter,
    height: line * 0.8,
    angle: 0,
  }))
}
