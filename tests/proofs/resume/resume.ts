import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { type Network, startNetwork } from '../../support/servers/network.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { cursors } from './resume-cursors.ts'
import { createResumeFixture, makeTeam, type ResumeFixture, type Team } from './resume-fixture.ts'
import { outages } from './resume-outages.ts'
import { type Cycle, digestOf, planOf } from './resume-plan.ts'
import { conversation, ledger, type Row, review, rowsOf } from './resume-streams.ts'
import { type Style, type Subscriber, subscribe } from './resume-subscribers.ts'
import { compare, holesIn } from './resume-truth.ts'
import { startWriters } from './resume-writers.ts'

const writerCount = 16
/** Changes that have not arrived this many milliseconds after the connection recovered are stuck. */
const maxDuration = 20_000

/**
 * Subscribes to the streams of two organizations through networks that cut, half-close, stall, delay and refuse
 * connections, while 16 users write and the notification channel fails. Compares the received changes with the table.
 */
export async function resume({ seed }: ProofSettings): Promise<Figure[]> {
  const fixture = await createResumeFixture()
  try {
    return [...(await cycles(fixture, seed, 500)), ...(await outages(fixture)), ...(await cursors(fixture))]
  } finally {
    await fixture.close()
  }
}

interface SubscriberSlot {
  team: Team
  userId: string
  subscriber: Subscriber
  proxy: Network
}

export async function cycles(fixture: ResumeFixture, seed: number, count: number): Promise<Figure[]> {
  const begun = performance.now()
  const writeLine = (line: string) =>
    process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${line}\n`)
  const teams = await Promise.all(
    ['Left', 'Right'].map((name) => makeTeam(fixture.server.baseUrl, fixture.owner, name, writerCount / 2)),
  )
  const slots = (await Promise.all(teams.map((team) => openSlots(fixture, team)))).flat()
  for (const { subscriber } of slots) {
    if (!(await subscriber.reaches(0, maxDuration))) throw new Error(`${subscriber.name} never began.`)
  }
  const plan = planOf(seed, slots.length, count)
  writeLine(`${count} cycles over ${slots.length} subscribers, plan ${digestOf(plan)}`)
  const writers = startWriters(fixture, teams, seed)
  const dropping = dropChannels(fixture, seed)
  const catchUps: number[] = []
  let [done, stuck] = [0, 0]
  await Promise.all(
    slots.map(async (slot, at) => {
      for (const cycle of plan[at] ?? []) {
        const caughtUp = await goThrough(fixture, slot, cycle)
        if (caughtUp === undefined) {
          stuck += 1
          const { name, failures, position } = slot.subscriber
          writeLine(`${name} is stuck at ${position()} after ${JSON.stringify(cycle)}: ${failures.join(', ')}`)
        } else catchUps.push(caughtUp)
        done += 1
        if (done % 50 === 0) writeLine(`${done} cycles`)
      }
    }),
  )
  const written = await writers.stop()
  const drops = await dropping.stop()
  const rows = new Map<Team, Row[]>()
  for (const team of teams) rows.set(team, await rowsOf(fixture.owner, team.organizationId))
  for (const { team, subscriber, userId } of slots) {
    const last = lastFor(subscriber, rows.get(team) ?? [], userId)
    if (!(await subscriber.reaches(last, maxDuration))) stuck += 1
  }
  const figures = figuresOf(slots, rows, { done, count, written, drops, stuck, catchUps })
  for (const { subscriber, proxy } of slots) {
    await subscriber.leave()
    await proxy.close()
  }
  return figures
}

/**
 * Subscribes to each stream with each kind of client and separate users. Every second writer has assistant sessions.
 */
async function openSlots(fixture: ResumeFixture, team: Team): Promise<SubscriberSlot[]> {
  const styles: [typeof ledger, Style][] = [
    [ledger, 'retrying'],
    [conversation, 'resubscribing'],
    [ledger, 'resubscribing'],
    [conversation, 'web'],
    [ledger, 'web'],
    [review, 'retrying'],
    [review, 'web'],
  ]
  return Promise.all(
    styles.map(async ([stream, style], at) => {
      const [person, userId] = [team.members[at], team.userIds[at]]
      if (!person || !userId) throw new Error('There are not enough people.')
      const proxy = await startNetwork({ port: fixture.port })
      const name = `${stream.name} (${style})`
      return { team, userId, proxy, subscriber: subscribe(name, style, person, stream, proxy.port) }
    }),
  )
}

/** @returns the milliseconds from the network's recovery until all changes arrived, or undefined if they never did */
async function goThrough(fixture: ResumeFixture, slot: SubscriberSlot, cycle: Cycle): Promise<number | undefined> {
  const { subscriber, proxy, team, userId } = slot
  await pause(cycle.before)
  await proxy.inflict(cycle.fault)
  if (cycle.away > 0) {
    await subscriber.leave()
    await pause(cycle.away)
  }
  subscriber.comeBack()
  const whole = performance.now()
  const { rows } = await fixture.owner.query<{ number: number | null }>(
    `select max(number)::float8 as number from changes
     where organization_id = $1 and kind = any($2) and (private_to is null or private_to = $3)`,
    [team.organizationId, subscriber.stream.kinds, userId],
  )
  return (await subscriber.reaches(rows[0]?.number ?? 0, maxDuration)) ? performance.now() - whole : undefined
}

function dropChannels({ database }: ResumeFixture, seed: number): { stop(): Promise<number> } {
  const random = seeded(seed + 7)
  const ending = new AbortController()
  let drops = 0
  const dropping = (async () => {
    while (!ending.signal.aborted) {
      await pause(500 + random() * 4_000, undefined, { signal: ending.signal })
      const wires = [...database.wires].filter(({ hasMarker }) => hasMarker)
      const isSlow = random() < 0.5
      for (const wire of wires) wire[isSlow ? 'stall' : 'cut']()
      if (wires.length > 0) drops += 1
      if (isSlow) await pause(300 + random() * 1_200)
      for (const wire of wires) wire.cut()
    }
  })().catch(() => {})
  return {
    async stop() {
      ending.abort()
      await dropping
      return drops
    },
  }
}

function lastFor({ stream }: Subscriber, rows: Row[], userId: string): number {
  const own = rows.filter(
    ({ kind, privateTo }) => stream.kinds.includes(kind) && (privateTo === null || privateTo === userId),
  )
  return own.at(-1)?.number ?? 0
}

interface Counts {
  done: number
  count: number
  written: number
  drops: number
  stuck: number
  catchUps: number[]
}

function figuresOf(slots: SubscriberSlot[], rows: Map<Team, Row[]>, counts: Counts): Figure[] {
  const total = { delivered: 0, missed: 0, repeated: 0, wrong: 0 }
  const failures: string[] = []
  for (const { team, subscriber, userId } of slots) {
    const difference = compare(subscriber, rows.get(team) ?? [], userId)
    for (const key of ['delivered', 'missed', 'repeated', 'wrong'] as const) total[key] += difference[key]
    if (difference.missed + difference.repeated + difference.wrong > 0) {
      process.stdout.write(`${subscriber.name}: ${JSON.stringify(difference)}\n`)
    }
    failures.push(...subscriber.failures.map((failure) => `${subscriber.name}: ${failure}`))
    if (subscriber.expired() > 0) failures.push(`${subscriber.name}: told to load anew`)
  }
  for (const failure of failures) process.stdout.write(`${failure}\n`)
  const holes = [...rows.values()].reduce((sum, each) => sum + holesIn(each), 0)
  const minimum = counts.count
  const none = (name: string, figure: number) => ({ name: `resume: ${name}`, figure, goal: '0', met: figure === 0 })
  return [
    { name: 'resume: cycles', figure: counts.done, goal: `${minimum}`, met: counts.done === minimum },
    {
      name: 'resume: transactions committed meanwhile',
      figure: counts.written,
      goal: 'more than 1 a cycle',
      met: counts.written > minimum,
    },
    {
      name: 'resume: drops of the wake-up channel',
      figure: counts.drops,
      goal: 'at least 1 in 100 cycles',
      met: counts.drops >= Math.floor(minimum / 100),
    },
    {
      name: 'resume: changes delivered',
      figure: total.delivered,
      goal: 'more than 10 a cycle',
      met: total.delivered > 10 * minimum,
    },
    none('missed', total.missed),
    none('repeated', total.repeated),
    none('delivered and wrong', total.wrong),
    none('holes in the numbers', holes),
    none('stuck', counts.stuck),
    none('streams ended by a refusal', failures.length),
    {
      name: 'resume: caught up after a fault, p99, ms',
      figure: Math.round(percentile(counts.catchUps, 0.99)),
      goal: 'at most 10,000',
      met: percentile(counts.catchUps, 0.99) <= 10_000,
    },
  ]
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
