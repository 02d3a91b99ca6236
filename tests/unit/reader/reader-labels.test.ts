import { expect, test } from 'vitest'
import { labelsIn } from '../../../server/reader/extract/labels.ts'

const kinds = (text: string) => [...new Set(labelsIn(text).map(({ kind }) => kind))]

test.each([
  ['GRAND TOTAL', 'payable'],
  ['GRANDTOTAL:', 'payable'],
  ['SUB TOTAL', 'subtotal'],
  ['Sub-Total', 'subtotal'],
  ['SUBTOTAL RM', 'subtotal'],
  ['zu zahlen', 'payable'],
  ['Zwischensumme', 'subtotal'],
  ['Rückgeld', 'change'],
  ['NET A PAYER', 'payable'],
  ['Sous-total', 'subtotal'],
  ['TOTAL A PAGAR', 'payable'],
  ['Totale complessivo', 'payable'],
  ['Te betalen', 'payable'],
  ['DO ZAPŁATY', 'payable'],
  ['RESZTA PLN', 'change'],
  ['JUMLAH BESAR', 'payable'],
  ['ROUNDINGADJUSTMENT:', 'rounding'],
  ['TOTAL QTY', 'quantity'],
  ['TTL', 'total'],
])('the text %s contains %s', (text, kind) => {
  expect(kinds(text)).toContain(kind)
})

test.each([
  ['T0TAL', 'total'],
  ['TOTA1', 'total'],
  ['1olal', 'total'],
  ['TA.X', 'tax'],
  ['Roundlng', 'rounding'],
  ['ROCKGELD', 'change'],
  ['SUBTOTAI', 'subtotal'],
])('the text %s is a misread label', (text, kind) => {
  expect(kinds(text)).toContain(kind)
})

test('a longer phrase hides the shorter one within it', () => {
  expect(kinds('SUB TOTAL')).not.toContain('total')
  expect(kinds('CASHIER: ANNA')).not.toContain('cash')
  expect(kinds('TAX INVOICE')).not.toContain('tax')
})

test.each(['KUIH KETAYAP', 'Chicken Lollipop', 'JALAN PERMAS 10/7'])('the text %s contains no label', (text) => {
  expect(kinds(text)).toEqual([])
})
