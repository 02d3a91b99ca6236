import { addDays, lastWeekday } from '../../../language/days.ts'
import { type TimeUnit, WEEKDAYS } from '../../../language/dictionary/calendar-words.ts'
import { MONTHS } from '../../../language/dictionary/month-names.ts'
import type { Token } from '../../../language/tokens.ts'
import { TEENS, UNITS } from '../dictionary/numbers.ts'
import type { EngineContext, Period } from '../question.ts'
import { unitAround } from './spans.ts'

/** A period that lies ahead, with the tokens that name it. */
export interface Ahead {
  period: Period
  at: number
  next: number
  /** The period has not begun. "This week" has. */
  isFuture: boolean
}

type Days = [from: string, to: string]

const units: Record<string, TimeUnit> = {
  day: 'DAY',
  week: 'WEEK',
  weekend: 'WEEKEND',
  fortnight: 'FORTNIGHT',
  month: 'MONTH',
  quarter: 'QUARTER',
  year: 'YEAR',
}

/** The longest pattern, "until the end of this month", has six words. */
const maxWords = 8

/** Finds "this week", "tomorrow", "next month", "in the next 10 days", "until the end of the month", "by Friday". */
export function aheadIn(tokens: Token[], context: EngineContext): Ahead | undefined {
  const words = tokens.map(({ word, kind }) => (kind === 'word' || kind === 'number' ? word : '-'))
  for (let at = 0; at < words.length; at++) {
    const following = words.slice(at, at + maxWords).join(' ')
    for (const { pattern, daysOf } of patterns) {
      const found = pattern.exec(following)
      const days = found && daysOf(found, context)
      if (!found || !days) continue
      const [from, to] = days
      const next = at + found[0].split(' ').length
      const period: Period = { from, to, wholeTo: to, unit: from === to ? 'DAY' : 'RANGE' }
      return { period, at, next, isFuture: /next|tomorrow|until|till|before|end|rest|following/.test(found[0]) }
    }
  }
  return undefined
}

const lead = '(?:(?:in|within|for|over|during|on|of|until|till|by|before) )?(?:the )?'
const unit = '(week|weekend|month|quarter|year)'

const patterns: { pattern: RegExp; daysOf(found: RegExpExecArray, context: EngineContext): Days | undefined }[] = [
  { pattern: /^today(?= |$)/, daysOf: (_, { today }) => [today, today] },
  { pattern: /^tomorrow(?= |$)/, daysOf: (_, { today }) => [addDays(today, 1), addDays(today, 1)] },
  {
    pattern:
      /^(?:(?:until|till|by|before|to) )?(?:the )?(?:late|end|rest|close) (?:of )?(?:the |this )?(week|month|quarter|year)(?= |$)/,
    daysOf: ([, name = ''], context) => restOf(name, context),
  },
  {
    pattern: /^(?:(?:until|till|by|before) )?(?:the )?(week|month|year) end(?= |$)/,
    daysOf: ([, name = ''], context) => restOf(name, context),
  },
  {
    pattern: new RegExp(`^${lead}(?:next|coming|following) ([a-z]+|\\d+) (day|week|fortnight|month)s?(?= |$)`),
    daysOf: ([, count = '', name = ''], { today }) => {
      const many = Number(count) || { ...UNITS, ...TEENS }[count]
      const length = { day: 1, week: 7, fortnight: 14, month: 30 }[name]
      return many && length ? [today, addDays(today, many * length)] : undefined
    },
  },
  {
    pattern: /^(?:in|within) ([a-z]+|\d+) (day|week)(?= |$)/,
    daysOf: ([, count = '', name = ''], { today }) => {
      const many = Number(count) || { ...UNITS, ...TEENS }[count]
      return many ? [today, addDays(today, many * (name === 'week' ? 7 : 1))] : undefined
    },
  },
  {
    pattern: new RegExp(`^${lead}(?:next|following) ${unit}(?= |$)`),
    daysOf: ([, name = ''], context) => {
      const last = unitAround(context.today, units[name] ?? 'WEEK', context).to ?? context.today
      const { from, to } = unitAround(addDays(last, name === 'weekend' ? 6 : 1), units[name] ?? 'WEEK', context)
      return from && to ? [from, to] : undefined
    },
  },
  {
    pattern: new RegExp(`^${lead}(?:this|current|coming|running) ${unit}(?= |$)`),
    daysOf: ([, name = ''], context) => restOf(name, context),
  },
  {
    pattern: new RegExp(`^(by|until|till|before|on|this|next) (${Object.keys(WEEKDAYS).join('|')})(?= |$)`),
    daysOf: ([, word = '', name = ''], { today }) => {
      const day = addDays(lastWeekday(WEEKDAYS[name] ?? 1, today), 7)
      return [/^(?:by|until|till|before)$/.test(word) ? today : day, day]
    },
  },
  {
    pattern: new RegExp(`^(?:in|for|during|of) (${Object.keys(MONTHS).join('|')})(?= |$)`),
    daysOf: ([, name = ''], context) => {
      const month = String(MONTHS[name]).padStart(2, '0')
      const { from, to } = unitAround(`${context.today.slice(0, 4)}-${month}-15`, 'MONTH', context)
      return from && to && to >= context.today ? [laterOf(from, context.today), to] : undefined
    },
  },
]

/** The days of the current unit from today on. */
function restOf(name: string, context: EngineContext): Days | undefined {
  const { from, to } = unitAround(context.today, units[name] ?? 'WEEK', context)
  if (!to || !from) return undefined
  if (to >= context.today) return [laterOf(from, context.today), to]
  return [addDays(from, 7), addDays(to, 7)]
}

const laterOf = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other)
