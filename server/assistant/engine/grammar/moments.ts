import { addDays, lastWeekday, monthOf } from '../../../language/days.ts'
import { NAMED_DAYS, WEEKDAYS } from '../../../language/dictionary/calendar-words.ts'
import { MONTHS } from '../../../language/dictionary/month-names.ts'
import { ORDINALS, TENS } from '../dictionary/numbers.ts'
import type { EngineContext } from '../question.ts'
import {
  firstOf,
  type GrammarParser,
  type Input,
  longestMatchOf,
  maybe,
  phrase,
  reading,
  sequence,
  word,
  wordOf,
} from './combinators.ts'
import { checked, type Moment } from './moment.ts'
import { isWord, touches } from './numbers.ts'
import { unitAround } from './spans.ts'
import { dottedDate, shortDate, writtenDate } from './written-dates.ts'

/** 2019, or '26 after a month. */
export const year: GrammarParser<number> = (input, at) => {
  const token = input.tokens[at]
  if (token?.kind !== 'number' || !/^(?:19|20)\d\d$/.test(token.raw)) return undefined
  if (input.tokens[at - 1]?.kind === 'sign' || input.tokens[at + 1]?.kind === 'sign') return undefined
  return { value: Number(token.raw), next: at + 1 }
}

const shortYear: GrammarParser<number> = (input, at) => {
  const digits = input.tokens[at + 1]
  const apostrophe = /^['’‘]$/.test(input.tokens[at]?.raw ?? '')
  return apostrophe && /^\d\d$/.test(digits?.raw ?? '')
    ? { value: 2000 + Number(digits?.raw), next: at + 2 }
    : undefined
}

const relativeYear: GrammarParser<number> = reading(
  sequence(maybe(word('of', 'in')), word('this', 'last', 'previous'), word('year')),
  ([, which], { context }) => Number(context.today.slice(0, 4)) - (which === 'this' ? 0 : 1),
)

const anyYear = firstOf(year, shortYear, relativeYear)

/** 28, 28th, "third", "twenty first". `ordinal` means that the text cannot be a plain number. */
export const dayNumber: GrammarParser<{ day: number; ordinal: boolean }> = (input, at) => {
  const token = input.tokens[at]
  const following = input.tokens[at + 1]
  if (token?.kind === 'number') {
    if (!/^(?:0?[1-9]|[12]\d|3[01])$/.test(token.raw) || input.tokens[at - 1]?.kind === 'sign') return undefined
    const suffixed = following !== undefined && touches(token, following) && isWord(following, 'st', 'nd', 'rd', 'th')
    const pointed = following?.raw === '.' && touches(token, following) && leadsOn(input, at + 2)
    return { value: { day: Number(token.raw), ordinal: suffixed }, next: suffixed || pointed ? at + 2 : at + 1 }
  }
  if (token?.kind !== 'word') return undefined
  const tens = TENS[token.word]
  const units = following?.kind === 'word' ? ORDINALS[following.word] : undefined
  if (tens && units && units < 10 && tens + units <= 31)
    return { value: { day: tens + units, ordinal: true }, next: at + 2 }
  const ordinal = ORDINALS[token.word]
  return ordinal ? { value: { day: ordinal, ordinal: true }, next: at + 1 } : undefined
}

function leadsOn({ tokens }: Input, at: number): boolean {
  return (
    isWord(tokens[at], 'to', 'until', 'till', 'and', ...Object.keys(MONTHS)) || /^[-–]$/.test(tokens[at]?.raw ?? '')
  )
}

/** Excludes the verbs "may", "march" and the like, and abbreviations such as "sun" that are words here. */
export const monthName: GrammarParser<number> = (input, at) => {
  const token = input.tokens[at]
  if (isWord(token, 'may') && isWord(input.tokens[at + 1], 'i', 'we', 'you', 'be', 'have')) return undefined
  const match = wordOf(MONTHS)(input, at)
  if (!match || !token || token.word !== 'mar' || token.raw.length === 3) return match && skipDot(input, match)
  return undefined
}

const comma: GrammarParser<string | undefined> = (input, at) =>
  input.tokens[at]?.raw === ',' && year(input, at + 1) ? { value: ',', next: at + 1 } : { value: undefined, next: at }

/** "31 October 2026", "the third of november", "3rd Nov". */
const dayThenMonth: GrammarParser<Moment> = reading(
  sequence(maybe(word('the')), dayNumber, maybe(word('of')), monthName, comma, maybe(anyYear)),
  ([, { day }, , month, , year]) => checked({ day, month, year }),
)

/** "October 31, 2026", "november the 3rd". */
const monthThenDay: GrammarParser<Moment> = reading(
  sequence(monthName, maybe(word('the')), dayNumber, comma, maybe(anyYear)),
  ([month, , { day }, , year]) => checked({ day, month, year }),
)

/** "and the second biggest" is a rank, and "the first half" is not a day. */
const RANKED = new Set(
  'biggest largest highest smallest cheapest lowest most least quarter half week weekend time one purchase expense payment'.split(
    ' ',
  ),
)

/** "the 28th", "the first", "the 3rd of last month". */
const bareDay: GrammarParser<Moment> = (input, at) => {
  const article = isWord(input.tokens[at], 'the') ? 1 : 0
  const match = dayNumber(input, at + article)
  if (!match?.value.ordinal) return undefined
  const inDigits = input.tokens[at + article]?.kind === 'number'
  const led = isWord(
    input.tokens[at - 1],
    'on',
    'since',
    'from',
    'until',
    'till',
    'to',
    'between',
    'and',
    'by',
    'before',
    'after',
  )
  const ofMonth = sequence(
    word('of', 'in'),
    word('this', 'last', 'the', 'previous'),
    maybe(word('last', 'previous')),
    word('month'),
  )
  const end = ofMonth(input, match.next)
  if (end) {
    const back = end.value.includes('last') || end.value.includes('previous') ? -1 : 0
    const found = checked(dayOfRelativeMonth(input, match.value.day, back))
    return found && { value: found, next: end.next }
  }
  if (!inDigits && !(article && led && !RANKED.has(input.tokens[match.next]?.word ?? ''))) return undefined
  return { value: { day: match.value.day }, next: match.next }
}

const namedDay: GrammarParser<Moment> = firstOf(
  reading(sequence(maybe(word('the')), phrase('day before yesterday')), (_, { context }) => ({
    sure: addDays(context.today, -2),
  })),
  reading(phrase('last night', 'yesterday evening', 'yesterday morning'), (_, { context }) => ({
    sure: addDays(context.today, -1),
  })),
  reading(phrase('this morning', 'this evening', 'this afternoon', 'just now', 'right now'), (_, { context }) => ({
    sure: context.today,
  })),
  reading(wordOf(NAMED_DAYS), (days, { context }) => ({ sure: addDays(context.today, days) })),
)

/** "Tuesday", "last Friday": the most recent one. On the same weekday, "last" means a week ago. */
const weekday: GrammarParser<Moment> = (input, at) => {
  const led = maybe(word('last', 'this', 'past', 'previous'))(input, at)
  const match = wordOf(WEEKDAYS)(input, led?.next ?? at)
  if (!match) return undefined
  const day = lastWeekday(match.value, input.context.today)
  const back = led?.value !== undefined && led.value !== 'this' && day === input.context.today
  return { value: { sure: back ? addDays(day, -7) : day }, next: match.next }
}

/** "Monday last week", "last week on Tuesday", "the Friday before last". */
const weekdayOfWeek: GrammarParser<Moment> = firstOf(
  reading(
    sequence(maybe(word('the', 'on')), wordOf(WEEKDAYS), maybe(word('of', 'in')), word('last', 'this'), word('week')),
    ([, weekday, , which], { context }) => ({ sure: dayOfWeek(weekday, which, context) }),
  ),
  reading(
    sequence(word('last', 'this'), word('week'), maybe(word('on')), wordOf(WEEKDAYS)),
    ([which, , , weekday], { context }) => ({ sure: dayOfWeek(weekday, which, context) }),
  ),
  reading(sequence(maybe(word('the')), wordOf(WEEKDAYS), phrase('before last')), ([, weekday], { context }) => ({
    sure: addDays(lastWeekday(weekday, addDays(context.today, -1)), -7),
  })),
)

/** "Friday the 13th": the day of the month determines the date. */
const weekdayThenDay: GrammarParser<Moment> = reading(
  sequence(wordOf(WEEKDAYS), word('the'), dayNumber),
  ([, , { day, ordinal }]) => (ordinal ? { day } : undefined),
)

/** A month with or without a year: "may", "December 2025". "Last November", said in November, is a year ago. */
export const monthAlone: GrammarParser<Moment> = reading(
  sequence(maybe(phrase('the month of', 'last', 'this', 'this past')), monthName, comma, maybe(anyYear)),
  ([lead, month, , year], { context }) => {
    const current = monthOf(context.today, context.monthStartDay)
    const isYearAgo = lead === 'last' && year === undefined && month === Number(current.slice(5))
    return { month, year: isYearAgo ? Number(current.slice(0, 4)) - 1 : year }
  },
)

export const day: GrammarParser<Moment> = longestMatchOf(
  dayThenMonth,
  monthThenDay,
  bareDay,
  writtenDate,
  shortDate,
  dottedDate,
  namedDay,
  weekday,
  weekdayOfWeek,
  weekdayThenDay,
)

function dayOfWeek(weekday: number, which: string, context: EngineContext): string {
  const { today } = context
  const { to } = unitAround(today, 'WEEK', context)
  return addDays(lastWeekday(weekday, to ?? today), which === 'last' ? -7 : 0)
}

function dayOfRelativeMonth({ context }: Input, day: number, back: number): Moment {
  const index = Number(context.today.slice(0, 4)) * 12 + Number(context.today.slice(5, 7)) - 1 + back
  return { year: Math.floor(index / 12), month: (index % 12) + 1, day }
}

function skipDot(input: Input, match: { value: number; next: number }): { value: number; next: number } {
  const token = input.tokens[match.next - 1]
  const dot = input.tokens[match.next]
  return dot?.raw === '.' && token && touches(token, dot) && input.tokens[match.next + 1]?.kind === 'number'
    ? { value: match.value, next: match.next + 1 }
    : match
}
