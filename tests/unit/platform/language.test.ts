import { expect, test } from 'vitest'
import { currencyIn } from '../../../server/language/currencies.ts'
import { readDecimalWith } from '../../../server/language/decimals.ts'
import { MONTH_NAMES, monthNamed } from '../../../server/language/dictionary/month-names.ts'
import { plainWords } from '../../../server/language/letters.ts'
import { monthIn } from '../../../server/ledger/budgets/list/months.ts'

test.each([
  ['Łódź & Ørsted', 'lodz orsted'],
  ['  Œuvre—Straße ', 'oeuvre strasse'],
  ['№ 5', 'no 5'],
])('the plain words of “%s” are “%s”', (text, words) => {
  expect(plainWords(text)).toBe(words)
})

test.each([
  ['Août', 8],
  ['MÄRZ', 3],
  ['października', 10],
  ['Sept', 9],
  ['ogos', 8],
  ['outubro', 10],
])('%s is month %d', (name, month) => {
  expect(monthNamed(name)).toBe(month)
})

test('each English name and its first three letters name the same month', () => {
  expect(MONTH_NAMES.map((name) => monthNamed(name.slice(0, 3)))).toEqual(MONTH_NAMES.map(monthNamed))
  expect(MONTH_NAMES.map(monthNamed)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
})

test('a list names no month with words that only a date makes one', () => {
  expect(['Money out', 'Marco', 'Mac'].map(monthIn)).toEqual([null, null, null])
  expect(monthIn('Budget out/2026')).toBeNull()
  expect(monthIn('Październik 2026')).toEqual({ month: 10, year: 2026 })
})

test.each([
  ['1,234.50', '.', '1234.50'],
  ['1.234,50', ',', '1234.50'],
  ['12,34,567', '.', '1234567'],
  ['007', '.', '7'],
  ['12,50', '.', undefined],
  ['1,2345', '.', undefined],
  ['1234,567', '.', undefined],
] as const)('%s with the decimal sign “%s” is %s', (written, sign, decimal) => {
  expect(readDecimalWith(written, sign)).toBe(decimal)
})

test.each([
  ['Amount (EUR)', null, 'EUR'],
  ['US$ 12.00', null, 'USD'],
  ['$ 12.00', null, null],
  ['$ 12.00', 'CAD', 'CAD'],
  ['12 kr', null, null],
  ['12 kr', 'NOK', 'NOK'],
  ['£5', null, 'GBP'],
  ['£5', 'EGP', 'EGP'],
  ['12,00 zł', null, 'PLN'],
  ['try it', null, null],
])('“%s” for an organization in %s names %s', (text, own, currency) => {
  expect(currencyIn(text, own)).toBe(currency)
})
