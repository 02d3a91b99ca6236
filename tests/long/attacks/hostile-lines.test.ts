import { expect, test } from 'vitest'
import { extractReceipts } from '../../../server/reader/extract/receipt.ts'
import { pageOf } from '../../unit/reader/slips/recognised.ts'

/** Each line has about `length` characters. */
const hostileLines: ((length: number) => string)[] = [
  (length) => '1'.repeat(length),
  (length) => '1.1,'.repeat(length / 4),
  (length) => 'A '.repeat(length / 2),
  (length) => 'S'.repeat(length),
  (length) => '('.repeat(length),
  (length) => '-./ '.repeat(length / 4),
  (length) => '12/03/'.repeat(length / 6),
  (length) => `${' '.repeat(length / 2)}x${' '.repeat(length / 2)}`,
  (length) => 'JAN 1 '.repeat(length / 6),
  (length) => `www.${'a-'.repeat(length / 2)}`,
  (length) => `(${'1-'.repeat(length / 2)}`,
  (length) => `TEL ${'1 '.repeat(length / 2)}`,
  (length) => `${'1,111'.repeat(length / 5)}.00 x`,
]

test.each(hostileLines.map((lineOf) => ({ lineOf, title: lineOf(24) })))(
  'a long line of "$title" takes no more time than its length explains',
  ({ lineOf }) => {
    timeOf(lineOf(6_000))
    // Reading twice as much takes about twice as long. Times below 100 ms are too short to compare.
    const single = Math.max(timeOf(lineOf(24_000)), 100)
    expect(timeOf(lineOf(48_000)) / single).toBeLessThan(4)
  },
)

/** Returns the processor time of reading a page with the line, in milliseconds. */
function timeOf(line: string): number {
  const start = process.cpuUsage()
  extractReceipts([pageOf(['CORNER CAFE', line, `Total  ${line}`, 'Total  4.00'])], { today: '2026-11-20' })
  return process.cpuUsage(start).user / 1000
}
