import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../server/portability/sample/seeded-random.ts'
import {
  DeleteImportDocument as DropImportDocument,
  RevertImportDocument as TakeImportBackDocument,
  TransactionTotalsDocument,
} from '../../web/operations/generated.ts'
import { apply, importFile, sendFile, takeBack, untilDone } from '../api/imports/import-steps.ts'
import { BeginImportDocument, BringInDocument, ImportOfDocument } from '../support/generated.ts'
import { signUp, type TestUser } from '../support/people.ts'
import { freePort, startServer, type TestServer } from '../support/servers/server.ts'
import { insist } from './insist.ts'
import type { Figure, ProofSettings } from './run.ts'

const moments = 50
const rowsOfFile = 2_000
const phases = ['reading', 'applying', 'reverting'] as const
type Phase = (typeof phases)[number]

interface Fixture {
  server: TestServer
  start(): Promise<TestServer>
  person: TestUser
  /** The undisturbed duration of each phase in milliseconds. */
  lasts: Record<Phase, number>
}

interface Seen {
  phase: Phase
  half: number
  doubled: number
  wrong: number
}

/**
 * Kills and restarts the server at 50 moments while it reads, applies or reverts a file of 2,000 rows. The ledger must
 * never contain part of a file, each import must end as requested, and the same file must add nothing.
 */
export async function imports({ seed }: ProofSettings): Promise<Figure[]> {
  const random = seeded(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-imports-'))
  const port = await freePort()
  const start = () => startServer({ dataDir, port })
  const server = await start()
  const person = await signUp(server.baseUrl)
  const fixture: Fixture = { server, start, person, lasts: { reading: 0, applying: 0, reverting: 0 } }
  try {
    await measure(fixture)
    const all: Seen[] = []
    for (let moment = 0; moment < moments; moment += 1) {
      const phase = phases[moment % phases.length] ?? 'reading'
      const seen = await killIn(fixture, phase, fileOf(`Moment ${moment}`, random), random() * 1.2)
      all.push(seen)
      process.stdout.write(`${moment + 1}: ${JSON.stringify(seen)}\n`)
    }
    console.table(
      phases.map((phase) => {
        const ofPhase = all.filter((seen) => seen.phase === phase)
        return { phase, kills: ofPhase.length, ...sumOf(ofPhase) }
      }),
    )
    const { half, doubled, wrong } = sumOf(all)
    return [
      { name: 'imports: kills at seeded moments', figure: all.length, goal: `${moments}`, met: all.length === moments },
      { name: 'imports: files that were half there', figure: half, goal: '0', met: half === 0 },
      { name: 'imports: rows doubled by doing it again', figure: doubled, goal: '0', met: doubled === 0 },
      { name: 'imports: that did not end as asked', figure: wrong, goal: '0', met: wrong === 0 },
    ]
  } finally {
    await fixture.server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const sumOf = (all: readonly Seen[]) => ({
  half: all.reduce((sum, { half }) => sum + half, 0),
  doubled: all.reduce((sum, { doubled }) => sum + doubled, 0),
  wrong: all.reduce((sum, { wrong }) => sum + wrong, 0),
})

function fileOf(name: string, random: () => number): string {
  const lines = Array.from({ length: rowsOfFile }, (_, at) => {
    const day = `2026-${String(1 + (at % 9)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`
    const amount = (1 + Math.floor(random() * 90_000) / 100).toFixed(2)
    return `${day},${name} payment ${at % 1_500},${at % 10 === 0 ? '' : '-'}${amount}`
  })
  return ['Date,Description,Amount', ...lines, lines[0], lines[0]].join('\n')
}

async function measure(fixture: Fixture): Promise<void> {
  const { person, server } = fixture
  const timed = async (phase: Phase, work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    fixture.lasts[phase] = performance.now() - begun
  }
  let id = ''
  await timed('reading', async () => {
    id = (
      await importFile(
        person,
        server.baseUrl,
        'first.csv',
        fileOf('First', () => 0.5),
      )
    ).id
  })
  await timed('applying', () => apply(person, id))
  await timed('reverting', () => takeBack(person, id))
}

/** @param share the moment of the kill, as a fraction of the phase's undisturbed duration */
async function killIn(fixture: Fixture, phase: Phase, content: string, share: number): Promise<Seen> {
  const { person } = fixture
  const before = await countOf(person)
  const storagePath = await sendFile(person, fixture.server.baseUrl, 'file.csv', content)
  const { startImport } = await person.graphql(BeginImportDocument, { storagePath })
  const { id } = startImport
  let elapsed = 0
  if (phase !== 'reading') {
    elapsed = (await untilDone(person, id)).takenCount
    if (phase === 'reverting') await apply(person, id)
    if (phase === 'applying') await person.graphql(BringInDocument, { id })
    else await person.graphql(TakeImportBackDocument, { id })
  }
  await pause(share * fixture.lasts[phase])
  await fixture.server.kill()
  fixture.server = await fixture.start()

  const found = await countOf(person)
  const half = found === before || (phase !== 'reading' && found === before + elapsed) ? 0 : 1
  const ended = await ending(person, id)
  if (phase === 'reading') elapsed = ended.takenCount
  const [after, whole] = [await countOf(person), before + elapsed]
  const isAsAsked = {
    reading: ended.state === 'READY' && ended.rowCount === rowsOfFile + 2 && after === before,
    applying: ended.state === 'DONE' && after === whole,
    reverting: ended.state === 'REVERTED' && after === before,
  }[phase]
  if (phase !== 'applying') await apply(person, id)
  const last = await countOf(person)
  const secondImport = await importFile(person, fixture.server.baseUrl, 'again.csv', content)
  await person.graphql(DropImportDocument, { id: secondImport.id })
  const isWhole = isAsAsked && elapsed > 0 && last === whole
  return { phase, half, doubled: secondImport.newCount + Math.max(0, last - whole), wrong: isWhole ? 0 : 1 }
}

/** Recovered jobs restart by themselves. No job may run longer than this, in milliseconds. */
const timeout = 120_000

async function ending(person: TestUser, id: string) {
  const until = Date.now() + timeout
  for (;;) {
    const { import: found } = await insist(() => person.graphql(ImportOfDocument, { id }))
    if (!/ING$/.test(found.state) || Date.now() > until) return found
    await pause(200)
  }
}

async function countOf(person: TestUser): Promise<number> {
  const { transactionTotals } = await insist(() => person.graphql(TransactionTotalsDocument, { filter: {} }))
  return transactionTotals.count
}
