import { addDays, monthOf } from '../../language/days.ts'
import { type Asked, askedOf, joinedPeriod } from './asked.ts'
import { compareQuestion } from './comparisons.ts'
import type { Concept } from './dictionary/concepts.ts'
import { filterOf, topicOf, typeOf } from './filters.ts'
import { periodOf } from './grammar/period-of.ts'
import { monthSpan } from './grammar/resolve.ts'
import type { Parts, Subject } from './parts.ts'
import type { EngineContext, Period, Question, Side } from './question.ts'

/** "In August and October": separate periods are compared. */
export function comparisonQuestion(parts: Parts, context: EngineContext, asked: Asked): Question | undefined {
  const { periods, concepts } = parts
  const others: Concept[] = ['COUNT', 'LARGEST', 'SMALLEST', 'TOP', 'LIST', 'WHETHER', 'WHEN', 'AFTER_REFUNDS']
  if (periods.length !== 2 || others.some((concept) => concepts.has(concept))) return undefined
  if (joinedPeriod(periods, context) !== periods[0] || typeOf(parts) === null) return undefined
  return compareQuestion({ ...parts, concepts: new Set([...concepts, 'COMPARE' as const]) }, context, asked)
}

/** "What is left of my salary after expenses" is the difference of all income and expenses. */
export function netQuestion(parts: Parts, context: EngineContext): Question {
  const subjects = parts.subjects.filter(({ excluded, type }) => excluded || type !== 'INCOME')
  const periods = parts.periods.map((period) => monthEndedBy(period, context))
  const shared = askedOf({ ...parts, subjects, periods }, context)
  const compared = comparesPeriods(parts)
    ? compareQuestion({ ...parts, subjects, periods }, context, shared)
    : undefined
  if (!compared) return { ...shared('MONTH', null), measure: 'net' }
  const { filter, other } = compared
  return {
    ...shared('MONTH', null),
    filter: { ...filter, type: null },
    measure: 'net',
    against: other.filter.period,
  }
}

function comparesPeriods({ concepts, periods, opposed, against }: Parts): boolean {
  const compares = opposed || concepts.has('COMPARE') || concepts.has('WHICH_MORE')
  return compares && (periods.length === 2 || against)
}

/** The amount left "at the end of August" refers to that month. */
function monthEndedBy(period: Period, context: EngineContext): Period {
  const { unit, to } = period
  if (unit !== 'DAY' || to === null) return period
  const month = monthOf(to, context.monthStartDay)
  return month === monthOf(addDays(to, 1), context.monthStartDay)
    ? period
    : periodOf(monthSpan(month, context), context)
}

/** Returns a sum. Several shops are also summed separately. */
export function totalQuestion(parts: Parts, asked: Asked): Question {
  const merchants = parts.subjects.filter(({ excluded, text, tag }) => !excluded && (text !== null || tag !== null))
  // Income and expenses are never added. "The total of my transactions" returns both and their difference.
  if (typeOf(parts) === null && merchants.length < 2) return { ...asked('MONTH'), measure: 'net' }
  const shared = asked('MONTH', typeOf(parts) ?? 'EXPENSE')
  const rest = parts.subjects.filter((subject) => !merchants.includes(subject))
  const otherSubjects = rest.filter(({ excluded }) => !excluded)
  // "Clothes and shoes" adds both, and "groceries at Tesco" must match both.
  if (
    merchants.length > 0 &&
    otherSubjects.length > 0 &&
    [...merchants, ...otherSubjects].some(({ joined }) => joined)
  ) {
    const excluded = rest.filter((subject) => subject.excluded)
    const sides = [otherSubjects, ...merchants.map((merchant) => [merchant])].map((side) =>
      sideOf(parts, [...side, ...excluded], shared),
    )
    return { ...shared, measure: 'total', lessRefunds: false, apart: sides }
  }
  const apart = merchants.length < 2 ? [] : merchants.map((merchant) => sideOf(parts, [...rest, merchant], shared))
  return { ...shared, measure: 'total', lessRefunds: false, apart }
}

function sideOf(parts: Parts, subjects: Subject[], { filter }: ReturnType<Asked>): Side {
  return {
    filter: filterOf(parts, subjects, filter.period, filter.type),
    subject: topicOf(subjects),
  }
}
