import { expect, test } from 'vitest'
import { checkedForm } from '../../../server/intake/staging/model-form.ts'
import { mergeReceipt } from '../../../server/intake/staging/model-merge.ts'
import type { Field, ReceiptReading } from '../../../server/reader/reading.ts'

const read = (value: string | null, sure = true): Field<string> => ({
  value,
  confidence: value === null ? 0 : 0.9,
  sure: value !== null && sure,
  place: null,
  candidates: value === null ? [] : [value],
  doubt: null,
})
const place = { page: 0, box: [0.7, 0.5, 0.1, 0.02] as [number, number, number, number] }
const receipt: ReceiptReading = {
  pages: [0],
  merchant: read('REWE Markt GmbH'),
  date: read(null),
  currency: read('EUR'),
  total: read('12.50'),
  totalProven: true,
  subtotal: read(null),
  tax: read('0.82', false),
  taxes: [],
  discount: read(null),
  tip: read(null),
  items: [{ name: 'Mi1k', quantity: null, unitPrice: null, amount: '1.50', confidence: 0.9, place }],
  itemsProven: false,
  identifiers: [],
}
const page = { width: 1, height: 1, rotation: 0 as const, source: 'picture' as const }
const word = { text: '11,00', confidence: 1, box: place.box, angle: 0, row: 0 }
const pages = [{ ...page, words: [word] }]
const form = { merchant: 'REWE', date: '2026-03-14', currency: 'EUR', total: '12.5', tax: 0.82, items: [] }
const merge = (change: object, own = receipt) =>
  mergeReceipt(own, checkedForm({ ...form, ...change }, '2026-03-20', 'EUR'), pages, 'EUR')

test('agreement raises the confidence, and only values that were certain stay certain', () => {
  const { merchant, total, tax } = merge({})
  expect(merchant).toMatchObject({ value: 'REWE Markt GmbH', confidence: 0.95, sure: true, doubt: null })
  expect(total).toMatchObject({ value: '12.50', sure: true })
  expect(tax).toMatchObject({ value: '0.82', sure: false })
})

test('disagreement leaves no value certain, whatever proved it', () => {
  expect(merge({ total: '125.00', merchant: 'Aldi' })).toMatchObject({
    total: {
      value: '12.50',
      sure: false,
      candidates: ['12.50', '125.00'],
      doubt: 'The reader found €12.50, but the language model found €125.00. Compare them with the picture.',
    },
    merchant: { value: 'REWE Markt GmbH', sure: false, candidates: ['REWE Markt GmbH', 'Aldi'] },
  })
})

test('a missing value is filled in without being certain', () => {
  expect(merge({}).date).toMatchObject({ value: '2026-03-14', sure: false, candidates: ['2026-03-14'] })
  expect(merge({ date: '2026-03-21' }).date.value).toBeNull()
})

test("the reader's items are used if they add up, otherwise the model's, each marked for review", () => {
  const items = [
    { name: 'Milk', quantity: 1, amount: '1.50' },
    { name: 'Cheese\u202e', quantity: null, amount: '11.00' },
  ]
  expect(merge({ items }).items).toMatchObject([
    { name: 'Milk', quantity: '1', amount: '1.50', confidence: 0.5, place },
    { name: 'Cheese', amount: '11.00', confidence: 0.5, place },
  ])
  expect(merge({ items }, { ...receipt, itemsProven: true }).items).toEqual(receipt.items)
  expect(merge({ items: items.slice(1) }).items).toEqual(receipt.items)
})
