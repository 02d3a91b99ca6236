import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalOf, type Money } from '../../../server/language/money.ts'
import { baseAmountOf, rateBetween } from '../../../server/ledger/transactions/base-amount.ts'
import {
  mainCategory,
  rescaleSplits,
  type SplitPart,
  splitInto,
  splitsOf,
  storedSplits,
} from '../../../server/ledger/transactions/split.ts'

const usd = (minor: bigint): Money => ({ minor, currency: 'USD' })
const eur = (minor: bigint): Money => ({ minor, currency: 'EUR' })
const minors = (splits: readonly { amount: Money }[]) => splits.map(({ amount }) => amount.minor)
const sum = (amounts: readonly Money[]) => amounts.reduce((total, { minor }) => total + minor, 0n)

describe('a split', () => {
  test('an even split gives the remaining cents one by one, starting with the first', () => {
    expect(minors(splitInto(usd(1_000n), usd(1_000n), [{}, {}, {}]))).toEqual([334n, 333n, 333n])
    expect(minors(splitInto(usd(1_001n), usd(1_001n), [{}, {}, {}]))).toEqual([334n, 334n, 333n])
  })

  test('an incomplete split gives the rest to the empty rows', () => {
    expect(minors(splitInto(usd(10_000n), usd(10_000n), [{ amount: '20' }, {}]))).toEqual([2_000n, 8_000n])
    expect(minors(splitInto(usd(10_000n), usd(10_000n), [{ percent: '33.3' }, { amount: '0.05' }, {}]))).toEqual([
      3_330n,
      5n,
      6_665n,
    ])
  })

  test('a split by percent rounds to the largest remainders', () => {
    const thirds = [{ percent: '33.33' }, { percent: '33.33' }, { percent: '33.34' }]
    expect(minors(splitInto(usd(100n), usd(100n), thirds))).toEqual([33n, 33n, 34n])
  })

  test.each([
    [[{ amount: '5' }, { amount: '4.99' }], 'The splits add up to 9.99 USD, but the amount is 10.00 USD.'],
    [[{ amount: '10' }, {}], 'Each split must be more than zero.'],
    [[{ amount: '12' }, {}], 'Each split must be more than zero.'],
    [[{}], 'Enter 2 to 50 splits.'],
    [[{ percent: 'half' }, {}], 'Enter percentages as numbers, such as 33.3.'],
    [[{ amount: '1', note: 'x'.repeat(501) }, {}], 'Shorten the notes to 500 characters.'],
  ] satisfies [SplitPart[], string][])('an invalid split of $10 is refused: %j', (inputs, message) => {
    expect(() => splitInto(usd(1_000n), usd(1_000n), inputs)).toThrow(message)
  })

  test('stored splits are read back unchanged', () => {
    const splits = splitInto(usd(1_000n), eur(911n), [{ amount: '3', categoryId: 'a', note: ' Milk ' }, {}])
    expect(splitsOf(JSON.parse(storedSplits(splits) ?? ''), 'USD', 'EUR')).toEqual(splits)
    expect(mainCategory(splits)).toBeNull()
    expect(splits[0]).toMatchObject({ note: 'Milk', categoryId: 'a' })
  })
})

const whole = fc.bigInt(1n, 999_999_999_999n)
const inputs = fc.array(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 40 }).map(String) }),
    fc.record({ amount: fc.bigInt(1n, 99_999n).map((minor) => decimalOf(usd(minor))) }),
    fc.constant({}),
  ),
  { minLength: 2, maxLength: 50 },
)

test('an accepted split sums to the whole and to the base amount', () => {
  fc.assert(
    fc.property(whole, whole, inputs, (amount, base, given) => {
      let splits: ReturnType<typeof splitInto>
      try {
        splits = splitInto(usd(amount), eur(base), given)
      } catch {
        return
      }
      expect(sum(splits.map((each) => each.amount))).toBe(amount)
      expect(sum(splits.map((each) => each.baseAmount))).toBe(base)
      expect(splits.every((each) => each.amount.minor > 0n && each.baseAmount.minor > 0n)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('splits keep their proportions of another amount, to a cent', () => {
  const amounts = fc.array(fc.bigInt(100n, 999_999n), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(amounts, fc.bigInt(100_000n, 99_999_999n), (before, after) => {
      const total = before.reduce((all, each) => all + each, 0n)
      const given = before.map((minor) => ({ amount: decimalOf(usd(minor)) }))
      const rescaled = rescaleSplits(splitInto(usd(total), usd(total), given), usd(after), eur(after))
      expect(sum(rescaled.map(({ amount }) => amount))).toBe(after)
      rescaled.forEach(({ amount }, index) => {
        const exact = (before[index] ?? 0n) * after
        expect(amount.minor * total - exact).toBeLessThan(total)
        expect(exact - amount.minor * total).toBeLessThan(total)
      })
    }),
  )
})

test('an amount too small for its splits is refused', () => {
  const splits = splitInto(usd(1_000n), usd(1_000n), [{ amount: '9.99' }, {}])
  expect(() => rescaleSplits(splits, usd(1n), usd(1n))).toThrow('This amount is too small for its splits.')
})

test('a base amount and its exchange rate determine each other', () => {
  expect(baseAmountOf(usd(10_000n), 'EUR', { rate: '0.9123' })).toEqual({ baseAmount: eur(9_123n), rate: '0.9123' })
  expect(baseAmountOf(usd(10_000n), 'EUR', { baseAmount: '91.23' })).toEqual({
    baseAmount: eur(9_123n),
    rate: '0.9123',
  })
  expect(baseAmountOf({ minor: 1_500n, currency: 'JPY' }, 'EUR', { baseAmount: '9.17' }).rate).toBe('0.006113333333')
  // If both agree, the rate stays as typed. Otherwise the bank's amount takes precedence.
  expect(baseAmountOf(usd(100n), 'EUR', { rate: '0.9149', baseAmount: '0.91' }).rate).toBe('0.9149')
  expect(baseAmountOf(usd(100n), 'EUR', { rate: '2', baseAmount: '0.91' }).rate).toBe('0.91')
  expect(() => baseAmountOf(usd(100n), 'EUR', {})).toThrow('Enter an exchange rate.')
  fc.assert(
    fc.property(fc.bigInt(1n, 9_999_999n), fc.bigInt(1n, 9_999_999n), (amount, base) => {
      const { baseAmount } = baseAmountOf(usd(amount), 'EUR', { rate: rateBetween(usd(amount), eur(base)) })
      expect(baseAmount.minor).toBe(base)
    }),
  )
})
