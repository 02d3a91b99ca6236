import { AMBIGUOUS_TIMES } from '../../language/dictionary/calendar-words.ts'
import { CURRENCY_WORDS } from '../../language/dictionary/currencies.ts'
import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { takeAmbiguousTime, withTimesApart } from './ambiguous-times.ts'
import { NOISE, PLURALS } from './dictionary/stop-words.ts'
import { bounds } from './grammar/bounds.ts'
import type { Input } from './grammar/combinators.ts'
import { nested } from './grammar/nested-periods.ts'
import { period } from './grammar/periods.ts'
import type { Parts } from './parts.ts'
import type { EngineContext } from './question.ts'
import { includesAgain, isExcludedByNo, narrowsPrevious } from './references.ts'
import { asksWhich, isJoined, isPayer, isThing, meantHere } from './scan-neighbors.ts'
import { concepts, readNumber, readRank, withSpentAmount } from './scan-numbers.ts'
import { subjectAt } from './subjects.ts'
import type { Vocabulary } from './vocabulary.ts'
import { withWorkingDays, workingDays } from './working-days.ts'

const overall = phrasesOf(
  'in total, in all, altogether, all together, overall, so far, to date, until now, up to now, till now, ever, all in all, ever since',
)
/** "Rent aside" excludes the previous subject. */
const setAside = phrasesOf('aside, excluded, omitted, excepted, apart, not included, not counted, left out, taken out')
const opposing = phrasesOf('or, versus, vs, v, than, against, compared with, compared to')

interface ScanState {
  excluding: boolean
  /** True if the sentence asks which things there are, and not whether. */
  asksWhich: boolean
  /** True for "my last electricity bill". */
  asksLatest: boolean
  unknownUntil: number
  subjectUntil: number
}

/** Reads a sentence from left to right. At each position the grammar comes first, then the longest known phrase. */
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
    numbers: [],
    ambiguousTimes: [],
    strange: 0,
    plural: tokens.some(({ word }) => PLURALS.has(word)),
    against: false,
    continues: false,
    narrows: narrowsPrevious(tokens),
    includes: includesAgain(tokens),
  }
  const state: ScanState = { excluding: false, asksWhich: false, asksLatest: false, unknownUntil: -1, subjectUntil: -1 }
  let at = skipFollowUp(tokens, parts)
  while (at < tokens.length) {
    const input: Input = {
      tokens,
      context,
      prior: parts.periods.at(-1) ?? context.previous?.filter.period ?? null,
      apart: setsApart(tokens, at, parts),
    }
    at =
      readName(input, at, parts, vocabulary, state) ??
      readPeriod(input, at, parts, vocabulary) ??
      readBounds(input, at, parts) ??
      readRank(input, at, parts) ??
      readWords(input, at, parts, vocabulary, state)
  }
  applyAskedRows(tokens, parts, state)
  return withTimesApart(withWorkingDays(withSpentAmount(parts, context), context))
}

function applyAskedRows(tokens: Token[], parts: Parts, state: ScanState): void {
  if (!state.asksWhich && !state.asksLatest) return
  const found = parts.concepts
  if (state.asksWhich) found.delete('WHETHER')
  if (state.asksLatest && !found.has('WHEN')) {
    parts.limit ??= 1
    found.delete('TOTAL')
  }
  // "Which restaurant do I go to most?"
  const ranks = state.asksWhich && tokens.some(({ word }) => word === 'most' || word === 'least')
  for (const concept of ranks ? (['BY_SHOP', 'TOP'] as const) : (['LIST'] as const)) found.add(concept)
}

/** "Compare October to September", "the change from May to June": two periods, unless another word separates them. */
function setsApart(tokens: Token[], at: number, { concepts: found }: Parts): boolean {
  if (!found.has('COMPARE')) return false
  if (tokens[at]?.word === 'between') return true
  return !tokens.some(({ word }) => /^(?:with|vs|versus|against|and)$/.test(word))
}

function skipFollowUp(tokens: Token[], parts: Parts): number {
  let at = 0
  for (;;) {
    const found = concepts.at(tokens, at)
    if (!found?.meanings.includes('FOLLOW_UP')) return at
    // A preposition belongs to the following phrase, which reads it.
    const last = tokens[at + found.length - 1]?.word
    parts.continues = true
    at += last === 'for' || last === 'in' || last === 'at' || last === 'on' ? found.length - 1 : found.length
    if (found.length === 1) return at
  }
}

/** A name with several words, or with a leading number or emoji, takes precedence over other meanings. */
function readName(
  { tokens, context }: Input,
  at: number,
  parts: Parts,
  vocabulary: Vocabulary,
  state: ScanState,
): number | undefined {
  const length = vocabulary.names.at(tokens, at)?.length ?? 0
  if (length === 0 || (length === 1 && tokens[at]?.kind === 'word')) return undefined
  const subject = subjectAt(tokens, at, vocabulary, context)
  return subject && subject.length >= length ? takeSubject(subject, tokens, at, parts, state) : undefined
}

function takeSubject(
  { subject, length }: NonNullable<ReturnType<typeof subjectAt>>,
  tokens: Token[],
  at: number,
  parts: Parts,
  state: ScanState,
): number {
  const joined = parts.subjects.length > 0 && isJoined(tokens, at)
  parts.subjects.push({
    ...subject,
    ...(isPayer(subject, tokens, at, length) && { type: 'INCOME' as const }),
    excluded: state.excluding || isExcludedByNo(tokens, at),
    joined,
  })
  if (asksWhich(tokens, at, length)) state.asksWhich = true
  if (tokens[at - 1]?.word === 'last') state.asksLatest = true
  state.subjectUntil = at + length
  return at + length
}

function readPeriod(input: Input, at: number, parts: Parts, { names }: Vocabulary): number | undefined {
  // "Up since last month" compares with that month.
  const since = parts.concepts.has('COMPARE') && input.tokens[at]?.word === 'since' ? 1 : 0
  const match = period(input, at + since)
  if (!match) return undefined
  for (let inside = at + 1; inside < match.next; inside++) {
    if (inside + (names.at(input.tokens, inside)?.length ?? 0) > match.next) return undefined
  }
  const before = input.tokens[at + since - 1]?.word ?? ''
  const up = input.tokens[at]?.word === 'on' && /^(?:up|down)$/.test(before)
  const upOn = before === 'on' && /^(?:up|down)$/.test(input.tokens[at - 2]?.word ?? '')
  if (parts.periods.length === 0 && (up || upOn || /^(?:than|vs|versus|against|to|with|from|since)$/.test(before)))
    parts.against = true
  const last = parts.periods.at(-1)
  const joined =
    /^(?:and|or|vs|v|versus|than|against|to|with|from|,|&|-)$/.test(before) || parts.concepts.has('COMPARE')
  const whole = last && !joined ? nested(last, match.value, input.context) : undefined
  if (whole) parts.periods.pop()
  parts.periods.push(whole ?? match.value)
  return match.next
}

function readBounds(input: Input, at: number, parts: Parts): number | undefined {
  const match = bounds(input, at)
  if (!match) return undefined
  parts.bounds = match.value
  return match.next
}

function readWords(
  { tokens, context }: Input,
  at: number,
  parts: Parts,
  vocabulary: Vocabulary,
  state: ScanState,
): number {
  const token = tokens[at]
  if (!token || token.kind === 'mark' || token.kind === 'sign') {
    if (token?.kind === 'mark' && token.raw !== ',' && token.raw !== '&') state.excluding = false
    return at + 1
  }
  const number = readNumber({ tokens, context, prior: null }, at, parts, vocabulary)
  if (number !== undefined) return number
  if (overall.at(tokens, at)) parts.overall = true
  const aside = setAside.at(tokens, at)
  if (aside && state.subjectUntil === at && tokens[at + aside.length]?.word !== 'from') {
    for (const subject of parts.subjects.toReversed()) {
      subject.excluded = true
      if (!subject.joined) break
    }
    return at + aside.length
  }
  if (opposing.at(tokens, at)) parts.opposed = true
  const before = tokens[at - 1]?.word ?? ''
  const isTime = AMBIGUOUS_TIMES.has(token.word)
  if (isTime && /^(?:last|this|next|over|during|since)$/.test(before))
    return takeAmbiguousTime(token, before, at, parts)
  const working = workingDays.at(tokens, at)
  if (working) {
    parts.ambiguousTimes.push('weekdays')
    return at + working.length
  }
  const concept = concepts.at(tokens, at)
  const subject = subjectAt(tokens, at, vocabulary, context)
  // "All bar rent" excludes rent, and "the bar" is a place.
  const leavesOut = token.word === 'bar' && !isThing(tokens, at) && subjectAt(tokens, at + 1, vocabulary, context)
  if (subject && !leavesOut && subject.length >= (concept?.length ?? 0)) {
    return takeSubject(subject, tokens, at, parts, state)
  }
  if (concept && !(concept.length === 1 && concept.meanings.every((meaning) => meaning === 'FOLLOW_UP'))) {
    for (const meaning of meantHere(concept.meanings, tokens, at)) parts.concepts.add(meaning)
    if (concept.meanings.includes('EXCEPT')) state.excluding = true
    return at + concept.length
  }
  if (isTime) return takeAmbiguousTime(token, before, at, parts)
  if (NOISE.has(token.word) || CURRENCY_WORDS[token.word]?.includes(context.currency)) {
    if (state.excluding && !/^(?:and|or|the|my|for|on|in|at|any)$/.test(token.word)) state.excluding = false
    return at + 1
  }
  recordUnknown(tokens, at, parts, state)
  return at + 1
}

/** Joins consecutive unknown words to one name ("Trader Joe's") with the preposition before it ("at", "on"). */
function recordUnknown(tokens: Token[], at: number, parts: Parts, state: { unknownUntil: number }): void {
  const token = tokens[at]
  if (!token) return
  const last = parts.unknown.at(-1)
  if (last && state.unknownUntil === at) last.text += ` ${token.raw}`
  else {
    const article = /^(?:the|my|a|an|our)$/.test(tokens[at - 1]?.word ?? '') ? 1 : 0
    const before = tokens[at - 1 - article]?.word ?? ''
    parts.unknown.push({ text: token.raw, lead: LEADS.has(before) ? before : null, at })
  }
  state.unknownUntil = at + 1
}

const LEADS = new Set('at on from to with for in by since until till before after during'.split(' '))
