import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../resume/resume.ts'
import { asOrganization, makeTeam, type Team } from '../resume/resume-fixture.ts'
import { rowsOf } from '../resume/resume-streams.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { createSlowFixture, type Memory, type SlowFixture } from './slow-fixture.ts'
import { hostility } from './slow-hostile.ts'
import { follow } from './slow-reader.ts'

const changeCount = 20_000
const [batchSize, pace] = [200, 250]
/** The messages about 200 such records exceed the network buffers between two processes. */
const text = 'words '.repeat(80)
/** The allowed growth of the heap in bytes. */
const maxGrowth = 32 * 1024 * 1024

/**
 * A subscriber stops reading during 20,000 changes that others follow. Then hostile and broken clients attack while
 * users work.
 */
export async function slow({ minutes }: ProofSettings): Promise<Figure[]> {
  const fixture = await createSlowFixture()
  try {
    return [...(await pausedReader(fixture)), ...(await hostility(fixture, minutes))]
  } finally {
    await fixture.close()
  }
}

async function pausedReader(fixture: SlowFixture): Promise<Figure[]> {
  const { server, owner } = fixture
  const team = await makeTeam(server.baseUrl, owner, 'Team', 6)
  const readers = await Promise.all(
    team.members.map((person, index) => follow(server.baseUrl, person, `10.1.0.${index}`)),
  )
  const [paused, ...others] = readers
  if (!paused) throw new Error('Nobody follows.')
  const before = await fixture.memory()
  paused.pause()
  const pausedAt = performance.now()
  const { seen, committedAt } = await writeWhile(fixture, team)
  const last = (await rowsOf(owner, team.organizationId)).at(-1)?.number ?? 0
  for (const other of others) await other.reaches(last, 30_000)
  seen.push(await fixture.memory())
  // The server's timeout is 20 s for clients that read nothing, and 30 s for clients that answer no ping.
  await pause(Math.max(0, 35_000 - (performance.now() - pausedAt)))
  seen.push(await fixture.memory())
  paused.resume()
  const end = await paused.end()
  const read = paused.numbers().length
  const resumed = await follow(server.baseUrl, paused.person, '10.1.0.0', paused.cursor())
  await resumed.reaches(last, 30_000)

  const rows = (await rowsOf(owner, team.organizationId)).map(({ number }) => number)
  const [missed, repeated] = differenceOf([...paused.numbers(), ...resumed.numbers()], rows, paused.from)
  const ofOthers = others.map((other) => differenceOf(other.numbers(), rows, other.from))
  const lags = others.flatMap((other) => other.lags(committedAt))
  for (const each of [...others, resumed]) each.close()
  const growth = Math.max(...seen.map((memory) => used(memory))) - used(before)
  const rss = Math.max(...seen.map((memory) => memory.rss)) - before.rss
  process.stdout.write(`paused: ${read} changes read before the end; ${lags.length} messages to others\n`)
  process.stdout.write(`paused: resident memory grew by ${(rss / 2 ** 20).toFixed(1)} MB at most\n`)
  const none = (name: string, figure: number) => ({ name: `paused: ${name}`, figure, goal: '0', met: figure === 0 })
  return [
    { name: 'paused: changes that waited', figure: changeCount, goal: '20,000', met: rows.length >= changeCount },
    {
      name: 'paused: heap and buffers grew by, MB',
      figure: Math.round((growth / 2 ** 20) * 10) / 10,
      goal: 'at most 32',
      met: growth <= maxGrowth,
    },
    { name: 'paused: closed with', figure: end?.code ?? 0, goal: '1013', met: end?.code === 1013 },
    none('missed by who resumed', missed),
    none('repeated to who resumed', repeated),
    none(
      'missed by or repeated to others',
      ofOthers.flat().reduce((sum, each) => sum + each, 0),
    ),
    {
      name: 'paused: commit to others, p99, ms',
      figure: Math.round(percentile(lags, 0.99)),
      goal: 'at most 500',
      met: percentile(lags, 0.99) <= 500,
    },
    none('the server died', server.process.exitCode === null ? 0 : 1),
  ]
}

async function writeWhile({ owner, memory }: SlowFixture, { organizationId, userIds }: Team) {
  const seen: Memory[] = []
  const committedAt = new Map<number, number>()
  for (let batch = 0; batch < changeCount / batchSize; batch++) {
    const due = pause(pace)
    await asOrganization(owner, organizationId, async (client) => {
      await client.query(
        `insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, note, date,
                                   created_by)
         select $1, 'EXPENSE', 100, 'USD', 100, $2, $3, '2026-03-31', $5 from generate_series(1, $4::int)`,
        [organizationId, text, text, batchSize, userIds[0]],
      )
    })
    const at = performance.now()
    const { rows } = await owner.query('select last_number::float8 as head from streams where organization_id = $1', [
      organizationId,
    ])
    committedAt.set(rows[0].head, at)
    await owner.query('select pg_notify($1, $2)', ['purser_changes', `${organizationId}:${rows[0].head}`])
    if (batch % 20 === 19) seen.push(await memory())
    await due
  }
  return { seen, committedAt }
}

function differenceOf(delivered: number[], rows: number[], from: number): [missed: number, repeated: number] {
  const once = new Set(delivered)
  return [rows.filter((number) => number > from && !once.has(number)).length, delivered.length - once.size]
}

const used = ({ heap, external }: Memory) => heap + external
