import { createFairQueue } from '../../../server/platform/database/fair-queue.ts'
import { expect, test } from '../../support/test.ts'

const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a free slot goes to the lane with the fewest slots, then to the one served longest ago', async () => {
  const queue = createFairQueue({ total: 4, perLane: 3 })
  const served: string[] = []
  const holding: (() => void)[] = []
  const ask = (lane: string) =>
    void queue.acquireSlot(lane).then((leave) => {
      served.push(lane)
      holding.push(leave)
    })
  for (let count = 0; count < 6; count += 1) ask('flood')
  await flush()
  expect(served).toEqual(['flood', 'flood', 'flood'])
  for (const lane of ['small', 'other', 'small', 'other']) ask(lane)
  await flush()
  expect(served.slice(3)).toEqual(['small'])
  while (holding.length > 0) {
    holding.shift()?.()
    await flush()
  }
  expect(served.slice(4)).toEqual(['other', 'flood', 'small', 'other', 'flood', 'flood'])
})

test('a wait ends at its timeout or abort signal, and a queue that is full refuses immediately', async () => {
  const queue = createFairQueue({ total: 1, perLane: 1, waitingPerLane: 2 })
  const leave = await queue.acquireSlot('a')
  const rejection = () => new Error('refused')
  const gone = new AbortController()
  const short = queue.acquireSlot('a', { milliseconds: 1, refuse: rejection })
  const aborted = queue.acquireSlot('a', { milliseconds: 60_000, refuse: rejection, signal: gone.signal })
  await expect(queue.acquireSlot('a', { milliseconds: 60_000, refuse: rejection })).rejects.toThrow('refused')
  await expect(short).rejects.toThrow('refused')
  gone.abort(new Error('gone'))
  await expect(aborted).rejects.toThrow('gone')
  leave()
  leave()
  const next = await queue.acquireSlot('b')
  await expect(queue.acquireSlot('c', { milliseconds: 1, refuse: rejection })).rejects.toThrow('refused')
  next()
})
