import fc from 'fast-check'
import { expect, test } from 'vitest'
import { period } from '../../../server/assistant/engine/grammar/periods.ts'
import type { EngineContext } from '../../../server/assistant/engine/question.ts'
import { addDays } from '../../../server/language/days.ts'
import { MONTH_NAMES } from '../../../server/language/dictionary/month-names.ts'
import { tokenize } from '../../../server/language/tokens.ts'

const context: EngineContext = { today: '2026-11-20', currency: 'EUR', monthStartDay: 1, categories: [], tags: [] }

function read(text: string, changes: Partial<EngineContext> = {}) {
  const tokens = tokenize(text)
  const match = period({ tokens, context: { ...context, ...changes }, prior: null }, 0)
  return match?.next === tokens.length ? match.value : undefined
}

// Friday, November 20, 2026. A current period ends on that day.
test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['the day before yesterday', '2026-11-18', '2026-11-18'],
  ['on Tuesday', '2026-11-17', '2026-11-17'],
  ['on friday', '2026-11-20', '2026-11-20'],
  ['last friday', '2026-11-13', '2026-11-13'],
  ['on the 3rd', '2026-11-03', '2026-11-03'],
  ['on the 28th', '2026-10-28', '2026-10-28'],
  ['on the first', '2026-11-01', '2026-11-01'],
  ['the third of november', '2026-11-03', '2026-11-03'],
  ['on the twenty first of october', '2026-10-21', '2026-10-21'],
  ['on 24 December', '2025-12-24', '2025-12-24'],
  ['October 31, 2025', '2025-10-31', '2025-10-31'],
  ['31.10.2026', '2026-10-31', '2026-10-31'],
  ['on 5/10', '2026-10-05', '2026-10-05'],
  ['2026-02-28', '2026-02-28', '2026-02-28'],
  ['three days ago', '2026-11-17', '2026-11-17'],
  ['this week', '2026-11-16', '2026-11-20'],
  ['last week', '2026-11-09', '2026-11-15'],
  ['the week before last', '2026-11-02', '2026-11-08'],
  ['last weekend', '2026-11-14', '2026-11-15'],
  ['the past week', '2026-11-14', '2026-11-20'],
  ['last 30 days', '2026-10-22', '2026-11-20'],
  ['this month', '2026-11-01', '2026-11-20'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['two months ago', '2026-09-01', '2026-09-30'],
  ['last 3 months', '2026-09-01', '2026-11-20'],
  ['in may', '2026-05-01', '2026-05-31'],
  ['in December', '2025-12-01', '2025-12-31'],
  ['in feb 2024', '2024-02-01', '2024-02-29'],
  ["in March '25", '2025-03-01', '2025-03-31'],
  ['last october', '2026-10-01', '2026-10-31'],
  ['in May last year', '2025-05-01', '2025-05-31'],
  ['in Q2', '2026-04-01', '2026-06-30'],
  ['in the fourth quarter of 2025', '2025-10-01', '2025-12-31'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['first half of 2026', '2026-01-01', '2026-06-30'],
  ['this year', '2026-01-01', '2026-11-20'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['in 2019', '2019-01-01', '2019-12-31'],
  ['year to date', '2026-01-01', '2026-11-20'],
  ['since March', '2026-03-01', '2026-11-20'],
  ['since the start of the year', '2026-01-01', '2026-11-20'],
  ['from 1 October until today', '2026-10-01', '2026-11-20'],
  ['before May', null, '2026-04-30'],
  ['between 12 and 18 October', '2026-10-12', '2026-10-18'],
  ['12-18 october', '2026-10-12', '2026-10-18'],
  ['October 12 to 18', '2026-10-12', '2026-10-18'],
  ['from the 3rd to the 9th', '2026-11-03', '2026-11-09'],
  ['from the 25th to the 5th', '2026-10-25', '2026-11-05'],
  ['from 1 to 30 November', '2026-11-01', '2026-11-20'],
  ['from January to June 2026', '2026-01-01', '2026-06-30'],
  ['Jan-Mar', '2026-01-01', '2026-03-31'],
  ['from June to December', '2025-06-01', '2025-12-31'],
  ['from November to January', '2025-11-01', '2026-01-31'],
  ['from 15 December 2025 to 15 January 2026', '2025-12-15', '2026-01-15'],
  ['from 15 December to 15 January', '2025-12-15', '2026-01-15'],
  ['first week of October', '2026-10-01', '2026-10-07'],
  ['all time', null, null],
])('%s', (text, from, to) => {
  expect(read(text)).toMatchObject({ from, to })
})

test.each(['may I ask', 'for 2019.50', 'on', 'the 31st of april', '2026-02-30', 'lunch'])(
  'the text “%s” is not a period',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test("months begin on the organization's start day", () => {
  expect(read('this month', { monthStartDay: 25 })).toMatchObject({
    from: '2026-10-25',
    to: '2026-11-20',
    wholeTo: '2026-11-24',
  })
  expect(read('last month', { monthStartDay: 25 })).toMatchObject({ from: '2026-09-25', to: '2026-10-24' })
})

test('a month without a year is the latest one that has begun', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(...MONTH_NAMES), (days, name) => {
      const today = addDays('2020-01-01', days)
      const found = read(`in ${name}`, { today })
      expect(found?.from && found.from <= today).toBe(true)
      expect(found?.from && addDays(found.from, 366) > today).toBe(true)
    }),
  )
})

test('a day of the month is the latest one that has passed and exists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 31 }), (days, date) => {
      const today = addDays('2020-01-01', days)
      const found = read(`on the ${date}th`, { today })
      expect(Number(found?.from?.slice(8))).toBe(date)
      expect(found?.from && found.from <= today).toBe(true)
    }),
  )
})
