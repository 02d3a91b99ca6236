import { expect, inject, test } from 'vitest'
import { compareRoundtrips } from '../../proofs/roundtrip/roundtrip.ts'

test('a random ledger that is exported and imported again is identical in rows and bytes', async () => {
  const seed = inject('seed')
  const { ledgers, rows, files, differences } = await compareRoundtrips(seed, 4)
  expect({ seed, differences }).toEqual({ seed, differences: [] })
  expect(ledgers).toBe(4)
  expect(rows).toBeGreaterThan(200)
  expect(files).toBeGreaterThan(8)
})
