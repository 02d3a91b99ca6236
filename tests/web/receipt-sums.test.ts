import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, dayIn } from '../../web/features/receipts/review/parse-printed-values.ts'
import { sumsOf } from '../../web/features/receipts/review/review-sums.ts'
import { compareAmounts, negated, sizeOf, sumOf } from '../../web/shared/format/decimals.ts'

test('sums of typed values are exact', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.3')
  expect(sumOf(['61.47', '-2.00', '1.71'])).toBe('61.18')
  expect(sumOf(['-0.05', '0.02'])).toBe('-0.03')
  expect(sumOf([])).toBe('0')
  expect(compareAmounts('10', '9.99')).toBe(1)
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })), (cents) => {
      const total = cents.reduce((sum, each) => sum + each, 0n)
      expect(sumOf(cents.map(decimal))).toBe(cents.length === 0 ? '0' : decimal(total))
    }),
  )
})

test('items, discount and tax make up the total, however the receipt prints them', () => {
  const printed = { total: '61.18', tax: '1.71', discount: '2.00' }
  expect(sumsOf(['61.47'], printed)).toMatchObject({ spread: '-0.29', spreadOf: 'DISCOUNT_AND_TAX', left: '0.00' })
  expect(sumsOf(['48.00', '18.00'], { total: '66.00', tax: '3.74', discount: null })).toMatchObject({
    spread: '0',
    left: '0.00',
  })
  expect(sumsOf(['13.63'], { total: '15.09', tax: '1.40', discount: null })).toMatchObject({
    spreadOf: 'TAX',
    left: '0.06',
  })
  expect(sumsOf(['1.x'], printed)).toBeNull()
})

test('a printed word gives its amount or its date', () => {
  expect(amountIn('RM12.50', 'en-US')).toBe('12.50')
  expect(amountIn('1.650,00€', 'en-US')).toBe('1650.00')
  expect(amountIn('1,650.00', 'de-DE')).toBe('1650.00')
  expect(amountIn('-2.00', 'en-US')).toBe('2.00')
  expect(amountIn('TOTAL', 'en-US')).toBeNull()
  expect(dayIn('11/16/26', 'en-US')).toBe('2026-11-16')
  expect(dayIn('16/11/2026', 'en-US')).toBe('2026-11-16')
  expect(dayIn('03/04/2026', 'en-GB')).toBe('2026-04-03')
  expect(dayIn('2026-02-30', 'en-US')).toBeNull()
  expect(sizeOf(negated('0.06'))).toBe('0.06')
})

function decimal(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
