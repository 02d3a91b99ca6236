import { describe, expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { pageOf } from './slips/recognised.ts'
import { americanSpecials } from './slips/special/american.ts'
import { britishAndMalaysianSpecials } from './slips/special/british-and-malaysian.ts'
import { europeanSpecials } from './slips/special/european.ts'
import { germanSpecials } from './slips/special/german.ts'
import type { SpecialReceipt } from './slips/special-slip.ts'

const linesOf = ({ text }: SpecialReceipt) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe('a document with misleading text', () => {
  test.each(
    Object.entries({ ...americanSpecials, ...britishAndMalaysianSpecials, ...europeanSpecials, ...germanSpecials }),
  )('%s', (_, receiptSample) => {
    const [receipt] = extractReceipts([pageOf(linesOf(receiptSample))], { today: '2026-11-20' })
    const { merchant, date, total, currency } = receiptSample
    expect({
      merchant: receipt?.merchant.value,
      date: receipt?.date.value,
      total: receipt?.total.value,
      currency: receipt?.currency.value,
    }).toEqual({ merchant, date, total, currency })
    expect(receipt?.total.sure).toBe(!receiptSample.isOpen)
    if (receiptSample.items)
      expect(receipt?.items.map(({ name, amount }) => [name, amount])).toEqual(receiptSample.items)
  })
})
