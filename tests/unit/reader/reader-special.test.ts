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

test('no page takes long to process', () => {
  const lines = [
    '1'.repeat(50_000),
    '1.1,'.repeat(12_000),
    'A '.repeat(25_000),
    'S'.repeat(50_000),
    '('.repeat(50_000),
    '-./ '.repeat(12_000),
    '12/03/'.repeat(8_000),
    `${' '.repeat(25_000)}x${' '.repeat(25_000)}`,
    'JAN 1 '.repeat(8_000),
    `www.${'a-'.repeat(25_000)}`,
    `(${'1-'.repeat(25_000)}`,
    `TEL ${'1 '.repeat(25_000)}`,
    `${'1,111'.repeat(10_000)}.00 x`,
  ]
  for (const line of lines) {
    const start = process.cpuUsage()
    extractReceipts([pageOf(['CORNER CAFE', line, `Total  ${line}`, 'Total  4.00'])], { today: '2026-11-20' })
    const { user } = process.cpuUsage(start)
    expect(user / 1000, line.slice(0, 12)).toBeLessThan(3000)
  }
})
