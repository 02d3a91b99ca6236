import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openFolder, type Storage } from '../../../server/adapters/storage.ts'
import { openPool } from '../../../server/platform/database/database.ts'
import { createSigner } from '../../../server/platform/security/signer.ts'
import { createTenant } from '../../../server/platform/tenancy/tenant.ts'
import { ingestRecords } from '../../../server/portability/archive/ingest-records.ts'
import { writeArchive } from '../../../server/portability/archive/make.ts'
import { openArchive } from '../../../server/portability/archive/open.ts'
import { recordFiles, storeFiles } from '../../../server/portability/archive/stored-files.ts'
import { withDatabase } from '../../bench/database.ts'
import { openOwnerPool } from '../../support/servers/database.ts'
import { createPair, goOn } from '../numbers/numbers-ledger.ts'
import type { Figure, ProofSettings } from '../run.ts'
import { chanceOf } from '../undo/undo-chance.ts'
import { createUndoFixture, type TestLedger, type UndoFixture } from '../undo/undo-fixture.ts'
import { addEverything } from './roundtrip-ledger.ts'
import { type Compared, compareLedgers } from './roundtrip-rows.ts'

const wanted = 200

/** The number of comparisons, and the differences between exported and imported ledgers. */
export interface Roundtrips {
  ledgers: number
  rows: number
  files: number
  differences: string[]
}

/**
 * Exports random ledgers and imports each into a new organization. All rows and files must be identical, and a second
 * import must add nothing.
 */
export async function roundtrip({ seed, ledgers = wanted }: ProofSettings): Promise<Figure[]> {
  const begun = performance.now()
  const found = await compareRoundtrips(seed, ledgers, (done) => {
    if (done % 20 === 0) process.stdout.write(`${Math.round((performance.now() - begun) / 1_000)} s: ${done} ledgers\n`)
  })
  for (const difference of found.differences.slice(0, 20)) process.stdout.write(`${difference}\n`)
  const { length } = found.differences
  return [
    { name: 'roundtrip: ledgers', figure: found.ledgers, goal: `${ledgers}`, met: found.ledgers >= ledgers },
    { name: 'roundtrip: rows', figure: found.rows, goal: 'more than 50 each', met: found.rows > 50 * ledgers },
    { name: 'roundtrip: files', figure: found.files, goal: 'more than 2 each', met: found.files > 2 * ledgers },
    { name: 'roundtrip: differences', figure: length, goal: '0', met: length === 0 },
  ]
}

export async function compareRoundtrips(
  seed: number,
  count: number,
  report: (done: number) => void = () => {},
): Promise<Roundtrips> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'purser-roundtrip-'))
    const fixture = await createUndoFixture(ownerUrl, appUrl)
    const pool = openPool(appUrl, 6)
    const owner = openOwnerPool(ownerUrl, 2)
    const stage: Stage = { fixture, pool, owner, folder, storage: openFolder(path.join(folder, 'files')) }
    const found: Roundtrips = { ledgers: 0, rows: 0, files: 0, differences: [] }
    try {
      for (let own = seed; own < seed + count; own++) {
        const { rows, files, differences } = await compareOne(stage, own).catch(asDifference)
        found.ledgers += 1
        found.rows += rows
        found.files += files
        found.differences.push(...differences.map((difference) => `Seed ${own}: ${difference}`))
        report(found.ledgers)
      }
      return found
    } finally {
      await owner.end()
      await pool.end()
      await fixture.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
}

interface Stage {
  fixture: UndoFixture
  pool: pg.Pool
  owner: pg.Pool
  folder: string
  storage: Storage
}

const asDifference = (error: unknown): Compared => ({ rows: 0, files: 0, differences: [String(error)] })

async function compareOne(stage: Stage, seed: number): Promise<Compared> {
  const { fixture, pool, owner, storage } = stage
  const chance = chanceOf(seed)
  const pair = await createPair(fixture, chance)
  await goOn(pair, chance)
  await addEverything(pair, fixture, storage, chance)
  const folder = path.join(stage.folder, String(seed))
  await mkdir(folder)
  const target = path.join(folder, 'archive.zip')
  const userId = fixture.users.ada.userId
  const organizationId = pair.testLedger.organizationId
  await writeArchive(
    { userId, organizationId },
    { pool, storage, signer: createSigner(['k'.repeat(32)]), folder, target },
  )

  const other = await fixture.createLedger({ currency: 'EUR', monthStartDay: 3 })
  await readIn(stage, other, target)
  const compared = await compareLedgers(owner, storage, organizationId, other.organizationId)
  const reimported = await readIn(stage, other, target)
  const doubles = Object.entries(reimported).filter(([, added]) => added > 0)
  await rm(folder, { recursive: true })
  const more = doubles.map(([noun, added]) => `read once more, it adds ${added} ${noun}`)
  return { ...compared, differences: [...compared.differences, ...more] }
}

async function readIn({ fixture, pool, storage, folder }: Stage, { act, organizationId }: TestLedger, file: string) {
  const archive = await openArchive(file)
  try {
    await archive.verify()
    const caller = { userId: fixture.users.ada.userId, organizationId, via: 'import' } as const
    const tenant = await createTenant(pool, caller, '2026-03-31', () => {})
    const paths = await storeFiles(tenant, archive, { storage, temporaryFolder: folder })
    const { result } = await act('ada', (joined) =>
      joined.write(async (db) => {
        await recordFiles(db, paths)
        return ingestRecords(db, joined, archive, paths)
      }),
    )
    return result
  } finally {
    archive.close()
  }
}
