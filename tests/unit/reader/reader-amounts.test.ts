import { expect, test } from 'vitest'
import { amountsIn, decimalString } from '../../../server/reader/extract/amounts/amounts.ts'

const money = (text: string) =>
  amountsIn(text)
    .filter(({ decimals, isPercent }) => decimals === 2 && !isPercent)
    .map(({ hundredths }) => decimalString(hundredths))

test.each([
  ['TOTAL 66.00', ['66.00']],
  ['Summe EUR 1.129,00', ['1129.00']],
  ['TOTAL 1,129.50', ['1129.50']],
  ['Total TTC 1 234,56 EUR', ['1234.56']],
  ["CHF 1'250.00", ['1250.00']],
  ['4,99x  2  9,98 B', ['4.99', '9.98']],
  ['3x10.49  31.47S', ['10.49', '31.47']],
  ['RM2. 70 S', ['2.70']],
  ['zl 12,00', ['12.00']],
  ['€ 3,50', ['3.50']],
])('the amounts of "%s" are read with a decimal point or comma', (text, amounts) => {
  expect(money(text)).toEqual(amounts)
})

test.each([
  ['RMO.00', ['0.00']],
  ['$2O.00', ['20.00']],
  ['15.0C', ['15.00']],
  ['50.0O', ['50.00']],
  ['1OO.50', ['100.50']],
])('letters inside the number %s are read as digits', (text, amounts) => {
  expect(money(text)).toEqual(amounts)
})

test.each([
  ['-$3.40', ['-3.40']],
  ['Rounding -0.02', ['-0.02']],
  ['RM -0.02', ['-0.02']],
  ['Discount (3.40)', ['-3.40']],
  ['Nachlass 3,40-', ['-3.40']],
  ['€ -9,32', ['-9.32']],
])('the number %s is negative', (text, amounts) => {
  expect(money(text)).toEqual(amounts)
})

test('a hyphen inside a reference number is not a minus sign', () => {
  expect(money('CS-12.50')).toEqual(['12.50'])
})

test.each(['23-01-2019 13:14:15', '11.04.20 09:51', '91.1.15', 'TEL 03-7726 1326', '192.168.0.1'])(
  'no amount is found in %s',
  (text) => {
    expect(money(text)).toEqual([])
  },
)

test('rates are distinguished from amounts', () => {
  expect(amountsIn('MwSt 19,00 % 180,26').map(({ isPercent }) => isPercent)).toEqual([true, false])
})

test('an amount has its position and states if a currency is next to it', () => {
  const [amount] = amountsIn('Total RM 12.50 paid')
  expect(amount).toMatchObject({ start: 6, end: 14, hasSign: true, hundredths: 1250 })
})

test('three decimals are kept separate, because they may be a weight or thousands', () => {
  expect(amountsIn('2.230 RM').map(({ decimals, exact }) => [decimals, exact])).toEqual([[3, 2.23]])
})
