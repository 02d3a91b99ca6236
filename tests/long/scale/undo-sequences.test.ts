import { expect, inject, test } from 'vitest'
import { withDatabase } from '../../bench/database.ts'
import { runSequences } from '../../proofs/undo/undo.ts'
import { createUndoFixture } from '../../proofs/undo/undo-fixture.ts'

test('undoing all actions of two members restores the initial ledger', async () => {
  const seed = inject('seed')
  await withDatabase(async ({ ownerUrl, appUrl }) => {
    const fixture = await createUndoFixture(ownerUrl, appUrl)
    const lastFirst = await runSequences(fixture, seed, 'last first', 12)
    const anyOrder = await runSequences(fixture, seed, 'any order', 6)
    await fixture.close()
    expect({ seed, lastFirst: lastFirst.differences, anyOrder: anyOrder.differences }).toEqual({
      seed,
      lastFirst: 0,
      anyOrder: 0,
    })
    expect(lastFirst.undone).toBeGreaterThan(60)
  })
})
