import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../server/portability/sample/seeded-random.ts'
import { StartConversationDocument } from '../support/generated.ts'
import { signUp } from '../support/people.ts'
import { endingsOf } from './document-endings.ts'
import { samples } from './document-kinds.ts'
import { type Sender, send } from './documents.ts'
import { ledger, rowsOf } from './resume-streams.ts'
import { type Style, type Subscriber, subscribe } from './resume-subscribers.ts'
import { compare, holesIn } from './resume-truth.ts'
import { makeTeam, type Team } from './resume-world.ts'
import type { Figure, ProofSettings } from './run.ts'
import { measureAcross } from './servers-across.ts'
import { openServersWorld, type ServersWorld } from './servers-world.ts'
import { startWriters, type Writers } from './servers-writers.ts'

const [teamCount, teamSize] = [5, 10]
const styles: Style[] = ['retrying', 'web', 'resubscribing']

/**
 * Runs three servers behind haproxy without sticky sessions, with 50 subscribers and 20 writes a second. One server is
 * killed during a document, one is stopped cleanly, and the database crashes. No subscriber may miss a change.
 */
export async function servers({ seed }: ProofSettings): Promise<Figure[]> {
  const begun = performance.now()
  const say = (line: string) => process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${line}\n`)
  const world = await openServersWorld(3)
  try {
    say('three servers are ready')
    const teams: Team[] = []
    for (let place = 0; place < teamCount; place++) {
      teams.push(await makeTeam(world.baseUrl, world.owner, `Team ${place + 1}`, teamSize))
    }
    const across = await measureAcross(world, teams[0] ?? fail())
    say('measured across servers')
    const clients = await follow(world, teams)
    const writers = startWriters(teams)
    await pause(3_000)
    const documents = await killAtWork(world, writers, seed, say)
    await pause(2_000)
    const stopping = await stopTidily(world, writers, clients, say)
    await pause(1_000)
    const crash = await crashDatabase(world, writers, say)
    await pause(2_000)
    const written = await writers.stop()
    const told = await holdAgainstTable(world, teams, clients)
    for (const { subscriber } of clients) await subscriber.leave()
    return [...across, ...told, ...written, ...documents, ...stopping, ...crash].map((figure) => ({
      ...figure,
      name: `servers: ${figure.name}`,
    }))
  } finally {
    await world.close()
  }
}

interface Client {
  team: Team
  userId: string
  subscriber: Subscriber
}

async function follow(world: ServersWorld, teams: Team[]): Promise<Client[]> {
  const clients = teams.flatMap((team) =>
    team.members.map((person, place) => {
      const style = styles[place % styles.length] ?? 'retrying'
      const subscriber = subscribe(`client ${place} (${style})`, style, person, ledger, world.port)
      return { team, userId: team.userIds[place] ?? '', subscriber }
    }),
  )
  for (const { subscriber } of clients) if (!(await subscriber.reaches(0, 30_000))) fail()
  return clients
}

async function killAtWork(
  world: ServersWorld,
  writers: Writers,
  seed: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const pictures = samples(40, seeded(seed)).filter(({ kind }) => kind === 'picture')
  const senders: Sender[] = []
  for (const sample of pictures.slice(0, 4)) {
    const person = await signUp(world.baseUrl)
    const { startAssistantSession } = await person.graphql(StartConversationDocument, {})
    senders.push({ person, sessionId: startAssistantSession.id, samples: [sample] })
  }
  writers.phase('kill')
  const sent = Promise.all(senders.map((sender) => send(world.baseUrl, sender, sender.samples[0] ?? fail())))
  let at = await world.whoReads()
  for (const until = performance.now() + 30_000; at === undefined && performance.now() < until; ) {
    at = await world.whoReads()
  }
  const isAtWork = at !== undefined
  await world.servers[at ?? 0]?.kill()
  say(`server ${(at ?? 0) + 1} was killed${isAtWork ? ' at a document' : ''}`)
  await sent
  const { rows } = await world.owner.query<{ tries: number }>(
    `select coalesce(max(attempts), 0)::int as tries from graphile_worker.jobs where task_identifier = 'read-document'`,
  )
  await pause(3_000)
  await world.restart(at ?? 0)
  say(`another one is in its place (tries of a document: ${rows[0]?.tries ?? 0})`)
  const endings = await endedBy(senders, performance.now() + 120_000)
  const bad = endings.filter(({ stage, problem, creditsRight }) => stage !== 'STAGED' || problem || !creditsRight)
  for (const { sample, stage, problem, failure } of bad) {
    say(`${sample.fileName} is ${stage}: ${problem ?? failure ?? 'the credits are wrong'}`)
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
  world: ServersWorld,
  writers: Writers,
  clients: Client[],
  say: (line: string) => void,
): Promise<Figure[]> {
  const closesOf = (code: number) =>
    clients.reduce((sum, { subscriber }) => sum + subscriber.closes.filter((each) => each === code).length, 0)
  const before = closesOf(1012)
  const server = world.servers[2] ?? fail()
  writers.phase('stop')
  const begun = performance.now()
  await server.stop()
  const took = performance.now() - begun
  const code = server.process.exitCode
  say(`server 3 ended with ${code} after ${Math.round(took)} ms`)
  await pause(1_000)
  await world.restart(2)
  const { failed } = writers.phase('after')
  const told = closesOf(1012) - before
  return [
    { name: 'asked to stop: exit code', figure: code ?? -1, goal: '0', met: code === 0 },
    { name: 'asked to stop: took, ms', figure: Math.round(took), goal: 'at most 15,000', met: took <= 15_000 },
    { name: 'asked to stop: sockets told to come back (1012)', figure: told, goal: 'at least 1', met: told >= 1 },
    { name: 'asked to stop: requests that failed', figure: failed, goal: '0', met: failed === 0 },
  ]
}

async function crashDatabase(world: ServersWorld, writers: Writers, say: (line: string) => void): Promise<Figure[]> {
  writers.phase('crash')
  const begun = performance.now()
  await world.crashDatabase()
  const took = (await writers.nextWrite(begun)) - begun
  say(`the database crashed; the next write was answered after ${Math.round(took)} ms`)
  return [
    { name: 'database crashed: next write, ms', figure: Math.round(took), goal: 'at most 5,000', met: took <= 5_000 },
  ]
}

async function holdAgainstTable(world: ServersWorld, teams: Team[], clients: Client[]): Promise<Figure[]> {
  const total = { told: 0, missed: 0, repeated: 0, wrong: 0 }
  let [holes, stuck, refused] = [0, 0, 0]
  for (const team of teams) {
    const rows = await rowsOf(world.owner, team.organizationId)
    holes += holesIn(rows)
    const last = rows.findLast(({ kind }) => ledger.kinds.includes(kind))?.number ?? 0
    for (const { subscriber, userId } of clients.filter((client) => client.team === team)) {
      if (!(await subscriber.reaches(last, 20_000))) stuck += 1
      const difference = compare(subscriber, rows, userId)
      for (const key of ['told', 'missed', 'repeated', 'wrong'] as const) total[key] += difference[key]
      refused += subscriber.failures.length + subscriber.expired()
      for (const failure of subscriber.failures) process.stdout.write(`${subscriber.name}: ${failure}\n`)
    }
  }
  const none = (name: string, figure: number) => ({ name, figure, goal: '0', met: figure === 0 })
  return [
    { name: 'clients', figure: clients.length, goal: '50', met: clients.length === 50 },
    { name: 'told', figure: total.told, goal: 'more than 2,000', met: total.told > 2_000 },
    none('missed', total.missed),
    none('repeated', total.repeated),
    none('told and not so', total.wrong),
    none('holes in the numbers', holes),
    none('clients that never came back', stuck),
    none('streams ended by a refusal', refused),
  ]
}

function fail(): never {
  throw new Error('The proof could not begin.')
}
