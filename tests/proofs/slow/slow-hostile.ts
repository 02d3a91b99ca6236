import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { attacks, halfOpen, neverAsk } from '../../long/attacks/hostile-clients.ts'
import { TransactionsDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import { signUp, type TestUser } from '../../support/people.ts'
import { startWorker } from '../../support/servers/processes.ts'
import { percentile } from '../resume/resume.ts'
import type { Figure } from '../run.ts'
import type { Outcome } from './slow-attackers.ts'
import type { SlowFixture } from './slow-fixture.ts'
import { follow } from './slow-reader.ts'

const [attackerCount, userCount] = [10, 10]
/** The milliseconds between two actions of a user. */
const pace = 500
/** The milliseconds of undisturbed work before the attack. */
const baselineTime = 10_000

/** Runs all attacks repeatedly with ten attackers while ten users write, read and subscribe. */
export async function hostility(fixture: SlowFixture, minutes: number): Promise<Figure[]> {
  const { baseUrl } = fixture.server
  const enter = (count: number) => Promise.all(Array.from({ length: count }, () => signUp(baseUrl)))
  const [users, attackers] = [await enter(userCount), await enter(attackerCount)]
  const work = (until: number) =>
    Promise.all(users.map((person, index) => workOn(baseUrl, person, `10.2.0.${index}`, until)))
  const baseline = await work(performance.now() + baselineTime)
  const before = await fixture.memory()
  const siege = besiege(baseUrl, attackers, minutes)
  const silent = Promise.all(Array.from({ length: 20 }, () => neverAsk(baseUrl)))
  const [worked, counted] = [await work(performance.now() + minutes * 60_000), await siege]
  const unfinished = (await silent).filter((answer) => !answer.includes('408'))
  for (const answer of unfinished) process.stdout.write(`A half request. Expected 408, found ${answer}\n`)
  await pause(2_000)
  const grown = (await fixture.memory()).heap - before.heap

  const outcomes = summarize(counted)
  const otherwise = Object.values(outcomes).reduce((sum, each) => sum + each.otherwise, 0)
  const slowest = (all: Worked[], what: 'answers' | 'lags') =>
    percentile(
      all.flatMap((each) => each[what]),
      0.99,
    )
  process.stdout.write(
    `Before the attacks, p99: requests ${Math.round(slowest(baseline, 'answers'))} ms, screens ${Math.round(slowest(baseline, 'lags'))} ms\n`,
  )
  const maximum = (name: string, figure: number, limit: number, unit = 'ms') => ({
    name: `hostile: ${name}, ${unit}`,
    figure: Math.round(figure * 10) / 10,
    goal: `at most ${limit}`,
    met: figure <= limit,
  })
  const none = (name: string, figure: number) => ({ name: `hostile: ${name}`, figure, goal: '0', met: figure === 0 })
  const [made, kinds] = [Object.keys(outcomes).length, attacks.length + halfOpen.length]
  return [
    { name: 'hostile: kinds of attacks made', figure: made, goal: `${kinds}`, met: made === kinds },
    { name: 'hostile: attacks made', figure: counted.length, goal: 'more than 100', met: counted.length > 100 },
    none('attacks that ended otherwise', otherwise),
    none('half requests not answered with 408', unfinished.length),
    none(
      'people’s requests that failed',
      worked.reduce((sum, each) => sum + each.failed, 0),
    ),
    maximum('people’s requests, p99', slowest(worked, 'answers'), 500),
    maximum('answer to the others’ screens, p99', slowest(worked, 'lags'), 500),
    maximum('heap that is left of it', grown / 2 ** 20, 32, 'MB'),
    none('the server died', fixture.server.process.exitCode === null ? 0 : 1),
  ]
}

/** Runs the attackers in a separate process, so that their work does not delay the users' clients. */
async function besiege(baseUrl: string, attackers: TestUser[], minutes: number): Promise<Outcome[]> {
  const worker = await startWorker(path.join(import.meta.dirname, 'slow-attackers.ts'), {})
  const targets = attackers.map(({ token, organizationId }) => ({ token, organizationId }))
  try {
    return await worker.ask('attack', { baseUrl, users: targets, minutes })
  } finally {
    await worker.stop()
  }
}

interface Ends {
  times: number
  slowed: number
  otherwise: number
}

function summarize(counted: readonly Outcome[]): Record<string, Ends> {
  const outcomes: Record<string, Ends> = {}
  const lines: string[] = []
  for (const { name, ends, end, attacker, after, at } of counted) {
    const known = outcomes[name] ?? { times: 0, slowed: 0, otherwise: 0 }
    outcomes[name] = known
    known.times += 1
    if (end === ends) continue
    if (isSlowedDown(end)) known.slowed += 1
    else {
      known.otherwise += 1
      lines.push(
        `${at} s: attacker ${attacker} ${name}, after: ${after ?? 'nothing'}. Expected ${ends}, found ${end}\n`,
      )
    }
  }
  console.table(outcomes)
  process.stdout.write(lines.join(''))
  return outcomes
}

function isSlowedDown(end: string): boolean {
  return end === 'RATE_LIMITED' || end === '4429'
}

interface Worked {
  /** Milliseconds until the response of a write, and from there until a subscriber received it. */
  answers: number[]
  lags: number[]
  failed: number
}

async function workOn(baseUrl: string, person: TestUser, address: string, until: number): Promise<Worked> {
  const worked: Worked = { answers: [], lags: [], failed: 0 }
  const reader = await follow(baseUrl, person, address)
  let number = reader.from
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work().catch((error: unknown) => {
      worked.failed += 1
      process.stdout.write(`A request failed: ${error}\n`)
    })
    worked.answers.push(performance.now() - begun)
  }
  const headers = { 'x-forwarded-for': address }
  while (performance.now() < until) {
    const due = pause(pace)
    await timed(() =>
      person.graphql(CreateTransactionDocument, { input: expense({ description: 'Calm' }) }, { headers }),
    )
    number += 1
    const written = new Map([[number, performance.now()]])
    await reader.reaches(number, 20_000)
    worked.lags.push(...reader.lags(written))
    await timed(() => person.graphql(TransactionsDocument, { first: 20 }, { headers }))
    await due
  }
  reader.close()
  return worked
}
