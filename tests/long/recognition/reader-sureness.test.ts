import { describe, expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { compose } from '../../unit/reader/slips/compose.ts'
import { manners } from '../../unit/reader/slips/countries.ts'
import { damaged } from '../../unit/reader/slips/damaged.ts'
import { randomFrom } from '../../unit/reader/slips/random.ts'
import { pageOf, recognised } from '../../unit/reader/slips/recognised.ts'

const firstSeed = 300
const samplesPerManner = 40

function wronglySure(lines: string[], total: string): string[] {
  const [receipt] = extractReceipts([pageOf(lines)], { today: '2026-11-20' })
  return receipt?.total.sure && receipt.total.value !== total ? [receipt.total.value ?? ''] : []
}

describe('a total is never certain and wrong', () => {
  test.each(Object.entries(manners))('%s receipts with misread or missing digits', (country, manner) => {
    for (let seed = firstSeed; seed < firstSeed + samplesPerManner; seed++) {
      const receiptSample = compose(manner, seed * 104729 + 3)
      const lines = damaged(recognised(receiptSample.lines, randomFrom(seed)), randomFrom(seed * 31 + 7))
      const what = `${country}, seed ${seed}, total ${receiptSample.total}:\n${lines.join('\n')}`
      expect(wronglySure(lines, receiptSample.total), what).toEqual([])
    }
  })

  test.each([
    [
      'the total was lost and tax comes on top',
      'Soup  4.00\nSubtotal  4.00\nTax  0.33\nCash $  5.00\nChange $  0.67',
      '4.33',
    ],
    ['the total cannot be read', 'Soup  4.00\nBread  2.00\nSubtotal  6.00\nTotal\nThank you', '6.50'],
    ['the rounding cannot be read', 'Soup  4.02\nBread  2.00\nSubtotal  6.02\nRounding\nCash', '6.00'],
    [
      'only the sum before rounding adds up',
      'Soup  4.02\nBread  2.00\nTotal Sales  6.02\nRound Adj 002\nJUMLAH  6.00\nGST Summary  Amount  Tax\nSR 6%  5.68  0.34',
      '6.00',
    ],
    ['cash and change say another sum', 'Soup  4.00\nBread  2.00\nTotal  6.00\nCash  10.00\nChange  3.00', '7.00'],
    ['a thing costs more than all', 'Soup  41.00\nBread  2.00\nTotal  3.00\nVISA  3.00', '43.00'],
    ['the same digit is misread twice', 'Soup  14.00\nBread  2.00\nTotal  18.00\nVISA  18.00', '16.00'],
    [
      'the tax is that of another digit',
      'Soup  1125.85\nTotal USD  1125.35\nVISA  1125.35\nincl. tax 25%  225.17',
      '1125.85',
    ],
    ['the decimal sign is lost twice', 'Soup  14.00\nBread  2.00\nTotal RM 1600\nVISA RM 1600', '16.00'],
  ])('receipts where %s', (_, text, total) => {
    expect(wronglySure(['CORNER CAFE', 'Lima, OH 45801', ...text.split('\n')], total)).toEqual([])
  })
})

describe('the certainty of digits', () => {
  const read = (text: string, uncertain: RegExp) => {
    const page = pageOf(['CORNER CAFE', '03/25/2024 10:15 AM', ...text.split('\n')])
    for (const { segment } of page.rows.flatMap(({ pieces }) => pieces)) {
      segment.certainties = Array.from(segment.text, () => (uncertain.test(segment.text) ? 0.5 : 0.99))
    }
    return extractReceipts([page], { today: '2026-11-20' })[0]?.total
  }

  test('an uncertain total is corrected if everything else confirms another digit', () => {
    const text = 'Soup  14.00\nBread  4.00\nTotal  19.00\nCash  20.00\nChange  2.00'
    expect(read(text, /19\.00/)?.value).toBe('18.00')
    expect(read(text, /never/)).toMatchObject({ value: '19.00', sure: false })
  })

  test('an uncertain amount does not contradict a total that is certain', () => {
    const text = 'Soup  14.00\nBread  4.00\nTotal  18.00\nCash  20.00\nChange  2.00\nTotal due  118.00'
    expect(read(text, /118\.00/)).toMatchObject({ value: '18.00', sure: true })
  })

  test('a clearly printed total without any arithmetic is certain, but not proven', () => {
    const parking = 'Parking\nLevel 2\nTotal  17.80\nThank you'
    expect(read(parking, /never/)).toMatchObject({ value: '17.80', sure: true })
    expect(read(parking, /17\.80/)).toMatchObject({ value: '17.80', sure: false })
  })

  test('a total is not certain if a line above it costs more', () => {
    const text = 'Soup  14.88  1488B\nBread  11.50  1150A\nTotal  9.20\nVISA  9.20'
    expect(read(text, /never/)).toMatchObject({ value: '9.20', sure: false })
  })
})

test('a total is not certain if a price above it is higher', () => {
  const [receipt] = extractReceipts([pageOf(['Pub', '5 Pudding  4.34 2.70', 'Total to pay  2.70', 'CASH  200'])], {})
  expect(receipt?.total).toMatchObject({ value: '2.70', sure: false })
})

describe('text with low confidence', () => {
  const lines = [
    'CORNER CAFE',
    '12 Main St',
    '03/25/2024 10:15 AM',
    'Soup  4.00',
    'Bread  2.00',
    'Total  6.00',
    'VISA  6.00',
  ]
  const read = (confidence: (text: string) => number) =>
    extractReceipts([pageOf(lines, 0, confidence)], { today: '2026-11-20' })[0]

  test('a printed value is certain', () => {
    const receipt = read(() => 0.95)
    expect([receipt?.total.sure, receipt?.date.sure]).toEqual([true, true])
  })

  test('a handwritten value is never certain and is marked as handwritten', () => {
    const receipt = read((text) => (/6\.00|2024/.test(text) ? 0.7 : 0.97))
    for (const field of [receipt?.total, receipt?.date]) {
      expect(field).toMatchObject({ sure: false, doubt: expect.stringMatching(/looks handwritten/) })
      expect(field?.value).not.toBeNull()
    }
  })

  test('a printed copy of a value makes it certain', () => {
    let times = 0
    const receipt = read((text) => (text === '6.00' && times++ === 0 ? 0.7 : 0.97))
    expect(receipt?.total).toMatchObject({ value: '6.00', sure: true })
  })
})
