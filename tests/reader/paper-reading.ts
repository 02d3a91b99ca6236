import { extractReceipts } from '../../server/reader/extract/receipt.ts'
import type { Reading, Word } from '../../server/reader/reading.ts'
import { paper } from './paper.ts'

const [letter, line] = [10, 20]

/** Creates a reading from plain text with letters of equal width. */
export function readingOfText(text: string, confidence = 0.98): Reading {
  const lines = text.split('\n').filter((one) => one.trim() !== '')
  const width = Math.max(...lines.map(({ length }) => length)) * letter
  const height = lines.length * line
  const words = lines.flatMap((one, row) =>
    [...one.matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        confidence,
        box: [(match.index * letter) / width, (row * line) / height, (match[0].length * letter) / width, line / height],
        angle: 0,
        row,
      }),
    ),
  )
  return {
    kind: 'text',
    pages: [{ width, height, rotation: 0, source: 'picture', words }],
    previews: [],
    text: lines.join('\n'),
    notes: [],
    warnings: [],
    receipts: extractReceipts([paper(text)], { today: '2026-11-20' }),
  }
}
