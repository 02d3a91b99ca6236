import { plural, t } from '@lingui/core/macro'
import { dayOf, formatDay } from '../../../shared/format/dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Activity =
  | { when: 'never' | 'now' | 'yesterday' }
  | { when: 'minutes' | 'hours'; count: number }
  | { when: 'day'; day: string }

/** Returns 'now' within 5 minutes, and the minutes or hours on the same day. Only the date follows the locale. */
function activityOf(instant: string | null, locale: string, now: Date): Activity {
  if (!instant) return { when: 'never' }
  const then = new Date(instant)
  const passed = now.getTime() - then.getTime()

  if (passed < 5 * minute) return { when: 'now' }
  if (passed < hour) return { when: 'minutes', count: Math.floor(passed / minute) }
  const today = dayOf(now)
  if (dayOf(then) === today) return { when: 'hours', count: Math.floor(passed / hour) }
  if (dayOf(then) === dayOf(new Date(now.getTime() - day))) return { when: 'yesterday' }
  return { when: 'day', day: formatDay(dayOf(then), locale, today) }
}

/** Returns "Now", "2 hours ago", "Yesterday", "Nov 12" or "Never". */
export function lastActiveText(instant: string | null, locale: string, now: Date): string {
  const activity = activityOf(instant, locale, now)
  switch (activity.when) {
    case 'never':
      return t`Never`
    case 'now':
      return t`Now`
    case 'minutes':
      return t`${plural({ count: activity.count }, { one: '# minute ago', other: '# minutes ago' })}`
    case 'hours':
      return t`${plural({ count: activity.count }, { one: '# hour ago', other: '# hours ago' })}`
    case 'yesterday':
      return t`Yesterday`
    case 'day':
      return activity.day
  }
}

/** Returns "Active now", "Active 17 minutes ago", "Active Nov 12" or "Never active". */
export function activeText(instant: string | null, locale: string, now: Date): string {
  const activity = activityOf(instant, locale, now)
  switch (activity.when) {
    case 'never':
      return t`Never active`
    case 'now':
      return t`Active now`
    case 'minutes':
      return t`${plural({ count: activity.count }, { one: 'Active # minute ago', other: 'Active # minutes ago' })}`
    case 'hours':
      return t`${plural({ count: activity.count }, { one: 'Active # hour ago', other: 'Active # hours ago' })}`
    case 'yesterday':
      return t`Active yesterday`
    case 'day':
      return t`Active ${{ day: activity.day }}`
  }
}

/** Returns "5 days left", or null after the end. */
export function timeLeftText(expiresAt: string, now: Date): string | null {
  const left = new Date(expiresAt).getTime() - now.getTime()
  if (left <= 0) return null
  const [hours, days] = [Math.ceil(left / hour), Math.ceil(left / day)]
  return left < day
    ? t`${plural(hours, { one: '# hour left', other: '# hours left' })}`
    : t`${plural(days, { one: '# day left', other: '# days left' })}`
}
