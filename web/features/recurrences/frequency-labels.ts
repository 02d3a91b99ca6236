import type { RecurrenceFrequency, RecurrenceRowFragment } from '../../generated.ts'
import { formatDay } from '../../shared/format/dates.ts'

interface Rhythm {
  frequency: RecurrenceFrequency
  every: number
}

/** Frequencies with their own label. Others are described by their number of weeks, months or years. */
export const rhythms: readonly (Rhythm & { value: string; label: string })[] = [
  { value: 'WEEKLY 1', label: 'Every week', frequency: 'WEEKLY', every: 1 },
  { value: 'WEEKLY 2', label: 'Every 2 weeks', frequency: 'WEEKLY', every: 2 },
  { value: 'WEEKLY 4', label: 'Every 4 weeks', frequency: 'WEEKLY', every: 4 },
  { value: 'MONTHLY 1', label: 'Every month', frequency: 'MONTHLY', every: 1 },
  { value: 'MONTHLY 2', label: 'Every 2 months', frequency: 'MONTHLY', every: 2 },
  { value: 'MONTHLY 3', label: 'Every 3 months', frequency: 'MONTHLY', every: 3 },
  { value: 'MONTHLY 6', label: 'Every 6 months', frequency: 'MONTHLY', every: 6 },
  { value: 'YEARLY 1', label: 'Every year', frequency: 'YEARLY', every: 1 },
  { value: 'YEARLY 2', label: 'Every 2 years', frequency: 'YEARLY', every: 2 },
]

const units: Readonly<Record<RecurrenceFrequency, string>> = { WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }

/** Returns "Every month" or "Every 2 weeks". */
export function frequencyLabel({ frequency, every }: Rhythm): string {
  return every === 1 ? `Every ${units[frequency]}` : `Every ${every} ${units[frequency]}s`
}

/** Returns "Every month, next Dec 1, recorded by itself" or "Every month, paused". */
export function statusLabel(recurrence: RecurrenceRowFragment, locale: string): string {
  const { nextDate, endDate, isPaused, posts } = recurrence
  const rhythm = frequencyLabel(recurrence)
  if (nextDate === null) return `${rhythm}, ended`
  if (isPaused) return `${rhythm}, paused`
  return [
    rhythm,
    `next ${formatDay(nextDate, locale)}`,
    ...(endDate === null ? [] : [`until ${formatDay(endDate, locale)}`]),
    ...(posts ? ['recorded by itself'] : []),
  ].join(', ')
}
