import { fractionDigitsOf, fromMinor, LARGEST_SUM, readDecimal, toMinor } from './decimals.ts'
import { UNTOLD_TIMES } from './dictionary/calendar-words.ts'
import { CONCEPTS, type Concept } from './dictionary/concepts.ts'
import { CURRENCY_WORDS } from './dictionary/currencies.ts'
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
    numbers: [],
    untold: [],
    strange: 0,
    plural: tokens.some(({ word }) => PLURALS.has(word)),
    against: false,
    continues: false,
  }
  const state = { excluding: false, unknownUntil: -1 }
  let at = skipFollowUp(tokens, parts)
  while (at < tokens.length) {
    const input: Input = {
      tokens,
      context,
      prior: parts.periods.at(-1) ?? context.previous?.filter.period ?? null,
      apart: setsApart(tokens, at, parts),
    }
    at =
      readPeriod(input, at, parts) ??
      readBounds(input, at, parts) ??
      readRank(input, at, parts) ??
      readWords(input, at, parts, vocabulary, state)
  }
  return withTimesApart(withSpentAmount(parts, context))
}

/** "Compare October to September", "the change from May to June": two periods, unless another word stands between them. */
function setsApart(tokens: Token[], at: number, { concepts: found }: Parts): boolean {
  if (!found.has('COMPARE')) return false
  if (tokens[at]?.word === 'between') return true
  return !tokens.some(({ word }) => /^(?:with|vs|versus|against|and)$/.test(word))
}

/** "Did I spend 50 on shoes?" asks for that amount. */
function withSpentAmount(parts: Parts, { currency }: EngineContext): Parts {
  const spent = parts.numbers.find(({ lead }) => SPENT.has(lead) || (lead === 'for' && parts.concepts.has('WHETHER')))
  if (!spent || parts.bounds !== null) return parts
  const digits = fractionDigitsOf(currency)
  const minor = toMinor(readDecimal(spent.text) ?? '', digits)
  if (!minor || minor > LARGEST_SUM) return parts
  const value = fromMinor(minor, digits)
  return { ...parts, bounds: { min: value, max: value }, numbers: parts.numbers.filter((number) => number !== spent) }
}

const SPENT = new Set(
  'of spend spent pay paid cost costs charged earn earned receive received get got worth buy bought'.split(' '),
)

/** "Since my birthday" and "in 99999" name a time that cannot be told. */
function withTimesApart(parts: Parts): Parts {
  const untold = [
    ...parts.unknown.filter(({ lead }) => lead !== null && TIME_LEADS.has(lead)),
    ...parts.numbers.filter(({ text, lead }) => text.length > 2 && (TIME_LEADS.has(lead) || lead === 'in')),
  ]
  return {
    ...parts,
    untold: [...parts.untold, ...untold.map(({ text, lead }) => `${lead} ${text}`)],
    unknown: parts.unknown.filter((each) => !untold.includes(each)),
    numbers: parts.numbers.filter((each) => !untold.includes(each)),
  }
}

const TIME_LEADS = new Set(['since', 'until', 'till', 'before', 'after', 'during'])

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
  // "Up since last month" is against that month.
  const since = parts.concepts.has('COMPARE') && input.tokens[at]?.word === 'since' ? 1 : 0
  const match = period(input, at + since)
  if (!match) return undefined
  const before = input.tokens[at + since - 1]?.word ?? ''
  const up = input.tokens[at]?.word === 'on' && /^(?:up|down)$/.test(before)
  if (parts.periods.length === 0 && (up || /^(?:than|vs|versus|against|to|with|from|since)$/.test(before)))
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
    if (!countsRows(tokens, at, at + 1)) return undefined
    parts.limit = Number(token.raw)
    return at + 1
  }
  const ordinal = token?.kind === 'word' ? ORDINALS[token.word] : undefined
  if (ordinal && ordinal > 1) {
    parts.nth = ordinal
    return at + 1
  }
  const spelled = cardinal(input, at)
  if (!spelled || spelled.value < 2 || !countsRows(tokens, at, spelled.next)) return undefined
  parts.limit = spelled.value
  return spelled.next
}

/** Whether a number tells how many rows are wanted: "top 3", "5 largest", "last ten", "3 biggest purchases". */
function countsRows(tokens: Token[], from: number, next: number): boolean {
  const before = tokens[from - 1]?.word ?? ''
  const following = tokens[next]?.word ?? ''
  const counted = concepts.at(tokens, next)?.meanings.some((meaning) => COUNTED.has(meaning))
  return ROW_WORDS.has(before) || ROW_WORDS.has(following) || counted === true
}

const ROW_WORDS = new Set(
  'top bottom last first latest newest recent biggest largest highest lowest smallest cheapest priciest main show list previous most items things rows ones'.split(
    ' ',
  ),
)
const COUNTED = new Set<Concept>([
  'LARGEST',
  'SMALLEST',
  'TOP',
  'EXPENSE',
  'ANY_TYPE',
  'BY_CATEGORY',
  'BY_SHOP',
  'BY_MONTH',
  'RECURRING',
  'WHEN',
])

function readWords(
  { tokens, context }: Input,
  at: number,
  parts: Parts,
  vocabulary: Vocabulary,
  state: { excluding: boolean; unknownUntil: number },
): number {
  const token = tokens[at]
  if (!token || token.kind === 'mark' || token.kind === 'sign') {
    if (token?.kind === 'mark' && token.raw !== ',' && token.raw !== '&') state.excluding = false
    return at + 1
  }
  const number = readNumber({ tokens, context, prior: null }, at, parts, vocabulary)
  if (number !== undefined) return number
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
  if (UNTOLD_TIMES.has(token.word)) {
    parts.untold.push(token.raw)
    return at + 1
  }
  if (NOISE.has(token.word) || CURRENCY_WORDS[token.word]?.includes(context.currency)) {
    if (state.excluding && !/^(?:and|or|the|my|for|on|in|at|any)$/.test(token.word)) state.excluding = false
    return at + 1
  }
  noteUnknown(tokens, at, parts, state)
  return at + 1
}

/** A number that nothing else took; one that begins the name of a shop ("7 Eleven") is left to it. */
function readNumber(input: Input, at: number, parts: Parts, vocabulary: Vocabulary): number | undefined {
  const { tokens } = input
  const token = tokens[at]
  const spelled = token?.kind === 'word' && token.word !== 'one' ? cardinal(input, at) : undefined
  if (!token || (token.kind !== 'number' && !spelled)) return undefined
  if ((vocabulary.shopAt(tokens, at)?.length ?? 0) > 1) return undefined
  const next = spelled?.next ?? at + 1
  const text = spelled ? String(spelled.value) : token.raw
  parts.numbers.push({ text, lead: tokens[at - 1]?.word ?? '', at })
  return next
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
    parts.unknown.push({ text: token.raw, lead: LEADS.has(before) ? before : null, at })
  }
  state.unknownUntil = at + 1
}

const LEADS = new Set('at on from to with for in by since until till before after during'.split(' '))

/** Whether a word is one of everyday speech, and so no name of a shop. */
export function isCommon(word: string): boolean {
  return COMMON.has(word)
}
