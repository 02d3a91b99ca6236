import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf } from '../../server/assistant/engine/answers/links.ts'
import { everything } from '../../server/assistant/engine/answers/words.ts'
import { divide, fromMinor, readDecimal, toMinor } from '../../server/assistant/engine/decimals.ts'
import type { Entry } from '../../server/assistant/engine/ledger.ts'
import { findRecurring } from '../../server/assistant/engine/recurring.ts'
import { distance, isSlipOf } from '../../server/assistant/engine/spelling.ts'
import { understand } from '../../server/assistant/engine/understand.ts'
import { context, today } from './engine-books.ts'

test.each([
  ['1,149.99', '1149.99'],
  ['1.149,99', '1149.99'],
  ["1'149.99", '1149.99'],
  ['1 149,99', '1149.99'],
  ['3,80', '3.80'],
  ['1.250', '1250'],
  ['1,250', '1250'],
  ['0.500', '0.500'],
  ['12.5', '12.5'],
  ['1.234.567', '1234567'],
  ['007', '7'],
])('%s is %s', (written, decimal) => {
  expect(readDecimal(written)).toBe(decimal)
})

test.each(['', '1.2.3', '12,34,5', 'abc', '1.23,456.7'])('“%s” is no decimal', (written) => {
  expect(readDecimal(written)).toBeUndefined()
})

test('minor units and decimals are each other’s inverse', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
      expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor)
    }),
  )
})

test('an average is the nearest whole minor unit', () => {
  expect([divide(10n, 4n), divide(11n, 4n), divide(-10n, 4n), divide(9n, 3n)]).toEqual([3n, 3n, -3n, 3n])
})

test.each([
  ['grocerys', 'groceries', true],
  ['septmber', 'september', true],
  ['lats', 'last', true],
  ['spned', 'spend', true],
  ['rest', 'rent', false],
  ['horse', 'house', true],
  ['coat', 'cost', false],
  ['house', 'mouse', false],
])('whether %s may be a slip of %s: %s', (typed, word, slip) => {
  expect(isSlipOf(typed, word)).toBe(slip)
})

test('the distance between two words is the same both ways, and none only from a word to itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a))
      expect(distance(a, b) === 0).toBe(a === b)
    }),
  )
})

test('a link filters as the figure does, and there is none where lists cannot', () => {
  const period = {
    from: '2026-10-01',
    to: '2026-10-31',
    wholeTo: '2026-10-31',
    unit: 'MONTH' as const,
    label: 'in October 2026',
  }
  expect(
    hrefOf({ ...everything, type: 'EXPENSE', categoryIds: ['a', 'b'], text: 'Fern & Co', min: '20.00', period }),
  ).toBe('/transactions?from=2026-10-01&to=2026-10-31&category=a,b&type=EXPENSE&text=Fern+%26+Co&min=20.00')
  expect(hrefOf({ ...everything, excludedCategoryIds: ['a'] })).toBeNull()
})

test('what comes once a month around the same day is recurring, and a shop is not', () => {
  const entries = ['2026-05', '2026-06', '2026-07'].flatMap((month): Entry[] => [
    entry(`${month}-05`, 'Rent', 65_500n),
    entry(`${month}-08`, 'Corner shop', 1_200n),
    entry(`${month}-21`, 'Corner shop', 1_300n),
    entry(`${month}-09`, month === '2026-07' ? 'Filmbox' : 'Other', 999n),
  ])
  expect(findRecurring(entries, today)).toEqual([{ description: 'Rent', minor: 65_500n, day: 5 }])
})

test('no sentence takes long or throws, however it is made', { timeout: 60_000 }, () => {
  for (const piece of [
    'a',
    '1,',
    '1 ',
    'and ',
    'twenty ',
    'between 1 and ',
    'last ',
    '-',
    '#',
    '$',
    '(',
    "'",
    '"',
    '\n',
    'x\n',
    '😀',
  ]) {
    const text = piece.repeat(Math.ceil(50_000 / piece.length))
    const begun = performance.now()
    understand(text, context)
    expect(performance.now() - begun).toBeLessThan(1000)
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(understand(text, context).kind).toBeTypeOf('string')
    }),
  )
})

function entry(date: string, description: string, minor: bigint): Entry {
  return { id: `${date} ${description}`, date, type: 'EXPENSE', description, categoryName: null, minor }
}
