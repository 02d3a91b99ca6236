import type { ChatMessageCardFragment } from '../../../generated.ts'

type Segment = ChatMessageCardFragment['answer'][number]

/**
 * An answer that lists the rows of its table line by line, without these lines: what stands before them, and what stands
 * after. Null where the lines are others than the rows, or are not all there.
 */
export function aroundRows(
  answer: readonly Segment[],
  rows: readonly { label: string }[],
): { lead: Segment[]; rest: Segment[] } | null {
  const lines = linesOf(answer)
  const isRow = (line: Segment[], label: string | undefined) =>
    label !== undefined && textOf(line).startsWith(`${label}, `)
  const first = lines.findIndex((line) => isRow(line, rows[0]?.label))
  if (first < 1 || !rows.every(({ label }, index) => isRow(lines[first + index] ?? [], label))) return null
  return { lead: joined(lines.slice(0, first)), rest: joined(lines.slice(first + rows.length)) }
}

function linesOf(answer: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const segment of answer) {
    segment.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...segment, text })
    })
  }
  return lines
}

function joined(lines: Segment[][]): Segment[] {
  return lines.flatMap((line, index) =>
    index === 0 ? line : [{ __typename: 'AnswerSegment' as const, text: '\n', href: null }, ...line],
  )
}

const textOf = (line: Segment[]) => line.map(({ text }) => text).join('')
