import { addDays, lastWeekday } from '../../language/days.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { periodOf } from './grammar/period-of.ts'
import type { Parts } from './parts.ts'
import type { EngineContext } from './question.ts'

export const workingDays = phrasesOf(
  'weekday, weekdays, workday, workdays, working day, working days, work day, work days, business day, business days, working week, work week',
)

/** "On weekdays last week": Monday to Friday of that week. The weekdays of a longer period are not one period. */
export function withWorkingDays(parts: Parts, context: EngineContext): Parts {
  const [week, ...others] = parts.periods
  if (!parts.ambiguousTimes.includes('weekdays') || week?.unit !== 'WEEK' || others.length > 0) return parts
  const last = week.wholeTo ?? week.to
  if (last === null) return parts
  const monday = lastWeekday(1, last)
  const days = periodOf({ from: monday, to: addDays(monday, 4), unit: 'RANGE' }, context)
  return {
    ...parts,
    periods: [days],
    ambiguousTimes: parts.ambiguousTimes.filter((time) => time !== 'weekdays'),
  }
}
