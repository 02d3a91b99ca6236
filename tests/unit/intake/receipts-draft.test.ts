import { describe, expect, test } from 'vitest'
import { draftOf, draftsOf } from '../../../server/intake/documents/receipt-draft.ts'
import { storable } from '../../../server/intake/uploads/storable.ts'
import type { Field, ItemReading, Page, Reading, ReceiptReading } from '../../../server/reader/reading.ts'

describe('staged items of a receipt', () => {
  test('a receipt stages its fields and a line for each item, with page regions from page 1', () => {
    const draft = draftOf(reading({ items: [item('Milk', '1.20'), item('Bread', '3.50', 0.4)] }), 'USD', 'scan.jpg')
    expect(draft).toMatchObject({ merchant: 'Corner Shop', date: '2026-03-14', currency: 'EUR', totalMinor: 470n })
    expect(draft?.items).toMatchObject([
      { type: 'EXPENSE', description: 'Milk', amountMinor: 120n, doubt: null, place: { page: 1, x: 0.1 } },
      { description: 'Bread', amountMinor: 350n, doubt: expect.stringContaining('hard to read') },
    ])
  })

  test('a receipt without items stages one line with the total', () => {
    expect(draftOf(reading({}), 'USD', 'scan.jpg')?.items).toMatchObject([
      { description: 'Corner Shop', amountMinor: 470n },
    ])
    const nameless = reading({ merchant: field<string>(null) })
    expect(draftOf(nameless, 'USD', 'scan.jpg')?.items).toMatchObject([{ description: 'scan.jpg' }])
  })

  test('lines that lower the sum become the discount', () => {
    const draft = draftOf(reading({ items: [item('Milk', '5.20'), item('Coupon', '-0.50')] }), 'EUR', 'scan.jpg')
    expect(draft?.items.map(({ description }) => description)).toEqual(['Milk'])
    expect(draft?.fields.discount.value).toBe('0.50')
  })

  test('a refund is staged as income', () => {
    const draft = draftOf(reading({ total: field('-4.70'), items: [item('Milk', '-4.70')] }), 'EUR', 'scan.jpg')
    expect(draft).toMatchObject({ totalMinor: 470n, items: [{ type: 'INCOME', amountMinor: 470n }] })
  })

  test('an empty receipt stages nothing', () => {
    expect(draftOf(reading({ total: field<string>(null) }), 'EUR', 'scan.jpg')?.items).toEqual([])
    expect(draftOf({ ...reading({}), receipts: [] }, 'EUR', 'scan.jpg')).toBeUndefined()
  })

  test('the organization currency is used if none was read', () => {
    expect(draftOf(reading({ currency: field<string>(null) }), 'SEK', 'scan.jpg')?.currency).toBe('SEK')
  })

  test('an amount with too many decimals for its currency counts as not read', () => {
    const draft = draftOf(reading({ currency: field('JPY'), total: field('4.75') }), 'EUR', 'scan.jpg')
    expect(draft).toMatchObject({ totalMinor: null, items: [] })
    expect(draftOf(reading({ currency: field('JPY'), total: field('475.00') }), 'EUR', 'x')?.totalMinor).toBe(475n)
  })

  test('each receipt in the file is staged on its own pages, and an empty one is left out', () => {
    const { receipts, ...rest } = reading({})
    const [one] = receipts
    if (!one) throw new Error('The reading has a receipt.')
    const empty = { ...one, pages: [1], total: field<string>(null), items: [] }
    const second = {
      ...one,
      pages: [2],
      items: [{ ...item('Milk', '4.70'), place: { ...item('', '').place, page: 2 } }],
    }
    const file = { ...rest, pages: [page, page, page], receipts: [{ ...one, pages: [0] }, empty, second] }
    const drafts = draftsOf(file, 'EUR', 'scan.pdf')
    expect(drafts).toMatchObject([{ pages: [0] }, { pages: [2], items: [{ description: 'Milk', place: { page: 1 } }] }])
    expect(draftsOf({ ...file, receipts: [empty, empty] }, 'EUR', 'scan.pdf')).toMatchObject([{ items: [] }])
  })
})

test('characters that PostgreSQL cannot store are removed', () => {
  expect(storable({ text: 'a\0b', words: ['\ud800x'] })).toEqual({ text: 'ab', words: ['\ufffdx'] })
})

function field<T>(value: T | null): Field<T> {
  return { value, confidence: 0.9, sure: true, place: null, candidates: value === null ? [] : [value], doubt: null }
}

function item(name: string, amount: string, confidence = 0.9): ItemReading {
  const place = { page: 0, box: [0.1, 0.2, 0.3, 0.4] as [number, number, number, number] }
  return { name, amount, quantity: null, unitPrice: null, confidence, place }
}

const page: Page = { width: 1, height: 1, rotation: 0, source: 'text', words: [] }

function reading(receipt: Partial<ReceiptReading>): Reading {
  const whole: ReceiptReading = {
    pages: [0],
    merchant: field('Corner Shop'),
    date: field('2026-03-14'),
    currency: field('EUR'),
    total: field('4.70'),
    totalProven: true,
    subtotal: field<string>(null),
    tax: field<string>(null),
    taxes: [],
    discount: field<string>(null),
    tip: field<string>(null),
    items: [],
    itemsProven: true,
    identifiers: [],
    ...receipt,
  }
  return { kind: 'receipt', pages: [], previews: [], text: '', notes: [], warnings: [], receipts: [whole] }
}
