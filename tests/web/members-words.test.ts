import { expect, test } from 'vitest'
import { lastActiveText, timeLeftText } from '../../web/features/settings/members/member-labels.ts'

const now = new Date(2026, 10, 18, 14, 30)
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const [hour, day] = [60, 24 * 60]

test.each([
  [0, 'Now'],
  [4, 'Now'],
  [5, '5 minutes ago'],
  [59, '59 minutes ago'],
  [2 * hour, '2 hours ago'],
  [14 * hour, '14 hours ago'],
  [15 * hour, 'Yesterday'],
  [38 * hour, 'Yesterday'],
  [39 * hour, 'Nov 16'],
  [6 * day, 'Nov 12'],
  [365 * day, 'Nov 18, 2025'],
])('a member active %i minutes ago is shown as %s', (minutes, text) => {
  expect(lastActiveText(ago(minutes), 'en-US', now)).toBe(text)
})

test('another locale changes only the format of the date', () => {
  expect(lastActiveText(ago(1), 'de-DE', now)).toBe('Now')
  expect(lastActiveText(ago(2 * hour), 'ja-JP', now)).toBe('2 hours ago')
  expect(lastActiveText(ago(20 * hour), 'de-DE', now)).toBe('Yesterday')
  expect(lastActiveText(ago(6 * day), 'de-DE', now)).toBe('12. Nov.')
  expect(lastActiveText(null, 'de-DE', now)).toBe('Never')
})

test.each([
  [7 * day, '7 days left'],
  [4 * day + hour, '5 days left'],
  [day, '1 day left'],
  [day - 1, '24 hours left'],
  [30, '1 hour left'],
  [0, null],
  [-hour, null],
])('an invitation %i minutes before its end shows %s', (minutes, text) => {
  expect(timeLeftText(ago(-minutes), now)).toBe(text)
})
