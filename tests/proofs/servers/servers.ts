import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { StartAssistantSessionDocument as StartConversationDocument } from '../../../web/operations/generated.ts'
import { signUp } from '../../support/people.ts'
import { endingsOf } from '../documents/document-endings.ts'
import { samples } from '../documents/document-kinds.ts'
import { type Sender, send } from '../documents/documents.ts'
import { makeTeam, type Team } from '../resume/resume-fixture.ts'
import { ledger, rowsOf } from '../resume/resume-streams.ts'
import { type Style, type Subscriber, subscribe } from '../resume/resume-subscribers.ts'
import { compare, holesIn } from '../resume/resume-truth.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { measureAcross } from './servers-across.ts'
import { createServersFixture, type ServersFixture } from './servers-fixture.ts'
import { startWriters, type Writers } from './servers-writers.ts'

const [teamCount, teamSize] = [5, 10]
const styles: Style[] = ['retrying', 'web', 'resubscribing']

/**
 * Runs three servers behind haproxy without sticky sessions, with 50 subscribers and 20 writes a second. One server is
 * killed during a document, one is stopped cleanly, and the database crashes. No subscriber may miss a change.
 */
export async function servers({ seed }: ProofSettings): Promise<Figure[]> {
  const begun = performance.now()
  const writeLine = (line: string) =>
    process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${line}\n`)
  const fixture = await createServersFixture(3)
  try {
    writeLine('three servers are ready')
    const teams: Team[] = []
    for (let index = 0; index < teamCount; index++) {
      teams.push(await makeTeam(fixture.baseUrl, fixture.owner, `Team ${index + 1}`, teamSize))
    }
    const across = await measureAcross(fixture, teams[0] ?? fail())
    writeLine('measured across servers')
    const clients = await follow(fixture, teams)
    const writers = startWriters(teams)
    await pause(3_000)
    const documents = await killAtWork(fixture, writers, seed, writeLine)
    await pause(2_000)
    const stopping = await stopTidily(fixture, writers, clients, writeLine)
    await pause(1_000)
    const crash = await crashDatabase(fixture, writers, writeLine)
    await pause(2_000)
    const written = await writers.stop()
    const delivered = await holdAgainstTable(fixture, teams, clients)
    for (const { subscriber } of clients) await subscriber.leave()
    return [...across, ...delivered, ...written, ...documents, ...stopping, ...crash].map((figure) => ({
      ...figure,
      name: `servers: ${figure.name}`,
    }))
  } finally {
    await fixture.close()
  }
}

interface Client {
  team: Team
  userId: string
  subscriber: Subscriber
}

async function follow(fixture: ServersFixture, teams: Team[]): Promise<Client[]> {
  const clients = teams.flatMap((team) =>
    team.members.map((person, index) => {
      const style = styles[index % styles.length] ?? 'retrying'
      const subscriber = subscribe(`client ${index} (${style})`, style, person, ledger, fixture.port)
      return { team, userId: team.userIds[index] ?? '', subscriber }
    }),
  )
  for (const { subscriber } of clients) if (!(await subscriber.reaches(0, 30_000))) fail()
  return clients
}

async function killAtWork(
  fixture: ServersFixture,
  writers: Writers,
  seed: number,
  writeLine: (line: string) => void,
): Promise<Figure[]> {
  const pictures = samples(40, seeded(seed)).filter(({ kind }) => kind === 'picture')
  const senders: Sender[] = []
  for (const sample of pictures.slice(0, 4)) {
    const person = await signUp(fixture.baseUrl)
    const { startAssistantSession } = await person.graphql(StartConversationDocument, {})
    senders.push({ person, sessionId: startAssistantSession.id, samples: [sample] })
  }
  writers.phase('kill')
  const sent = Promise.all(senders.map((sender) => send(fixture.baseUrl, sender, sender.samples[0] ?? fail())))
  let at = await fixture.whoReads()
  for (const until = performance.now() + 30_000; at === undefined && performance.now() < until; ) {
    at = await fixture.whoReads()
  }
  const isAtWork = at !== undefined
  await fixture.servers[at ?? 0]?.kill()
  writeLine(`server ${(at ?? 0) + 1} was killed${isAtWork ? ' at a document' : ''}`)
  await sent
  const { rows } = await fixture.owner.query<{ tries: number }>(
    `select coalesce(max(attempts), 0)::int as tries from graphile_worker.jobs where task_identifier = 'read-document'`,
  )
  await pause(3_000)
  await fixture.restart(at ?? 0)
  writeLine(`another one is in its place (tries of a document: ${rows[0]?.tries ?? 0})`)
  const endings = await endedBy(senders, performance.now() + 120_000)
  const bad = endings.filter(({ stage, problem, creditsRight }) => stage !== 'STAGED' || problem || !creditsRight)
  for (const { sample, stage, problem, failure } of bad) {
    writeLine(`${sample.fileName} is ${stage}: ${problem ?? failure ?? 'the credits are wrong'}`)
  }
  return [
    { name: 'killed while it read a document', figure: Number(isAtWork), goal: '1', met: isAtWork },
    { name: 'documents sent around the kill', figure: endings.length, goal: '4', met: endings.length === 4 },
    { name: 'documents not finished once, paid once', figure: bad.length, goal: '0', met: bad.length === 0 },
  ]
}

async function endedBy(senders: Sender[], until: number) {
  for (;;) {
    const endings = await endingsOf(senders)
    if (endings.every(({ hasEnded }) => hasEnded) || performance.now() > until) return endings
    await pause(500)
  }
}

async function stopTidily(
  fixture: ServersFixture,
  writers: Writers,
  clients: Client[],
  writeLine: (line: string) => void,
): Promise<Figure[]> {
  const closesOf = (code: number) =>
    clients.reduce((sum, { subscriber }) => sum + subscriber.closes.filter((each) => each === code).length, 0)
  const before = closesOf(1012)
  const server = fixture.servers[2] ?? fail()
  writers.phase('stop')
  const begun = performance.now()
  await server.stop()
  const took = performance.now() - begun
  const code = server.process.exitCode
  writeLine(`server 3 ended with ${code} after ${Math.round(took)} ms`)
  await pause(1_000)
  await fixture.restart(2)
  const { failed } = writers.phase('after')
  const delivered = closesOf(1012) - before
  return [
    { name: 'asked to stop: exit code', figure: code ?? -1, goal: '0', met: code === 0 },
    { name: 'asked to stop: took, ms', figure: Math.round(took), goal: 'at most 15,000', met: took <= 15_000 },
    {
      name: 'asked to stop: sockets told to come back (1012)',
      figure: delivered,
      goal: 'at least 1',
      met: delivered >= 1,
    },
    { name: 'asked to stop: requests that failed', figure: failed, goal: '0', met: failed === 0 },
  ]
}

async function crashDatabase(
  fixture: ServersFixture,
  writers: Writers,
  writeLine: (line: string) => void,
): Promise<Figure[]> {
  writers.phase('crash')
  const begun = performance.now()
  await fixture.crashDatabase()
  const took = (await writers.nextWrite(begun)) - begun
  writeLine(`the database crashed; the next write was answered after ${Math.round(took)} ms`)
  return [
    { name: 'database crashed: next write, ms', figure: Math.round(took), goal: 'at most 5,000', met: took <= 5_000 },
  ]
}

async function holdAgainstTable(fixture: ServersFixture, teams: Team[], clients: Client[]): Promise<Figure[]> {
  const total = { delivered: 0, missed: 0, repeated: 0, wrong: 0 }
  let [holes, stuck, rejected] = [0, 0, 0]
  for (const team of teams) {
    const rows = await rowsOf(fixture.owner, team.organizationId)
    holes += holesIn(rows)
    const last = rows.findLast(({ kind }) => ledger.kinds.includes(kind))?.number ?? 0
    for (const { subscriber, userId } of clients.filter((client) => client.team === team)) {
      if (!(await subscriber.reaches(last, 20_000))) stuck += 1
      const difference = compare(subscriber, rows, userId)
      for (const key of ['delivered', 'missed', 'repeated', 'wrong'] as const) total[key] += difference[key]
      rejected += subscriber.failures.length + subscriber.expired()
      for (const failure of subscriber.failures) process.stdout.write(`${subscriber.name}: ${failure}\n`)
    }
  }
  const none = (name: string, figure: number) => ({ name, figure, goal: '0', met: figure === 0 })
  return [
    { name: 'clients', figure: clients.length, goal: '50', met: clients.length === 50 },
    { name: 'changes delivered', figure: total.delivered, goal: 'more than 2,000', met: total.delivered > 2_000 },
    none('missed', total.missed),
    none('repeated', total.repeated),
    none('told and not so', total.wrong),
    none('holes in the numbers', holes),
    none('clients that never came back', stuck),
    none('streams ended by a refusal', rejected),
  ]
}

function fail(): never {
  throw new Error('The proof could not begin.')
}
