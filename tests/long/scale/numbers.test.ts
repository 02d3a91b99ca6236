import { expect, inject, test } from 'vitest'
import { compareLedgers } from '../../proofs/numbers/numbers.ts'

test('every figure of a random ledger matches a simple reference model', async () => {
  const seed = inject('seed')
  const { count, figures, differences } = await compareLedgers(seed, 100)
  expect({ seed, differences }).toEqual({ seed, differences: [] })
  expect(count).toBe(100)
  expect(figures).toBeGreaterThan(7_000)
})
