import path from 'node:path'
import pg from 'pg'
import { startWorker, type Worker } from '../support/servers/processes.ts'
import type { LargeLedger } from './large-ledger.ts'
import { creation, followers } from './live-crowd.ts'
import { measure, median, type Peer } from './load.ts'
import type { Row } from './run.ts'

const [rounds, seconds, sockets] = [3, 5, 50]

/**
 * Measures the transactions that 16 connections record, in one organization and in ten: with 50 subscribed sockets,
 * with a server that notifies no subscriber, and on a table without change records.
 */
export async function writeThroughput(
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
  ledger: LargeLedger,
  members: string[],
): Promise<Row[]> {
  const workers: Worker[] = []
  const start = async (file: string, environment: Record<string, string> = {}) => {
    const worker = await startWorker(path.join(import.meta.dirname, file), { DATABASE_URL: appUrl, ...environment })
    workers.push(worker)
    return worker
  }
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const [subscription, silent] = [
      await start('servers/live-ours.ts'),
      await start('servers/live-ours.ts', { STREAM: 'off' }),
    ]
    const clients = await start('live-clients.ts')
    const [livePort, silentPort]: [number, number] = [await subscription.ask('port'), await silent.ask('port')]
    await clients.ask('open', followers(livePort, ledger, members, sockets))
    const rows: Row[] = []
    for (const [place, writers] of [
      ['one organization', [ledger]],
      ['ten organizations', await ownersOf(owner)],
    ] as const) {
      const [followed, alone] = [peer('Purser', livePort, writers), peer('no stream', silentPort, writers)]
      const rates: { followed: number[]; alone: number[] } = { followed: [], alone: [] }
      for (const each of [followed, alone]) await measure(each, 2)
      for (let round = 0; round < rounds; round++) {
        rates.followed.push(await measure(followed, seconds))
        await owner.query('alter table transactions disable trigger record_inserts')
        rates.alone.push(await measure(alone, seconds))
        await owner.query('alter table transactions enable trigger record_inserts')
      }
      rows.push({
        name: `transactions recorded in ${place}, beside without the stream`,
        ours: median(rates.followed),
        peers: median(rates.alone),
        goal: 0.7,
        unit: 'writes/s',
      })
    }
    return rows
  } finally {
    await owner.end()
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

async function ownersOf(owner: pg.Client): Promise<LargeLedger[]> {
  const { rows } = await owner.query<LargeLedger>(
    `select m.organization_id as "organizationId", u.id as "userId", u.auth_uid as uid
     from memberships m join users u on u.id = m.user_id where m.role = 'OWNER'`,
  )
  return rows
}

function peer(name: string, port: number, writers: readonly LargeLedger[]): Peer {
  const [first, ...others] = writers.map(creation)
  if (!first) throw new Error('Nobody writes.')
  return {
    name,
    command: [],
    environment: {},
    port,
    path: '/graphql',
    ...first,
    ...(others.length > 0 && { others: [first, ...others].map(({ headers }) => headers) }),
    isRight: (answer) => JSON.parse(answer).data?.createTransaction?.id !== undefined,
  }
}
