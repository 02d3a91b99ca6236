import { withDatabase } from '../../bench/database.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { createUndoFixture, type UndoFixture } from './undo-fixture.ts'
import { type Order, runSequence } from './undo-sequence.ts'

const sequences: Record<Order, number> = { 'last first': 1_000, 'any order': 500 }

const atOnce = 4

/**
 * Two members perform random actions, then all are undone. In reverse order, each undo and redo must restore the ledger
 * row by row. In any order and partly, the result must match a reference model.
 */
export async function undo({ seed }: ProofSettings): Promise<Figure[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const fixture = await createUndoFixture(ownerUrl, appUrl)
    try {
      const begun = performance.now()
      const writeLine = (line: string) =>
        process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${line}\n`)
      const all = await runSequences(fixture, seed, 'last first', sequences['last first'], writeLine)
      const any = await runSequences(fixture, seed + all.count, 'any order', sequences['any order'], writeLine)
      console.table(
        Object.fromEntries(
          Object.entries(all.actions).map(([name, count]) => [
            name,
            { 'last first': count, 'any order': any.actions[name] ?? 0 },
          ]),
        ),
      )
      return [
        { name: 'undo: sequences, last first', figure: all.count, goal: '1,000', met: all.count >= 1_000 },
        { name: 'undo: undos and redos of them', figure: all.undone, goal: 'more than 8,000', met: all.undone > 8_000 },
        { name: 'undo: rows that were not as before', figure: all.differences, goal: '0', met: all.differences === 0 },
        { name: 'undo: sequences, in any order', figure: any.count, goal: '500', met: any.count >= 500 },
        { name: 'undo: undos that left a part', figure: any.partly, goal: 'more than 200', met: any.partly > 200 },
        { name: 'undo: rows not as the model says', figure: any.differences, goal: '0', met: any.differences === 0 },
      ]
    } finally {
      await fixture.close()
    }
  })
}

export interface Counted {
  count: number
  undone: number
  partly: number
  differences: number
  actions: Record<string, number>
}

export async function runSequences(
  fixture: UndoFixture,
  seed: number,
  order: Order,
  count: number,
  writeLine: (line: string) => void = () => {},
): Promise<Counted> {
  const counted: Counted = { count: 0, undone: 0, partly: 0, differences: 0, actions: {} }
  let next = seed
  const work = async () => {
    while (next < seed + count) {
      const own = next++
      const {
        done,
        undone,
        partly,
        differences,
        lines: report,
      } = await runSequence(fixture, own, order).catch((cause) => {
        throw new Error(`Seed ${own}, ${order}, ended early.`, { cause })
      })
      counted.count += 1
      counted.undone += undone
      counted.partly += partly
      counted.differences += differences
      for (const { name } of done) counted.actions[name] = (counted.actions[name] ?? 0) + 1
      if (counted.count % 100 === 0) writeLine(`${counted.count} sequences, ${order}`)
      if (differences > 0) process.stdout.write(`Seed ${own}, ${order}:\n  ${report.join('\n  ')}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return counted
}
