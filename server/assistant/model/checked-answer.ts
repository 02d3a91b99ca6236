import { plainText } from '../../language/plain-text.ts'
import type { AnswerSegment } from '../engine/answers/answer.ts'
import { endsInDay } from './dates.ts'
import type { KnownFigures } from './figures.ts'

/** The text of a model after the check of its figures. */
export interface CheckedAnswer {
  /** Plain text in which each verified figure is a segment with its list. Empty if no sentence is left. */
  segments: AnswerSegment[]
  /** The number of sentences with an unverified figure. */
  leftOut: number
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const marker = /^(?:[-•*–]\s+|\d{1,2}[.)]\s+)/

/** Keeps only sentences in which every figure comes from a query. */
export function checkedAnswer(text: string, figures: KnownFigures): CheckedAnswer {
  const used = new Map<string, number>()
  const lines: AnswerSegment[][] = []
  let leftOut = 0
  for (const line of plainText(text).split('\n')) {
    const bullet = marker.exec(line)?.[0] ?? ''
    const segments: AnswerSegment[] = []
    for (const segment of sentencesIn(line.slice(bullet.length))) {
      const found = figures.check(segment)
      if (found.some(({ isKnown }) => !isKnown)) {
        leftOut++
        continue
      }
      let at = 0
      for (const { at: from, end, hrefs } of found) {
        const written = segment.slice(from, end)
        // If several lists have the same sum, each mention links to the next one.
        const use = used.get(written) ?? 0
        const href = hrefs[Math.min(use, hrefs.length - 1)]
        used.set(written, use + 1)
        if (href === undefined) continue
        segments.push({ text: segment.slice(at, from) }, { text: written, href })
        at = end
      }
      segments.push({ text: segment.slice(at) })
    }
    if (segments.length > 0) lines.push([{ text: /^\d/.test(bullet) ? bullet : bullet && '• ' }, ...segments])
    else if (line === '') lines.push([])
  }
  return { segments: joined(lines), leftOut }
}

function sentencesIn(line: string): string[] {
  const found: string[] = []
  for (const { segment } of sentences.segment(line)) {
    const last = found.at(-1)
    if (last !== undefined && endsInDay(last, segment)) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
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
