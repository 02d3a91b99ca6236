import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfMoney } from '../../web/shared/format/money-text.ts'
import { isLarge, readAmount, refusalOf } from '../../web/shared/format/typed-amount.ts'

const locales = ['en-US', 'de-DE', 'fr-FR', 'es-ES']

test.each([
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1 234,56', '1234.56'],
  ["1'234.50", '1234.50'],
  ['1.234.567', '1234567'],
  ['12,5', '12.5'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['€ 99', '99'],
  ['99 EUR', '99'],
  ['-€5', '-5'],
  ['−5', '-5'],
  ['(5.00)', '-5.00'],
  ['12k', '12000'],
  ['1,5k', '1500'],
  ['12+3*2', '18'],
  ['10/3', '3.33'],
  ['100-2,50', '97.50'],
  ['3×4÷2', '6'],
])('%s is read in each locale', (text, amount) => {
  for (const locale of locales) expect(readAmount(text, locale, 'EUR')).toBe(amount)
})

test('one separator before three digits depends on the locale', () => {
  expect(readAmount('1.234', 'en-US')).toBe('1.234')
  expect(readAmount('1.234', 'de-DE')).toBe('1234')
  expect(readAmount('1,234', 'en-US')).toBe('1234')
  expect(readAmount('1,234', 'de-DE')).toBe('1.234')
})

test.each(['', 'abc', '12+', '1.2.3', '5/0', '12 pieces', '$99', '99 USD', '--5', '1,2.3,4'])(
  '%j is refused',
  (text) => {
    for (const locale of locales) expect(readAmount(text, locale, 'EUR')).toBe(text)
  },
)

test('a refused text says why', () => {
  expect(refusalOf('$99', 'en-US', 'EUR')).toContain('This amount is in EUR')
  expect(refusalOf('lots', 'de-DE', 'EUR')).toContain('1.234,56')
  expect(refusalOf('12+3', 'en-US', 'EUR')).toBeNull()
  expect([isLarge('9999999999999'), isLarge('-999999999.99')]).toEqual([true, false])
})

test('each amount that the app shows can be typed again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.constantFrom('EUR', 'USD', 'JPY', 'CHF'),
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      (locale, currency, minor) => {
        const value = currency === 'JPY' ? String(minor) : (minor / 100).toFixed(2)
        expect(Number(readAmount(textOfMoney(value, currency, locale), locale, currency))).toBe(Number(value))
      },
    ),
  )
})
