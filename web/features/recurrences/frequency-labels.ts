import { plural, t } from '@lingui/core/macro'
import type { RecurrenceFrequency, RecurrenceRowFragment, RecurrenceSuggestionRowFragment } from '../../generated.ts'
import { type Day, formatDay } from '../../shared/format/dates.ts'

interface Rhythm {
  frequency: RecurrenceFrequency
  every: number
}

/** Frequencies that are offered. Others are shown if they are already set. */
export const rhythms: readonly (Rhythm & { value: string })[] = [
  { value: 'WEEKLY 1', frequency: 'WEEKLY', every: 1 },
  { value: 'WEEKLY 2', frequency: 'WEEKLY', every: 2 },
  { value: 'WEEKLY 4', frequency: 'WEEKLY', every: 4 },
  { value: 'MONTHLY 1', frequency: 'MONTHLY', every: 1 },
  { value: 'MONTHLY 2', frequency: 'MONTHLY', every: 2 },
  { value: 'MONTHLY 3', frequency: 'MONTHLY', every: 3 },
  { value: 'MONTHLY 6', frequency: 'MONTHLY', every: 6 },
  { value: 'YEARLY 1', frequency: 'YEARLY', every: 1 },
  { value: 'YEARLY 2', frequency: 'YEARLY', every: 2 },
]

/** Returns "Every month" or "Every 2 weeks". */
export function frequencyLabel({ frequency, every }: Rhythm): string {
  switch (frequency) {
    case 'WEEKLY':
      return t`${plural(every, { one: 'Every week', other: 'Every # weeks' })}`
    case 'MONTHLY':
      return t`${plural(every, { one: 'Every month', other: 'Every # months' })}`
    case 'YEARLY':
      return t`${plural(every, { one: 'Every year', other: 'Every # years' })}`
  }
}

/** A line of a list breaks before the date, and not inside it. */
const formatUnbrokenDay = (day: Day, locale: string) => formatDay(day, locale).replaceAll(' ', '\u00a0')

/** Returns "Every month, next Dec 1, recorded automatically" or "Every month, paused". */
export function statusLabel(recurrence: RecurrenceRowFragment, locale: string): string {
  const { nextDate, endDate, isPaused, posts } = recurrence
  const frequency = frequencyLabel(recurrence)
  if (nextDate === null) return t`${frequency}, ended`
  if (isPaused) return t`${frequency}, paused`
  const next = formatUnbrokenDay(nextDate, locale)
  if (endDate === null)
    return posts ? t`${frequency}, next ${next}, recorded automatically` : t`${frequency}, next ${next}`
  const end = formatUnbrokenDay(endDate, locale)
  return posts
    ? t`${frequency}, next ${next}, until ${end}, recorded automatically`
    : t`${frequency}, next ${next}, until ${end}`
}

/** Returns "Every month, 4 times, last Nov 1". */
export function suggestionLabel(suggestion: RecurrenceSuggestionRowFragment, locale: string): string {
  const { hits } = suggestion
  const frequency = frequencyLabel(suggestion)
  const last = formatUnbrokenDay(suggestion.lastDate, locale)
  return t`${plural(hits, { one: `${frequency}, # time, last ${last}`, other: `${frequency}, # times, last ${last}` })}`
}

export function suggestionCountLabel(count: number): string {
  return t`${plural(count, { one: '# possible recurring payment', other: '# possible recurring payments' })}`
}
