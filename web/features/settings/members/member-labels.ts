import { dayOf, formatDay } from '../../../shared/format/dates.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Returns "Now" within 5 minutes, "2 hours ago", "Yesterday" or "Nov 12", and "Never" without any activity. Only the
 * date follows the locale.
 */
export function lastActiveText(instant: string | null, locale: string, now: Date): string {
  if (!instant) return 'Never'
  const then = new Date(instant)
  const passed = now.getTime() - then.getTime()

  if (passed < 5 * minute) return 'Now'
  if (passed < hour) return `${pluralize(Math.floor(passed / minute), 'minute')} ago`
  const today = dayOf(now)
  if (dayOf(then) === today) return `${pluralize(Math.floor(passed / hour), 'hour')} ago`
  if (dayOf(then) === dayOf(new Date(now.getTime() - day))) return 'Yesterday'
  return formatDay(dayOf(then), locale, today)
}

/** Returns "5 days left", or null after the end. */
export function timeLeftText(expiresAt: string, now: Date): string | null {
  const left = new Date(expiresAt).getTime() - now.getTime()
  if (left <= 0) return null
  return `${left < day ? pluralize(Math.ceil(left / hour), 'hour') : pluralize(Math.ceil(left / day), 'day')} left`
}
