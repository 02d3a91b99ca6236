import { isCalendarDay } from '../../../language/days.ts'
import { firstOf, type GrammarParser, type Input, maybe, reading, sequence, word } from './combinators.ts'
import { dayNumber, monthName, year } from './moments.ts'
import { isWord, touches } from './numbers.ts'

export function impossibleDayIn(input: Input): string | undefined {
  for (let at = 0; at < input.tokens.length; at++) {
    const match = impossibleDay(input, at)
    const words = match && input.tokens.slice(at, match.next)
    if (words) return words.map(({ raw }) => raw).join(words.some(({ raw }) => raw === '/') ? '' : ' ')
  }
  return undefined
}

const ofMonth = reading(
  sequence(
    maybe(word('the')),
    dayNumber,
    word('of', 'in'),
    maybe(word('the')),
    word('this', 'last', 'previous'),
    word('month'),
  ),
  ([, { day }, , , which], { context }) => {
    const [year, month] = [Number(context.today.slice(0, 4)), Number(context.today.slice(5, 7))]
    const index = year * 12 + month - 1 - (which === 'this' ? 0 : 1)
    return isCalendarDay(Math.floor(index / 12), (index % 12) + 1, day) ? undefined : true
  },
)

const dayThenMonth: GrammarParser<true> = (input, at) => {
  const match = sequence(dayNumber, maybe(word('of')), monthName, maybe(year))(input, at)
  if (!match) return undefined
  const [{ day }, , month, itsYear] = match.value
  const monthsOwn = itsYear === undefined ? dayNumber(input, match.next) : undefined
  const another = monthsOwn && isCalendarDay(2024, month, monthsOwn.value.day)
  return another || isCalendarDay(itsYear ?? 2024, month, day) ? undefined : { value: true, next: match.next }
}

const monthThenDay: GrammarParser<true> = (input, at) => {
  const match = sequence(monthName, maybe(word('the')), dayNumber, maybe(year))(input, at)
  if (!match) return undefined
  const [month, , { day }, itsYear] = match.value
  const following = input.tokens[match.next]
  const isMoney = following?.kind === 'sign' || following?.kind === 'word' || isWord(input.tokens[at - 1], 'for')
  return (isMoney && itsYear === undefined) || isCalendarDay(itsYear ?? 2024, month, day)
    ? undefined
    : { value: true, next: match.next }
}

/** 2026-02-30, 31.11.2026, and after "on" also 31/2. */
const written: GrammarParser<true> = (input, at) => {
  const token = input.tokens[at]
  if (token?.kind !== 'number') return undefined
  const digits = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))$/.exec(token.raw)
  if (digits) {
    const [, year, month, day, first, second, last] = digits.map(Number)
    const exists = year
      ? isCalendarDay(year, month ?? 0, day ?? 0)
      : isCalendarDay(last ?? 0, second ?? 0, first ?? 0) || isCalendarDay(last ?? 0, first ?? 0, second ?? 0)
    return exists ? undefined : { value: true, next: at + 1 }
  }
  const [slash, second] = [input.tokens[at + 1], input.tokens[at + 2]]
  if (!isWord(input.tokens[at - 1], 'on', 'dated') || slash?.raw !== '/' || second?.kind !== 'number') return undefined
  if (!touches(token, slash) || !touches(slash, second)) return undefined
  const [a, b] = [Number(token.raw), Number(second.raw)]
  return isCalendarDay(2024, a, b) || isCalendarDay(2024, b, a) ? undefined : { value: true, next: at + 3 }
}

const impossibleDay = firstOf(ofMonth, dayThenMonth, monthThenDay, written)
