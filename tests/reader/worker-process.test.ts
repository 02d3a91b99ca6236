import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorkerProcess } from '../../server/adapters/worker-process.ts'
import { ReadingError } from '../../server/base/reading-error.ts'
import { verbatim } from '../../server/base/text.ts'

const entry = new URL('./worker-attempts.ts', import.meta.url)
const server = createServer((socket) => socket.end())
let folder = ''
let connections = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-worker-'))
  await writeFile(path.join(folder, 'secret'), 'secret')
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

// The test worker is outside the program, so its folder must be readable.
const start = () => startWorkerProcess({ entry, heapMegabytes: 64, folders: [import.meta.dirname] })
const limits = { processorTime: 20_000, megabytes: 400 }

test('a worker process reads only the program, writes nothing, starts nothing and reaches no network', async () => {
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const worker = start()
  const outcomes = new Map<string, string>()
  const input = { file: path.join(folder, 'secret'), port }
  for await (const [name, outcome] of worker.run<[string, string], void, undefined>('attempts', input, limits)) {
    outcomes.set(name, outcome)
  }
  await worker.end(new ReadingError('CLOSED', verbatim('Over.')))
  expect(outcomes.size).toBe(10)
  for (const [name, outcome] of outcomes)
    expect(`${name}: ${outcome}`).toMatch(/restricted|ERR_ACCESS_DENIED|no network/)
  expect(connections).toBe(0)
})

test.each([
  ['useProcessor', 'TOO_SLOW', { processorTime: 1_500, megabytes: 400 }],
  ['fillHeap', 'TOO_MUCH_MEMORY', limits],
  ['fillMemory', 'TOO_MUCH_MEMORY', limits],
  ['endProcess', 'CRASHED', limits],
])('a worker process that runs %s ends with %s, and no other worker process is affected', async (task, code, its) => {
  const worker = start()
  const failure = await worker
    .run(task, null, its)
    .next()
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code, isPassing: false })
  expect(worker.isAlive).toBe(false)
})
