import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf } from '../../../server/assistant/engine/answers/links.ts'
import { everything } from '../../../server/assistant/engine/answers/phrases.ts'
import { amount } from '../../../server/assistant/engine/grammar/amounts.ts'
import { bounds } from '../../../server/assistant/engine/grammar/bounds.ts'
import { period } from '../../../server/assistant/engine/grammar/periods.ts'
import type { AmountStatistics, LedgerRow, TypicalAmounts } from '../../../server/assistant/engine/ledger.ts'
import { findRecurring, monthlyOf } from '../../../server/assistant/engine/recurring.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { reasonOf } from '../../../server/assistant/engine/unusual.ts'
import { fromMinor, readDecimal, toMinor } from '../../../server/language/decimals.ts'
import { divideRounded } from '../../../server/language/money.ts'
import { distance, isTypoOf } from '../../../server/language/spelling.ts'
import { tokenize } from '../../../server/language/tokens.ts'
import { context } from './engine-ledger.ts'

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
  ['1,05,000.00', '105000.00'],
  ['12,34,567', '1234567'],
  ['007', '7'],
])('the text %s is %s', (written, decimal) => {
  expect(readDecimal(written)).toBe(decimal)
})

test.each(['', '1.2.3', '12,34,5', 'abc', '1.23,456.7', '1,23,456,789'])(
  'the text “%s” is not a decimal',
  (written) => {
    expect(readDecimal(written)).toBeUndefined()
  },
)

test('minor units and decimals convert back and forth', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
      expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor)
    }),
  )
})

test('an average is rounded to the nearest minor unit', () => {
  expect([divideRounded(10n, 4n), divideRounded(11n, 4n), divideRounded(-10n, 4n), divideRounded(9n, 3n)]).toEqual([
    3n,
    3n,
    -3n,
    3n,
  ])
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
])('the check for %s as a typo of %s returns %s', (typed, word, isTypo) => {
  expect(isTypoOf(typed, word)).toBe(isTypo)
})

test('the distance between two words is symmetric, and zero only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a))
      expect(distance(a, b) === 0).toBe(a === b)
    }),
  )
})

test('a link filters like its figure, and no link exists without a matching list', () => {
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

test('regular amounts of similar size are recurring, and shop purchases are not', () => {
  const months = ['2026-05', '2026-06', '2026-07']
  const entries = [
    ...months.flatMap((month): LedgerRow[] => [
      entry(`${month}-05`, 'Rent', 65_500n),
      entry(`${month}-08`, 'Corner shop', 1_200n),
      entry(`${month}-21`, 'Corner shop', 1_300n),
      entry(`${month}-12`, 'Power', month === '2026-06' ? 5_000n : 6_000n),
      entry(`${month}-14`, 'Doctor', month === '2026-06' ? 5_000n : 9_000n),
      entry(`${month}-09`, month === '2026-07' ? 'Filmbox' : 'Other', 999n),
    ]),
    ...['2025-08-20', '2026-08-19'].map((date) => entry(date, 'Insurance', 30_000n)),
    ...['2026-02-10', '2026-05-11', '2026-08-10'].map((date) => entry(date, 'Water', 9_000n)),
    ...[10, 17, 24, 31].map((day) => entry(`2026-07-${day}`, 'Yoga', 1_500n)),
    entry('2026-08-07', 'Yoga', 1_500n),
    ...['2025-11-01', '2025-12-01', '2026-01-01'].map((date) => entry(date, 'Ended', 800n)),
  ]
  expect(
    findRecurring(entries, '2026-08-20').map(({ description, every, minor, next }) => [
      description,
      every,
      monthlyOf({ minor, every }),
      next,
    ]),
  ).toEqual([
    ['Rent', 'MONTH', 65_500n, '2026-08-05'],
    ['Insurance', 'YEAR', 2_500n, '2027-08-19'],
    ['Water', 'QUARTER', 3_000n, '2026-11-10'],
    ['Power', 'MONTH', 6_000n, '2026-08-12'],
    ['Yoga', 'WEEK', 6_500n, '2026-08-14'],
  ])
})

test.each<[string, Partial<TypicalAmounts>, string | undefined]>([
  ['twice what it usually costs', { name: habit(4, 5_000n) }, 'NAME'],
  ['almost twice what it usually costs', { name: habit(4, 5_001n) }, undefined],
  ['too few to tell what it usually costs', { name: habit(3, 5_000n), category: habit(3, 100n) }, undefined],
  ['new, and three times what its category costs', { category: habit(4, 3_333n) }, 'CATEGORY'],
  ['new, and less than that', { category: habit(4, 3_334n) }, undefined],
  ['new, of no category, and five times anything', { all: habit(10, 2_000n) }, 'ALL'],
  ['smaller than the usual payment', { name: habit(9, 100n), all: habit(10, 10_001n) }, undefined],
  ['paid twice', { name: habit(9, 10_000n), twins: 1 }, 'TWICE'],
])('a payment of 100.00 %s', (_, known, kind) => {
  const usual = { entry: entry('2026-08-10', 'Dentist', 10_000n), name: habit(0), category: habit(0), all: habit(0) }
  expect(reasonOf({ ...usual, twins: 0, ...known })?.kind).toBe(kind)
})

test('the parser visits each position of a sentence a bounded number of times', () => {
  const stepsFor = (piece: string, count: number) => {
    const tokens = tokenize(piece.repeat(count))
    let steps = 0
    const watched = new Proxy(tokens, {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) steps++
        return Reflect.get(target, key, receiver)
      },
    })
    const input = { tokens: watched, context, prior: null }
    for (let at = 0; at < tokens.length; at++) for (const rule of [period, amount, bounds]) rule(input, at)
    return steps / tokens.length
  }
  for (const piece of [
    'last ',
    'and ',
    'half of ',
    'between 1 and ',
    'the first week of ',
    'twenty ',
    'christmas to ',
  ]) {
    expect(stepsFor(piece, 200), piece).toBeLessThan(2 * stepsFor(piece, 20) + 200)
  }
})

test('no sentence takes long or throws', () => {
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
    const begun = process.threadCpuUsage().user
    understand(text, context)
    expect(process.threadCpuUsage().user - begun, 'microseconds of a processor').toBeLessThan(1_000_000)
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(understand(text, context).kind).toBeTypeOf('string')
    }),
  )
})

function entry(date: string, description: string, minor: bigint): LedgerRow {
  return {
    id: `${date} ${description}`,
    date,
    type: 'EXPENSE',
    description,
    categoryName: null,
    minor,
    amount: fromMinor(minor, 2),
  }
}

function habit(count: number, medianMinor = 0n): AmountStatistics {
  return { count, medianMinor }
}
