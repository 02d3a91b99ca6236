import { expect, inject, test } from 'vitest'
import { withDatabase } from '../bench/database.ts'
import { runSequences } from '../proofs/undo.ts'
import { openUndoWorld } from '../proofs/undo-world.ts'

test('undoing all actions of two members restores the initial ledger', async () => {
  const seed = inject('seed')
  await withDatabase(async ({ ownerUrl, appUrl }) => {
    const world = await openUndoWorld(ownerUrl, appUrl)
    const lastFirst = await runSequences(world, seed, 'last first', 12)
    const anyOrder = await runSequences(world, seed, 'any order', 6)
    await world.close()
    expect({ seed, lastFirst: lastFirst.differences, anyOrder: anyOrder.differences }).toEqual({
      seed,
      lastFirst: 0,
      anyOrder: 0,
    })
    expect(lastFirst.undone).toBeGreaterThan(60)
  })
})
