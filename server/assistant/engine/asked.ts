import { addDays } from '../../language/days.ts'
import { filterOf, topicOf, typeOf } from './filters.ts'
import { ALL_TIME, periodOf } from './grammar/period-of.ts'
import { unitAround } from './grammar/spans.ts'
import type { Parts } from './parts.ts'
import type { EngineContext, Period } from './question.ts'

export type Asked = ReturnType<typeof askedOf>

/** Builds the common part of all questions, with the given period or a default one. */
export function askedOf(parts: Parts, context: EngineContext) {
  return (otherwise: Period | 'MONTH', type = typeOf(parts)) => {
    const given = joinedPeriod(parts.periods, context) ?? (parts.overall ? ALL_TIME : undefined)
    const byName = parts.subjects.some(({ excluded, text, tag }) => !excluded && (text !== null || tag !== null))
    const chosen = otherwise === 'MONTH' ? (byName ? ALL_TIME : thisMonth(context)) : otherwise
    return {
      filter: filterOf(parts, parts.subjects, given ?? chosen, type),
      subject: topicOf(parts.subjects),
      periodAssumed: given === undefined,
      ignored: unusedWords(parts),
      guessed: parts.subjects.filter(({ isGuess }) => isGuess).map(({ name }) => name),
    }
  }
}

export function unusedWords({ unknown, numbers }: Parts): string[] {
  return [...unknown, ...numbers].map(({ text }) => text)
}

export function joinedPeriod(periods: Period[], context: EngineContext): Period | undefined {
  const sorted = periods.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  const [first, last] = [sorted[0], sorted.at(-1)]
  const follows = sorted.every((period, index) => {
    const before = sorted[index - 1]
    return before === undefined || (before.to !== null && period.from === addDays(before.to, 1))
  })
  if (periods.length < 2 || !follows || !first || !last) return periods[0]
  return periodOf({ from: first.from, to: last.wholeTo, unit: 'RANGE' }, context)
}

function thisMonth(context: EngineContext): Period {
  return periodOf(unitAround(context.today, 'MONTH', context), context)
}
