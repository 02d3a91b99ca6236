import { expect, test } from 'vitest'
import {
  firstFrom,
  nextAfter,
  occurrence,
  occurrencesIn,
  type Schedule,
} from '../../../server/ledger/recurrences/days.ts'

const schedule = (details: Partial<Schedule>): Schedule => ({
  frequency: 'MONTHLY',
  every: 1,
  startDate: '2026-01-31',
  endDate: null,
  ...details,
})

test('a day that a month does not have falls on its last day and returns later', () => {
  expect([0, 1, 2, 3].map((n) => occurrence(schedule({}), n))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ])
  expect(nextAfter(schedule({}), '2026-02-28')).toBe('2026-03-31')
  expect(occurrence(schedule({}), 25)).toBe('2028-02-29')
})

test('29 February falls on the 28th in other years', () => {
  const yearly = schedule({ frequency: 'YEARLY', startDate: '2024-02-29' })
  expect([0, 1, 4].map((n) => occurrence(yearly, n))).toEqual(['2024-02-29', '2025-02-28', '2028-02-29'])
})

test.each([
  [{ frequency: 'WEEKLY', every: 2, startDate: '2026-03-20' } as const, ['2026-03-20', '2026-04-03', '2026-04-17']],
  [{ frequency: 'MONTHLY', every: 3, startDate: '2025-11-30' } as const, ['2026-02-28', '2026-05-30']],
  [{ frequency: 'YEARLY', every: 2, startDate: '2024-05-01' } as const, ['2026-05-01']],
])('%o occurs on its dates and no others', (details, days) => {
  expect(occurrencesIn(schedule(details), '2026-02-01', '2026-05-31')).toEqual(
    days.length === 3 ? [...days, '2026-05-01', '2026-05-15', '2026-05-29'] : days,
  )
})

test('the last occurrence is on the end date', () => {
  const ending = schedule({ startDate: '2026-01-15', endDate: '2026-03-15' })
  expect(occurrencesIn(ending, '2026-01-01', '2026-12-31')).toEqual(['2026-01-15', '2026-02-15', '2026-03-15'])
  expect(nextAfter(ending, '2026-03-15')).toBeNull()
})

test('a jump far ahead finds the same dates as single steps', () => {
  for (const frequency of ['WEEKLY', 'MONTHLY', 'YEARLY'] as const) {
    for (const every of [1, 2, 5, 12]) {
      const long = schedule({ frequency, every, startDate: '1999-12-31' })
      let day: string | null = long.startDate
      for (let n = 0; n < 200 && day !== null; n++) {
        expect(firstFrom(long, day)).toBe(occurrence(long, n))
        day = nextAfter(long, day)
      }
    }
  }
})

test('the first date is the next date before it', () => {
  expect(firstFrom(schedule({}), '2020-01-01')).toBe('2026-01-31')
})

test.each([
  ['BEFORE', ['2026-02-27', '2026-03-27', '2026-04-28', '2026-05-28', '2026-06-26']],
  ['AFTER', ['2026-03-02', '2026-03-30', '2026-04-28', '2026-05-28', '2026-06-29']],
] as const)('with the rule %s no occurrence falls on a weekend, and each comes once', (weekend, days) => {
  const monthly = schedule({ startDate: '2026-02-28', endDate: '2026-06-28', weekend })
  expect(occurrencesIn(monthly, '2026-01-01', '2026-12-31')).toEqual(days)
  expect(nextAfter(monthly, days[4])).toBeNull()
  expect(firstFrom(schedule({ startDate: '2026-02-28', weekend }), days[1])).toBe(days[1])
})
