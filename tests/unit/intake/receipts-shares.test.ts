import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareByGroup, shareOf } from '../../../server/intake/receipts/distribute-amounts.ts'

const lines = (...amounts: bigint[]) => amounts.map((amount) => ({ amount, recorded: null as bigint | null }))

describe('the amount of each line within the total', () => {
  test('tax is distributed in proportion', () => {
    expect([0, 1].map((index) => shareOf(1_190n, lines(800n, 200n), index))).toEqual([952n, 238n])
  })

  test('a discount is distributed in proportion', () => {
    expect([0, 1].map((index) => shareOf(900n, lines(800n, 200n), index))).toEqual([720n, 180n])
  })

  test('lines approved one after the other sum to the total in any order', () => {
    const amount = fc.bigInt(1n, 100_000n)
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 60, max: 135 }),
        fc.infiniteStream(fc.nat()),
        (amounts, percent, order) => {
          const total = (amounts.reduce((sum, each) => sum + each, 0n) * BigInt(percent)) / 100n
          fc.pre(total > 0n && 2n * total >= amounts.reduce((sum, each) => sum + each, 0n))
          const open = lines(...amounts)
          for (let count = open.length; count > 0; count -= 1) {
            const indexes = open.flatMap(({ recorded }, index) => (recorded === null ? [index] : []))
            const index = indexes[(order.next().value ?? 0) % indexes.length] ?? 0
            const line = open[index]
            if (line) line.recorded = shareOf(total, open, index)
          }
          expect(open.reduce((sum, { recorded }) => sum + (recorded ?? 0n), 0n)).toBe(total)
        },
      ),
    )
  })

  test('a discarded line takes its proportion along', () => {
    expect(shareOf(1_100n, lines(500n, 500n), 0)).toBe(550n)
  })

  test('a line keeps its amount if the lines are incomplete or the total is unknown', () => {
    expect(shareOf(5_000n, lines(120n, 80n), 0)).toBe(120n)
    expect(shareOf(50n, lines(120n, 80n), 0)).toBe(120n)
    expect(shareOf(null, lines(120n, 80n), 1)).toBe(80n)
  })
})

test('a thousand receipts with tax, discount and rounding sum to their totals in any way of saving', () => {
  const line = fc.record({ key: fc.constantFrom('food', 'home', 'care', null), amount: fc.bigInt(0n, 500_000n) })
  const receipt = fc.record({
    items: fc.array(line, { minLength: 1, maxLength: 30 }),
    tax: fc.integer({ min: 0, max: 27 }),
    discount: fc.integer({ min: 0, max: 40 }),
    rounding: fc.integer({ min: -2, max: 2 }),
  })
  fc.assert(
    fc.property(receipt, fc.infiniteStream(fc.nat()), ({ items, tax, discount, rounding }, order) => {
      const sum = items.reduce((all, { amount }) => all + amount, 0n)
      const total = (sum * BigInt((100 + tax) * (100 - discount))) / 10_000n + BigInt(rounding)
      fc.pre(total > 0n && sum > 20n)
      const groups = shareByGroup(total, items)
      expect([...groups.values()].reduce((all, part) => all + part, 0n)).toBe(total)
      expect([...groups.values()].every((part) => part >= 0n)).toBe(true)

      const open = items.map(({ amount }) => ({ amount, recorded: null as bigint | null }))
      for (let count = open.length; count > 0; count -= 1) {
        const indexes = open.flatMap(({ recorded }, index) => (recorded === null ? [index] : []))
        const index = indexes[(order.next().value ?? 0) % indexes.length] ?? 0
        const next = open[index]
        if (next) next.recorded = shareOf(total, open, index)
      }
      expect(open.reduce((all, { recorded }) => all + (recorded ?? 0n), 0n)).toBe(total)
    }),
    { numRuns: 1_000 },
  )
})

test('the splits by category sum to the total to the cent', () => {
  const items = [
    { key: 'food', amount: 333n },
    { key: 'home', amount: 333n },
    { key: 'food', amount: 333n },
  ]
  const shares = shareByGroup(1_000n, items)
  expect([...shares]).toEqual([
    ['food', 667n],
    ['home', 333n],
  ])
})
