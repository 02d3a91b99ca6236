import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { fillLedger } from '../../bench/large-ledger.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { signUp, type TestUser } from '../../support/people.ts'
import { startWorker } from '../../support/servers/processes.ts'
import { percentile } from '../resume/resume.ts'
import type { Figure, ProofSettings } from '../run.ts'
import type { Ends } from './siege-attackers.ts'
import { sendMutated } from './siege-documents.ts'
import { createSlowFixture, type SlowFixture } from './slow-fixture.ts'

const [connections, attackerCount, userCount] = [40, 8, 10]
/** The transactions in each attacker's ledger, and the milliseconds between two actions of a user. */
const [ledgerSize, pace] = [20_000, 500]
const [mutatedDocuments, slowestMutated] = [500, 2_000]

/** Runs all expensive reads over 40 connections while users of other organizations do ordinary work. */
export async function siege({ seed, minutes }: ProofSettings): Promise<Figure[]> {
  const fixture = await createSlowFixture()
  try {
    return await besiege(fixture, seed, minutes)
  } finally {
    await fixture.close()
  }
}

async function besiege({ server, owner }: SlowFixture, seed: number, minutes: number): Promise<Figure[]> {
  const { baseUrl } = server
  const worker = await startWorker(path.join(import.meta.dirname, 'siege-attackers.ts'), {})
  try {
    const users = await Promise.all(Array.from({ length: userCount }, () => signUp(baseUrl)))
    const organizations: string[] = await worker.ask('enter', { baseUrl, count: attackerCount })
    const filler = new pg.Client(owner.options.connectionString)
    await filler.connect()
    for (const organizationId of organizations) await fillLedger(filler, organizationId, ledgerSize)
    await filler.end()

    const until = performance.now() + minutes * 60_000
    const attacking: Promise<Ends> = worker.ask('attack', { connections, minutes })
    const watching = watchMemory(server.process.pid ?? 0, until)
    const worked = (await Promise.all(users.map((person, at) => work(person, `10.2.0.${at}`, until)))).flat()
    const [ends, memory] = [await attacking, await watching]
    console.table(ends)
    const mutated = await sendMutated(baseUrl, users[0] as TestUser, seed, mutatedDocuments)

    const times = worked.map(({ time }) => time)
    const failed = worked.filter(({ error }) => error !== undefined)
    for (const { error } of failed.slice(0, 10)) process.stdout.write(`A request failed: ${error}\n`)
    process.stdout.write(`users: ${worked.length} requests, p50 ${Math.round(percentile(times, 0.5))} ms\n`)
    const accidents = Object.values(ends).reduce((sum, counts) => sum + (counts[500] ?? 0), 0)
    return [
      none('users’ requests that failed', failed.length),
      below('users’ requests, p99, ms', percentile(times, 0.99), 500),
      below('memory of the server’s process at most, MB', memory / 2 ** 20, 700),
      none('attacks answered with 500', accidents),
      {
        name: 'siege: mutated documents',
        figure: mutated.sent,
        goal: `${mutatedDocuments}`,
        met: mutated.sent === mutatedDocuments,
      },
      none('mutated documents answered with 5xx', mutated.failed),
      below('slowest answer to a mutated document, ms', mutated.slowest, slowestMutated),
      none('the server died', server.process.exitCode === null ? 0 : 1),
    ]
  } finally {
    await worker.stop()
  }
}

interface Worked {
  time: number
  error: unknown
}

async function work(person: TestUser, address: string, until: number): Promise<Worked[]> {
  const headers = { 'x-forwarded-for': address }
  const done: Worked[] = []
  const timed = async (request: () => Promise<unknown>) => {
    const begun = performance.now()
    const error = await request().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    done.push({ time: performance.now() - begun, error })
  }
  const requests = [
    () => person.graphql(CreateTransactionDocument, { input: expense({ description: 'Calm' }) }, { headers }),
    () => person.graphql(TransactionsDocument, { first: 20 }, { headers }),
    async () => {
      const { status, body } = await person.rest('GET', '/reports/by-month?from=2026-01&to=2026-12', undefined, headers)
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    },
  ]
  while (performance.now() < until) {
    const due = pause(pace)
    for (const request of requests) await timed(request)
    await due
  }
  return done
}

async function watchMemory(pid: number, until: number): Promise<number> {
  let peak = 0
  while (performance.now() < until) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024)
    await pause(200)
  }
  return peak
}

const none = (name: string, figure: number): Figure => ({
  name: `siege: ${name}`,
  figure,
  goal: '0',
  met: figure === 0,
})
const below = (name: string, figure: number, limit: number): Figure => ({
  name: `siege: ${name}`,
  figure: Math.round(figure),
  goal: `below ${limit}`,
  met: figure < limit,
})
