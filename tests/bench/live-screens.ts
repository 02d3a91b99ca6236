import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startWorker, type Worker } from '../support/servers/processes.ts'
import type { LargeLedger } from './large-ledger.ts'
import { creation, followers, listeners } from './live-crowd.ts'
import { median, percentile } from './load.ts'
import type { Row } from './run.ts'

const rounds = 3
/** The minimum interval of writes in milliseconds, 20 a second. */
const pace = 50
/** The allowed memory of an idle socket on the server, and the memory left after it closed, in kB. */
const [maxMemory, maxRemaining] = [20, 1]

interface Side {
  server: Worker
  clients: Worker
  port: number
  /** kB for each socket: objects and buffers, and resident memory. */
  used: number
  resident: number
  /** Milliseconds from commit to socket, by round. */
  times: number[][]
}

/**
 * Measures the time from the commit of a write to the message on each socket, for the product and for pg and ws alone
 * with the same bytes. Both servers run all the time and take turns. Memory is measured while all sockets are idle.
 */
export async function commitToScreen(
  appUrl: string,
  ledger: LargeLedger,
  members: string[],
  { sockets, writes }: { sockets: number; writes: number },
): Promise<Row[]> {
  const workers: Worker[] = []
  const start = async (file: string) => {
    const worker = await startWorker(path.join(import.meta.dirname, file), { DATABASE_URL: appUrl })
    workers.push(worker)
    return worker
  }
  const open = async (file: string, crowdOf: (port: number) => object): Promise<Side> => {
    const [server, clients] = [await start(file), await start('live-clients.ts')]
    const port = await server.ask('port')
    for (let write = 0; write < 5; write++) await writeOne(port, ledger)
    const before = await server.ask('memory')
    await clients.ask('open', crowdOf(port))
    const after = await server.ask('memory')
    await server.ask('committed')
    const each = (what: 'used' | 'resident') => (after[what] - before[what]) / sockets / 1_000
    return { server, clients, port, used: each('used'), resident: each('resident'), times: [] }
  }
  try {
    const ours = await open('servers/live-ours.ts', (port) => followers(port, ledger, members, sockets))
    const bare = await open('servers/live-bare.ts', (port) => listeners(port, sockets))
    /** Measures after two groups of clients have left, because the first also causes permanent allocations. */
    const memoryLeft = async () => {
      await ours.clients.stop()
      const { used } = await ours.server.ask('memory')
      const secondRun = await start('live-clients.ts')
      await secondRun.ask('open', followers(ours.port, ledger, members, sockets))
      await secondRun.stop()
      const left = Math.max(0, (await ours.server.ask('memory')).used - used)
      return memoryRow('of one that has gone', left / sockets / 1_000, maxRemaining)
    }
    for (let round = 0; round < rounds; round++) {
      for (const side of [ours, bare]) side.times.push([])
      for (let write = 0; write < writes; write++) {
        await measureOne(ours, ledger)
        await bare.server.ask('say', await ours.clients.ask('text'))
        await measureOne(bare, ledger)
      }
    }
    return [
      ...latencies(sockets, ours, bare),
      ...(sockets < 1_000 ? [] : [...memory(sockets, ours, bare), await memoryLeft()]),
    ]
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

async function measureOne({ port, server, clients, times }: Side, ledger: LargeLedger): Promise<void> {
  const due = pause(pace)
  await writeOne(port, ledger)
  const [committed]: number[] = await server.ask('committed')
  for (const at of await clients.ask('next')) times.at(-1)?.push(at - (committed ?? 0))
  await due
}

async function writeOne(port: number, ledger: LargeLedger): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', ...creation(ledger) })
  const { errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
}

function latencies(sockets: number, ours: Side, bare: Side): Row[] {
  return [0.5, 0.99].map((share) => {
    const of = ({ times }: Side) => median(times.map((round) => percentile(round, share)))
    const name = `commit to ${sockets} sockets, p${share * 100}, beside pg and ws alone`
    return { name, ours: of(ours), peers: of(bare), goal: share < 0.99 ? undefined : 2, isMaximum: true, unit: 'ms' }
  })
}

function memory(sockets: number, ours: Side, bare: Side): Row[] {
  const kilobytes = ({ used, resident }: Side) => `${used.toFixed(1)} (of the system's: ${resident.toFixed(1)})`
  console.log(`kB of memory for each of ${sockets} sockets: ${kilobytes(ours)}; ws alone: ${kilobytes(bare)}`)
  return [memoryRow('of a subscriber that waits', ours.used, maxMemory)]
}

const memoryRow = (whose: string, retained: number, max: number): Row => ({
  name: `memory (heap and external) ${whose}, beside ${max} kB`,
  ours: retained,
  peers: max,
  goal: 1,
  isMaximum: true,
  unit: 'kB',
})
