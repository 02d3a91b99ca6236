import { addMonthsToDay, earlierOf } from '../../../language/days.ts'
import { TIME_UNITS } from '../../../language/dictionary/calendar-words.ts'
import { phrasesOf } from '../../../language/phrases.ts'
import type { Token } from '../../../language/tokens.ts'
import { CORRECTIONS, EACH, FILING, FILLERS, RECORDING } from '../dictionary/dictation-words.ts'
import { amount } from '../grammar/amounts.ts'
import type { Input, Match } from '../grammar/combinators.ts'
import { period } from '../grammar/periods.ts'
import type { EngineContext } from '../question.ts'
import { applyCorrections } from './corrections.ts'
import type { FoundAmount, Piece } from './piece.ts'

const recording = phrasesOf(RECORDING)
const fillers = phrasesOf(FILLERS)
const corrections = phrasesOf(CORRECTIONS)
const each = phrasesOf(EACH)
const filing = phrasesOf(FILING)

export function readPieces(tokens: Token[], context: EngineContext): Piece[] {
  const pieces: Piece[] = []
  let corrects = false
  for (const { joint, tokens: part } of cut(applyCorrections(tokens, context), context)) {
    const piece = readPiece(joint, part, context)
    piece.corrects ||= corrects
    corrects = piece.corrects && piece.tokens.length === 0
    if (!corrects) pieces.push(piece)
  }
  return pieces
}

function cut(tokens: Token[], context: EngineContext): { joint: Token | null; tokens: Token[] }[] {
  const parts: { joint: Token | null; tokens: Token[] }[] = [{ joint: null, tokens: [] }]
  const days = daysBetweenSums(tokens, context)
  for (const [at, token] of tokens.entries()) {
    if (days.has(at)) parts.push({ joint: null, tokens: [] })
    const divides = token.kind === 'mark' ? /^[,;!–—/.]$/.test(token.raw) : /^(?:and|then|plus)$/.test(token.word)
    if (divides && !withinPhrase(tokens, at, context)) parts.push({ joint: token, tokens: [] })
    else parts.at(-1)?.tokens.push(token)
  }
  return parts
}

/**
 * Finds separating dates: at the start of entries in "Monday 5 coffee Tuesday 6 lunch", and at the end in "coffee 5
 * Monday lunch 6 Tuesday".
 */
function daysBetweenSums(tokens: Token[], context: EngineContext): Set<number> {
  const input: Input = { tokens, context, prior: null }
  const cuts = new Set<number>()
  let leads: boolean | undefined
  let sums = 0
  for (let at = 0; at < tokens.length; ) {
    const when = dayAt(input, at)
    const sum = when ? undefined : amount(input, at)
    leads ??= when ? sums === 0 : undefined
    if (when && sums > 0) {
      const cut = leads ? at : when.next
      if (sumFollows(input, when.next)) cuts.add(cut)
      sums = 0
    }
    if (sum) sums++
    at = when?.next ?? sum?.next ?? at + 1
  }
  return cuts
}

/** True if another amount comes before the next separator. */
function sumFollows(input: Input, from: number): boolean {
  for (let at = from; at < input.tokens.length; at++) {
    const token = input.tokens[at]
    if (token?.kind === 'mark' || token?.word === 'and') return false
    if (dayAt(input, at)) return false
    if (amount(input, at)) return true
  }
  return false
}

/** "forty three pounds and twenty pence", "between 12 and 18 October": separators within a phrase do not count. */
function withinPhrase(tokens: Token[], at: number, context: EngineContext): boolean {
  const input: Input = { tokens, context, prior: null }
  const isAnd = tokens[at]?.word === 'and'
  for (let from = Math.max(0, at - 8); from < at; from++) {
    if (isAnd && (amount(input, from)?.next ?? 0) > at) return true
    const days = !isAnd || tokens[from]?.word === 'between' ? period(input, from) : undefined
    if (days && days.next > at) return true
  }
  return false
}

function readPiece(joint: Token | null, all: Token[], context: EngineContext): Piece {
  const corrected = corrections.at(all, 0)
  const remainingTokens = corrected ? all.slice(corrected.length) : all
  const tokens = filing.at(remainingTokens, 0) ? remainingTokens : withoutLead(remainingTokens)
  const filed = tokens.findIndex((_, at) => filing.at(tokens, at) !== undefined)
  const input: Input = { tokens: filed < 0 ? tokens : tokens.slice(0, filed), context, prior: null }
  const remaining: Token[] = []
  const amounts: FoundAmount[] = []
  const dates: EntryDay[] = []
  let leads = false
  let at = 0
  while (at < input.tokens.length) {
    const when: Match<EntryDay> | undefined = input.tokens[at]?.kind === 'sign' ? undefined : dayAt(input, at)
    const clock = when ? 0 : clockLength(input.tokens, at)
    const money = when || clock > 0 ? undefined : amount(input, at)
    const next: number = when?.next ?? money?.next ?? at + (clock || 1)
    if (when) {
      leads ||= remaining.length === 0
      dates.push(when.value)
    } else if (clock === 0) {
      if (money && !isMeasure(input.tokens[next]))
        amounts.push({ amount: money.value, at: remaining.length, length: next - at })
      remaining.push(...input.tokens.slice(at, next))
    }
    at = next
  }
  return {
    joint,
    tokens: remaining,
    amounts,
    date: (dates.find(({ exact }) => exact) ?? dates[0])?.day ?? null,
    leads,
    corrects: corrected !== undefined,
    each: each.within(tokens),
    filing: filed < 0 ? [] : tokens.slice(filed),
  }
}

/** Returns the date of an entry: a day, or the last day of a past period. A year alone is not a date. */
function dayAt(input: Input, at: number): Match<EntryDay> | undefined {
  const match = period(input, at)
  if (!match) return undefined
  const { from, to, unit } = match.value
  if (unit === 'ALL' || from === null || to === null) return undefined
  if (unit === 'YEAR' && input.tokens[at]?.kind === 'number') return undefined
  // "A pass for December" in November means the coming December.
  const isFor = [at - 1, at].some((index) => input.tokens[index]?.word === 'for')
  if (unit === 'MONTH' && isFor && from < addMonthsToDay(input.context.today, -9)) return undefined
  const exact = unit === 'DAY'
  return { value: { day: exact ? from : earlierOf(to, input.context.today), exact }, next: match.next }
}

interface EntryDay {
  day: string
  exact: boolean
}

/** "at 12:30", "10:15 am": a time is neither an amount nor a description. */
function clockLength(tokens: Token[], at: number): number {
  const led = tokens[at]?.word === 'at' ? 1 : 0
  const [hour, colon, minutes, half] = tokens.slice(at + led, at + led + 4)
  if (hour?.kind !== 'number' || colon?.raw !== ':' || !/^[0-5]\d$/.test(minutes?.raw ?? '')) return 0
  return led + (half?.word === 'am' || half?.word === 'pm' ? 4 : 3)
}

/** "3 days", "5 km": a measure is not an amount. */
function isMeasure(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false
  return (
    token.word in TIME_UNITS ||
    /^(?:am|pm|km|kg|g|ml|litres|liters|miles|minutes|hours|oclock|times|percent|people)$/.test(token.word)
  )
}

function withoutLead(tokens: Token[]): Token[] {
  let at = 0
  for (;;) {
    const found = fillers.at(tokens, at) ?? recording.at(tokens, at)
    if (!found && tokens[at]?.kind !== 'mark') return tokens.slice(at)
    at += found?.length ?? 1
  }
}
