import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween, type FormValues } from '../../web/features/transactions/form/form-values.ts'
import { merge } from '../../web/features/transactions/form/merge.ts'
import {
  amountsIn,
  emptyRow,
  inWay,
  leftOf,
  type SplitValues,
  splitOf,
  splitsOf,
} from '../../web/features/transactions/form/split-values.ts'
import { productOf, ratioOf, sharesOf, sumOf } from '../../web/shared/format/decimals.ts'

const split = (way: SplitValues['way'], ...typed: string[]): SplitValues => ({
  way,
  rows: typed.map((each) => ({ ...emptyRow(), typed: each })),
})
const decimal = (minor: number) => (minor / 100).toFixed(2)

test('the typed splits leave a rest for the empty ones', () => {
  expect(amountsIn(split('AMOUNTS', '20', ''), '25.00', 'USD')).toEqual(['20', '5.00'])
  expect(amountsIn(split('AMOUNTS', '20', '', ''), '25.01', 'USD')).toEqual(['20', '2.51', '2.50'])
  expect(amountsIn(split('PERCENT', '33.33', '33.33', ''), '100', 'JPY')).toEqual(['34', '33', '33'])
  expect(amountsIn(split('EVEN', '', '', ''), '10', 'USD')).toEqual(['3.34', '3.33', '3.33'])
  expect(amountsIn(split('SHARES', '20', '5'), '50', 'USD')).toEqual(['40.00', '10.00'])
  expect(splitsOf(split('AMOUNTS', '20', '4'), '25', 'USD')).toBeNull()
  expect(leftOf(['20', '4'], '25')).toBe('1')
  expect(splitsOf(split('AMOUNTS', '25', ''), '25', 'USD')).toBeNull()
  expect(splitsOf(split('AMOUNTS', 'x', ''), '25', 'USD')).toBeNull()
  expect(inWay(split('AMOUNTS', '20', ''), 'PERCENT', '25', 'USD').rows.map(({ typed }) => typed)).toEqual(['80', ''])
})

test('accepted splits sum to the whole in every mode', () => {
  const ways = fc.constantFrom('EVEN' as const, 'SHARES' as const, 'PERCENT' as const)
  const rows = fc.array(fc.integer({ min: 1, max: 2_000 }).map(decimal), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(ways, rows, fc.integer({ min: 1, max: 10_000_000 }), (way, typed, minor) => {
      const whole = decimal(minor)
      const given = way === 'PERCENT' ? [...typed.slice(1), ''] : typed
      const splits = splitsOf(split(way, ...given), whole, 'USD')
      if (splits) expect(sumOf([...splits.map(({ amount }) => amount)])).toBe(whole)
    }),
  )
})

test('products, ratios and percentages are exact, and rounded half away from zero', () => {
  expect(productOf('20.00', '1.075', 2)).toBe('21.50')
  expect(productOf('0.5', '0.01', 2)).toBe('0.01')
  expect(ratioOf('21.50', '20.00', 12)).toBe('1.075')
  expect(ratioOf('1', '3', 4)).toBe('0.3333')
  expect(ratioOf('1', '0', 4)).toBeNull()
  expect(sharesOf('0.02', ['1', '1', '1'], 2)).toEqual(['0.01', '0.01', '0.00'])
})

const values: FormValues = {
  ...{ type: 'EXPENSE', amount: '10.00', currency: null, rate: '', baseAmount: null, description: 'Lunch', payee: '' },
  ...{ categoryId: 'c1', split: null, date: '2026-03-01', note: '', tags: [], paidBy: null, isReviewed: true },
  ...{ accountId: null, accountAmount: '' },
}

test('changes of two users are combined unless both changed the same field', () => {
  const mine = { ...values, note: 'Mine', amount: '11.00' }
  const tag = { id: 't', name: 'Trip', color: 1 }
  const theirs = { ...values, note: 'Theirs', tags: [tag], date: '2026-03-02' }
  expect(merge(values, mine, theirs)).toEqual({
    values: { ...mine, tags: [tag], date: '2026-03-02' },
    collisions: ['note'],
  })
  expect(merge(values, mine, { ...values, note: 'Mine' }).collisions).toEqual([])
  const splits = { ...values, split: split('AMOUNTS', '6', '4') }
  expect(merge(values, splits, { ...values, amount: '20.00' }).values).toMatchObject({
    amount: '20.00',
    split: { way: 'SHARES' },
  })
})

test('only changed fields are sent', () => {
  expect(changesBetween(values, { ...values }, 'USD')).toEqual({})
  const foreign = { ...values, currency: 'EUR', rate: '1.1' }
  expect(changesBetween(values, foreign, 'USD')).toEqual({ currency: 'EUR', rate: '1.1' })
  expect(changesBetween(foreign, { ...foreign, baseAmount: '10.90' }, 'USD')).toEqual({
    rate: '1.1',
    baseAmount: '10.90',
  })
  expect(changesBetween(foreign, values, 'USD')).toEqual({ currency: 'USD' })
  const splits = { ...values, split: split('AMOUNTS', '6', '') }
  expect(changesBetween(values, splits, 'USD').splits).toMatchObject([{ amount: '6' }, { amount: '4.00' }])
  const saved = { ...values, split: splitOf([{ amount: '6.00', categoryId: null, note: '' }]) }
  expect(changesBetween(saved, { ...values, categoryId: null }, 'USD')).toEqual({ clearCategory: true })
  expect(changesBetween(values, { ...values, tags: [{ id: null, name: 'New', color: 8 }] }, 'USD')).toEqual({
    tagIds: [],
    tags: ['New'],
  })
})
