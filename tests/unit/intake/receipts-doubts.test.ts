import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { draftOf, type ReceiptDraft } from '../../../server/intake/documents/receipt-draft.ts'
import { isCertainMatch } from '../../../server/intake/receipts/attach-certain-matches.ts'
import { flagUncertainFields } from '../../../server/intake/staging/uncertain-fields.ts'
import type { Field, Reading } from '../../../server/reader/reading.ts'

const today = '2026-11-21'

const manners = {
  plain: (minor: number) => (minor / 100).toFixed(2),
  english: (minor: number) => (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  german: (minor: number) => (minor / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
  swiss: (minor: number) => (minor / 100).toLocaleString('de-CH', { minimumFractionDigits: 2 }),
}
const days = {
  iso: (day: string) => day,
  pointed: (day: string) => day.split('-').reverse().join('.'),
  named: (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
}

interface Paper {
  items: number[]
  day: string
  amounts: keyof typeof manners
  dates: keyof typeof days
}

const anyDay = fc
  .tuple(fc.integer({ min: 2022, max: 2025 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .filter(([, month, day]) => month !== day)
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
const anyPaper: fc.Arbitrary<Paper> = fc.record({
  items: fc.array(fc.integer({ min: 105, max: 400_000 }), { minLength: 2, maxLength: 6 }),
  day: anyDay,
  amounts: fc.constantFrom('plain', 'english', 'german', 'swiss'),
  dates: fc.constantFrom('iso', 'pointed', 'named'),
})

interface Misread {
  items: string[]
  total: string
  day: string
}

const decimal = (minor: number) => (minor / 100).toFixed(2)
const totalOf = (items: readonly number[]) => items.reduce((sum, each) => sum + each, 0)
const readAs = (items: readonly number[], total = totalOf(items)) => ({
  items: items.map(decimal),
  total: decimal(total),
})

/**
 * Reading mistakes, each with full confidence. The papers are fixed, because a random wrong amount could also be
 * printed.
 */
const mistakes: Record<string, (paper: Paper) => Omit<Misread, 'day'> & { day?: string }> = {
  'another sign': ({ items }) => readAs(items.map((each) => -each)),
  'a decimal sign that is none': ({ items }) => readAs(items.map((each) => each * 100)),
  'a separator of thousands taken for a decimal sign': ({ items }) => readAs([Math.floor(totalOf(items) / 1_000) || 1]),
  'a digit too few': ({ items }) => readAs([Math.floor(totalOf(items) / 10)]),
  'another digit': ({ items }) => readAs(items.map((each, index) => (index === 0 ? each + 30_000_000 : each))),
  'a line that is missing': ({ items }) => readAs(items.slice(1), totalOf(items)),
  'a line twice': ({ items }) => readAs([...items, items[0] ?? 0], totalOf(items)),
  'the day for the month': ({ items, day }) => {
    const [year, month, dayOfMonth] = day.split('-')
    return { ...readAs(items), day: `${year}-${dayOfMonth}-${month}` }
  },
  'another year': ({ items, day }) => ({ ...readAs(items), day: `2031${day.slice(4)}` }),
}

describe('a value that the document does not support is doubted, whatever its confidence', () => {
  test.each(Object.entries(mistakes))('%s', (_, misread) => {
    for (const paper of fc.sample(anyPaper, { numRuns: 20, seed: 4_711 })) {
      const draft = staged(paper, { day: paper.day, ...misread(paper) })
      expect(doubtsOf(draft), JSON.stringify(paper)).not.toEqual([])
      expect(isCertainMatch(receiptOf(draft)) && draft.items.every(({ doubt }) => doubt === null)).toBe(false)
    }
  })
})

test('a value that the document supports is not doubted', () => {
  for (const paper of fc.sample(anyPaper, { numRuns: 100, seed: inject('seed') })) {
    const draft = staged(paper, { day: paper.day, ...readAs(paper.items) })
    expect(doubtsOf(draft), JSON.stringify(paper)).toEqual([])
    expect(isCertainMatch(receiptOf(draft))).toBe(true)
  }
})

test('the doubts state what to check', () => {
  const paper: Paper = { items: [120, 350], day: '2025-04-03', amounts: 'plain', dates: 'iso' }
  const doubts = (misread: Partial<Misread>) =>
    doubtsOf(staged(paper, { day: paper.day, ...readAs(paper.items), ...misread }))
  expect(doubts({ items: ['1.20'] })).toEqual([
    'The items add up to $1.20, but the total is $4.70. Compare both with the picture.',
  ])
  expect(doubts({ items: ['1.20', '3.60'], total: '4.80' })).toEqual([
    "This amount doesn't appear in the document. Compare it with the picture.",
  ])
  expect(doubts({ items: ['-1.20', '-3.50'], total: '-4.70' })).toEqual([
    'This was read as a refund, but nothing else in the document confirms that. Compare it with the picture.',
  ])
  expect(doubts({ day: '2025-03-04' })).toEqual([
    "This date doesn't appear in the document. Compare it with the picture.",
  ])
})

test('added tax, a discount, a tip and cash rounding are not doubted', () => {
  const paper: Paper = { items: [1_000, 2_000], day: '2025-04-03', amounts: 'plain', dates: 'iso' }
  const read = (details: { total: string; tax?: string; discount?: string; tip?: string; currency?: string }) => {
    const reading = readingOf(paper, { day: paper.day, ...readAs(paper.items), total: details.total })
    const [receipt] = reading.receipts
    if (!receipt) throw new Error('A receipt was expected.')
    const { tax = null, discount = null, tip = null, currency = 'USD' } = details
    Object.assign(receipt, {
      tax: field(tax),
      discount: field(discount),
      tip: field(tip),
      currency: field(currency),
      itemsProven: false,
    })
    return doubtsOf(drafted({ ...reading, text: `${reading.text}\nPaid ${details.total}` }))
  }
  expect(read({ total: '33.00', tax: '3.00' })).toEqual([])
  expect(read({ total: '28.00', discount: '2.00' })).toEqual([])
  expect(read({ total: '36.00', tax: '3.00', tip: '3.00' })).toEqual([])
  expect(read({ total: '30.05', currency: 'CHF' })).toEqual([])
  expect(read({ total: '30.05' })).toHaveLength(1)
})

function staged(paper: Paper, misread: Misread): ReceiptDraft {
  return drafted(readingOf(paper, misread))
}

function drafted(reading: Reading): ReceiptDraft {
  const draft = draftOf(reading, 'USD', 'scan.jpg')
  if (!draft) throw new Error('A draft was expected.')
  return flagUncertainFields(draft, reading, today)
}

function doubtsOf({ fields, items }: ReceiptDraft): string[] {
  return [fields.total.doubt, fields.date.doubt, ...items.map(({ doubt }) => doubt)].filter((doubt) => doubt !== null)
}

function receiptOf({ fields }: ReceiptDraft) {
  const rest = { id: '', documentId: '', duplicateOfId: null, version: 1, createdAt: new Date(), place: '' }
  return { ...fields, ...rest }
}

function readingOf({ items, day, amounts, dates }: Paper, misread: Misread): Reading {
  const print = manners[amounts]
  const rows = items.map((each, index) => `Thing ${'ABCDEF'.charAt(index)}   ${print(each)}`)
  const text = ['CORNER SHOP', days[dates](day), ...rows, `TOTAL   ${print(totalOf(items))}`].join('\n')
  const place = { page: 0, box: [0, 0, 1, 1] as [number, number, number, number] }
  const lines = misread.items.map((amount) => ({ name: 'Thing', amount, quantity: null, unitPrice: null, place }))
  const sum = misread.items.reduce((all, each) => all + Math.round(Number(each) * 100), 0)
  return {
    kind: 'receipt',
    pages: [{ width: 1, height: 1, rotation: 0, source: 'picture', words: [] }],
    previews: [],
    text,
    notes: [],
    warnings: [],
    receipts: [
      {
        pages: [0],
        merchant: field('Corner Shop'),
        date: field(misread.day),
        currency: field('USD'),
        total: field(misread.total),
        totalProven: true,
        subtotal: field(null),
        tax: field(null),
        taxes: [],
        discount: field(null),
        tip: field(null),
        items: lines.map((line) => ({ ...line, confidence: 0.99 })),
        itemsProven: decimal(sum) === misread.total,
        identifiers: [],
      },
    ],
  }
}

function field(value: string | null): Field<string> {
  return { value, confidence: 0.99, sure: true, place: null, candidates: value === null ? [] : [value], doubt: null }
}
