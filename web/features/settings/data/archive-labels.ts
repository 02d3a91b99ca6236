import { addDays, dayOf, formatInstant, formatTime } from '../../../shared/format/dates.ts'

const told = ['transactions', 'receipts', 'files']

/** "1,204 transactions, 38 receipts, 41 files": what matters most of what is in an archive. */
export function countsOf(counts: readonly { noun: string; count: number }[], locale: string): string {
  const format = new Intl.NumberFormat(locale)
  return told
    .flatMap((wanted) => counts.find(({ noun, count }) => noun === wanted && count > 0) ?? [])
    .map(({ noun, count }) => `${format.format(count)} ${count === 1 ? noun.slice(0, -1) : noun}`)
    .join(', ')
}

/** "tomorrow, 2:05 PM". @param instant ISO 8601 */
export function untilWords(instant: string, now: Date, locale: string): string {
  const [day, today] = [dayOf(new Date(instant)), dayOf(now)]
  if (day === today) return `today, ${formatTime(instant, locale)}`
  return day === addDays(today, 1) ? `tomorrow, ${formatTime(instant, locale)}` : formatInstant(instant, locale)
}
