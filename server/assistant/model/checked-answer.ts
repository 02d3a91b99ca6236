import { plainText } from '../../language/plain-text.ts'
import type { AnswerSegment } from '../engine/answers/answer.ts'
import type { KnownFigures } from './figures.ts'

/** A model's words after a look at each figure in them. */
export interface CheckedAnswer {
  /** Plain text; every figure of the books is a piece of its own, with its list. Empty where nothing could stay. */
  segments: AnswerSegment[]
  /** How many sentences named a figure that no query gave. */
  leftOut: number
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const marker = /^(?:[-•*–]\s+|\d{1,2}[.)]\s+)/

/** A sentence stays when each of its figures is one that a query gave: the others are not shown at all. */
export function checkedAnswer(text: string, figures: KnownFigures): CheckedAnswer {
  const used = new Map<string, number>()
  const lines: AnswerSegment[][] = []
  let leftOut = 0
  for (const line of plainText(text).split('\n')) {
    const mark = marker.exec(line)?.[0] ?? ''
    const kept: AnswerSegment[] = []
    for (const { segment } of sentences.segment(line.slice(mark.length))) {
      const found = figures.check(segment)
      if (found.some(({ isKnown }) => !isKnown)) {
        leftOut++
        continue
      }
      let at = 0
      for (const { at: from, end, hrefs } of found) {
        const written = segment.slice(from, end)
        // The same sum of two lists: the first time it links to the first of them, then to the next.
        const use = used.get(written) ?? 0
        const href = hrefs[Math.min(use, hrefs.length - 1)]
        used.set(written, use + 1)
        if (href === undefined) continue
        kept.push({ text: segment.slice(at, from) }, { text: written, href })
        at = end
      }
      kept.push({ text: segment.slice(at) })
    }
    if (kept.length > 0) lines.push([{ text: /^\d/.test(mark) ? mark : mark && '• ' }, ...kept])
    else if (line === '') lines.push([])
  }
  return { segments: joined(lines), leftOut }
}

function joined(lines: AnswerSegment[][]): AnswerSegment[] {
  const all = lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]))
  const merged: AnswerSegment[] = []
  for (const segment of all.filter(({ text }) => text !== '')) {
    const last = merged.at(-1)
    if (last && last.href === undefined && segment.href === undefined) last.text += segment.text
    else merged.push({ ...segment })
  }
  const [first, last] = [merged[0], merged.at(-1)]
  if (first && first.href === undefined) first.text = first.text.trimStart()
  if (last && last.href === undefined) last.text = last.text.trimEnd().replace(/\n{3,}/g, '\n\n')
  return merged.some(({ text }) => text.trim() !== '') ? merged.filter(({ text }) => text !== '') : []
}
