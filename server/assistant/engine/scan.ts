import { CONCEPTS, type Concept } from './dictionary/concepts.ts'
import { COMMON, NOISE, PLURALS } from './dictionary/noise.ts'
import { ORDINALS } from './dictionary/numbers.ts'
import { bounds } from './grammar/bounds.ts'
import { cardinal } from './grammar/numbers.ts'
import { period } from './grammar/periods.ts'
import type { Input } from './grammar/rules.ts'
import { Phrases, phrasesOf } from './lexicon.ts'
import type { Parts } from './parts.ts'
import type { EngineContext } from './question.ts'
import { subjectAt } from './subjects.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const concepts = new Phrases<Concept>()
for (const [concept, phrases] of Object.entries(CONCEPTS)) concepts.addAll(phrases, concept as Concept)

const overall = phrasesOf(
  'in total, in all, altogether, all together, overall, so far, to date, until now, up to now, till now, ever, all in all, ever since',
)
const opposing = phrasesOf('or, versus, vs, v, than, against, compared with, compared to')

/** Reads a sentence from left to right into its parts: at each place the grammar first, then the longest phrase known. */
export function scan(tokens: Token[], vocabulary: Vocabulary, context: EngineContext): Parts {
  const parts: Parts = {
    concepts: new Set(),
    periods: [],
    subjects: [],
    bounds: null,
    limit: null,
    nth: null,
    opposed: false,
    overall: false,
    unknown: [],
    strange: 0,
    plural: tokens.some(({ word }) => PLURALS.has(word)),
    against: false,
    continues: false,
  }
  const state = { excluding: false, unknownUntil: -1 }
  let at = skipFollowUp(tokens, parts)
  while (at < tokens.length) {
    const input: Input = { tokens, context, prior: parts.periods.at(-1) ?? context.previous?.filter.period ?? null }
    at =
      readPeriod(input, at, parts) ??
      readBounds(input, at, parts) ??
      readRank(input, at, parts) ??
      readWords(input, at, parts, vocabulary, state)
  }
  return parts
}

function skipFollowUp(tokens: Token[], parts: Parts): number {
  let at = 0
  for (;;) {
    const found = concepts.at(tokens, at)
    if (!found?.meanings.includes('FOLLOW_UP')) return at
    // "In", "on" and the like lead to what follows, which reads them itself.
    const last = tokens[at + found.length - 1]?.word
    parts.continues = true
    at += last === 'for' || last === 'in' || last === 'at' || last === 'on' ? found.length - 1 : found.length
    if (found.length === 1) return at
  }
}

function readPeriod(input: Input, at: number, parts: Parts): number | undefined {
  const match = period(input, at)
  if (!match) return undefined
  if (parts.periods.length === 0 && /^(?:than|vs|versus|against|to|with|from)$/.test(input.tokens[at - 1]?.word ?? ''))
    parts.against = true
  parts.periods.push(match.value)
  return match.next
}

function readBounds(input: Input, at: number, parts: Parts): number | undefined {
  const match = bounds(input, at)
  if (!match) return undefined
  parts.bounds = match.value
  return match.next
}

/** "top 3", "5 largest", "last 10", "second largest", "2nd biggest". */
function readRank(input: Input, at: number, parts: Parts): number | undefined {
  const { tokens } = input
  const token = tokens[at]
  if (token?.kind === 'number' && /^\d{1,3}$/.test(token.raw)) {
    const suffix = tokens[at + 1]
    if (suffix && /^(?:st|nd|rd|th)$/.test(suffix.word)) {
      parts.nth = Number(token.raw)
      return at + 2
    }
    parts.limit = Number(token.raw)
    return at + 1
  }
  const ordinal = token?.kind === 'word' ? ORDINALS[token.word] : undefined
  if (ordinal && ordinal > 1) {
    parts.nth = ordinal
    return at + 1
  }
  const spelled = cardinal(input, at)
  if (!spelled || spelled.value < 2) return undefined
  parts.limit = spelled.value
  return spelled.next
}

function readWords(
  { tokens, context }: Input,
  at: number,
  parts: Parts,
  vocabulary: Vocabulary,
  state: { excluding: boolean; unknownUntil: number },
): number {
  const token = tokens[at]
  if (!token || token.kind === 'mark' || token.kind === 'sign' || token.kind === 'number') {
    if (token?.kind === 'mark' && token.raw !== ',' && token.raw !== '&') state.excluding = false
    return at + 1
  }
  if (overall.at(tokens, at)) parts.overall = true
  if (opposing.at(tokens, at)) parts.opposed = true
  const concept = concepts.at(tokens, at)
  const subject = subjectAt(tokens, at, vocabulary, context)
  if (subject && subject.length >= (concept?.length ?? 0)) {
    parts.subjects.push({ ...subject.subject, excluded: state.excluding })
    return at + subject.length
  }
  if (concept && !(concept.length === 1 && concept.meanings.every((meaning) => meaning === 'FOLLOW_UP'))) {
    for (const meaning of concept.meanings) parts.concepts.add(meaning)
    if (concept.meanings.includes('EXCEPT')) state.excluding = true
    return at + concept.length
  }
  if (NOISE.has(token.word)) {
    if (state.excluding && !/^(?:and|or|the|my|for|on|in|at|any)$/.test(token.word)) state.excluding = false
    return at + 1
  }
  noteUnknown(tokens, at, parts, state)
  return at + 1
}

/** Unknown words in a row are one name ("Trader Joe's"); the word before tells what it is ("at", "on"). */
function noteUnknown(tokens: Token[], at: number, parts: Parts, state: { unknownUntil: number }): void {
  const token = tokens[at]
  if (!token) return
  const last = parts.unknown.at(-1)
  if (last && state.unknownUntil === at) last.text += ` ${token.raw}`
  else {
    const article = /^(?:the|my|a|an|our)$/.test(tokens[at - 1]?.word ?? '') ? 1 : 0
    const before = tokens[at - 1 - article]?.word ?? ''
    parts.unknown.push({ text: token.raw, lead: /^(?:at|on|from|to|with|for|in|by)$/.test(before) ? before : null, at })
  }
  state.unknownUntil = at + 1
}

/** Whether a word is one of everyday speech, and so no name of a shop. */
export function isCommon(word: string): boolean {
  return COMMON.has(word)
}
