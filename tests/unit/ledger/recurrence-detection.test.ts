import { expect, test } from 'vitest'
import { addDays } from '../../../server/language/days.ts'
import { occurrence } from '../../../server/ledger/recurrences/days.ts'
import { detect, type HistoryEntry } from '../../../server/ledger/recurrences/detect.ts'

const today = '2026-06-20'

function history(entries: readonly (readonly [date: string, minor: number])[], categoryId: string | null = null) {
  return {
    type: 'EXPENSE' as const,
    name: 'streamline tv',
    entries: entries.map(
      ([date, minor]): HistoryEntry => ({
        date,
        minor: BigInt(minor),
        description: `Streamline TV ${date}`,
        categoryId,
      }),
    ),
  }
}

const monthly = (days: readonly string[], minor = 1549) => history(days.map((day) => [day, minor]))

test('three similar monthly payments are detected, with the next date and amount', () => {
  const [found] = detect(monthly(['2026-04-08', '2026-05-08', '2026-06-08']), today)
  expect(found).toMatchObject({
    frequency: 'MONTHLY',
    every: 1,
    hits: 3,
    lastDate: '2026-06-08',
    nextDate: '2026-07-08',
  })
  expect(found?.minor).toBe(1549n)
  expect(found?.description).toBe('Streamline TV 2026-06-08')
})

test('the last days of months count as one day', () => {
  const [found] = detect(monthly(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']), today)
  expect(found?.nextDate).toBe('2026-06-30')
})

test('a shift of a day or two around the weekend stays regular', () => {
  const [found] = detect(monthly(['2026-03-01', '2026-04-01', '2026-05-04', '2026-06-01']), today)
  expect(found?.nextDate).toBe('2026-07-01')
})

test.each([
  ['WEEKLY', 1],
  ['WEEKLY', 2],
  ['MONTHLY', 1],
  ['MONTHLY', 3],
  ['YEARLY', 1],
] as const)('a payment %s, every %i, is detected with that frequency', (frequency, every) => {
  const schedule = { frequency, every, startDate: '2023-06-15', endDate: null }
  const days = Array.from({ length: 400 }, (_, n) => occurrence(schedule, n)).filter((day) => day < today)
  const [found, ...others] = detect(history(days.slice(-4).map((day) => [day, 4200])), today)
  expect(found).toMatchObject({ frequency, every, hits: 4 })
  expect(found?.nextDate).toBe(occurrence(schedule, days.length))
  expect(others).toEqual([])
})

test('an amount may vary by up to 15 percent', () => {
  const days = ['2026-03-08', '2026-04-08', '2026-05-08', '2026-06-08']
  const varying = (...minors: number[]) => detect(history(days.map((day, n) => [day, minors[n] ?? 0])), today)
  expect(varying(10_000, 8_600, 9_900, 8_900)).toHaveLength(1)
  expect(varying(10_000, 8_400, 10_000, 8_400)).toEqual([])
})

test('two subscriptions with one name are separate', () => {
  const both = ['2026-04', '2026-05', '2026-06'].flatMap((month) => [
    [`${month}-05`, 299] as const,
    [`${month}-12`, 1299] as const,
  ])
  expect(detect(history(both), today).map(({ minor, nextDate }) => [minor, nextDate])).toEqual([
    [299n, '2026-07-05'],
    [1299n, '2026-07-12'],
  ])
})

test.each([
  ['twice', monthly(['2026-05-08', '2026-06-08'])],
  ['at irregular days', monthly(['2026-03-02', '2026-03-20', '2026-05-08', '2026-06-08'])],
  ['with one month left out', monthly(['2026-02-08', '2026-03-08', '2026-05-08', '2026-06-08'])],
  ['not any more', monthly(['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'])],
  ['on one day', monthly([today, today, today])],
])('a payment %s is not a recurrence', (_, entries) => {
  expect(detect(entries, today)).toEqual([])
})

test('an accidental interval among many purchases is not a recurrence', () => {
  const some = [
    ['2025-12-08', 1900],
    ['2026-03-08', 2000],
    ['2026-06-08', 1950],
  ] as const
  const others = ['2025-12-20', '2026-01-03', '2026-02-14', '2026-04-29'].map(
    (day, n) => [day, 3000 + 700 * n] as const,
  )
  expect(detect(history(some), today)).toHaveLength(1)
  expect(detect(history([...some, ...others].toSorted()), today)).toEqual([])
})

test('a recurrence has ended if its last payment is older than one and a half intervals', () => {
  const days = [0, 7, 14, 21].map((offset) => addDays('2026-05-20', offset))
  expect(detect(monthly(days), '2026-06-20')).toHaveLength(1)
  expect(detect(monthly(days), '2026-06-21')).toEqual([])
})

test('the category is that of the last payment', () => {
  const { entries, ...named } = monthly(['2026-04-08', '2026-05-08', '2026-06-08'])
  const categories = ['a', 'b', null]
  const [found] = detect(
    { ...named, entries: entries.map((entry, n) => ({ ...entry, categoryId: categories[n] ?? null })) },
    today,
  )
  expect(found?.categoryId).toBe('b')
})
