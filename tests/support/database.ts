import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chmod, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { migrate } from '../../migrations/run.ts'
import { type EmbeddedPostgres, startPostgres } from '../../server/adapters/embedded/postgres.ts'
import { hashOf, openCached } from './cache.ts'

const run = promisify(execFile)

/** Names the run's prepared database to its processes. */
const variable = 'PREPARED_DATABASE'

/**
 * A crash of the machine may damage a test's database: its next run makes another. `fsync` stays as the launcher sets
 * it, and nothing waits for it.
 */
const withoutDurability = `
synchronous_commit = off
full_page_writes = off
`

/**
 * Makes a database as every server makes its own, unless an earlier run has kept one of the same migrations. The
 * databases of a run are copies of it: making one takes seconds.
 */
export async function prepareDatabase(): Promise<void> {
  const key = await hashOf('migrations', 'server/adapters/embedded', 'tests/support/database.ts', 'package-lock.json')
  const folder = await openCached('database', key, makeDatabase)
  if (existsSync(path.join(folder, 'postgres'))) process.env[variable] = folder
}

async function makeDatabase(draft: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-prepared-'))
  try {
    const postgres = await startPostgres({ dataDir: folder, log: () => {} })
    await migrate(postgres.url)
    await postgres.stop()
    const home = path.join(folder, 'postgres')
    // Where PostgreSQL may not enter the folder, there is but a link to the one place where it may.
    if (!(await lstat(home)).isDirectory()) return
    await appendFile(path.join(home, 'cluster/postgresql.auto.conf'), withoutDurability)
    await run('cp', ['-a', home, path.join(draft, 'postgres')])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Lays a copy of the run's prepared database, if there is one, into a data folder that has none.
 * @param dataDir directly in the folder for temporary files: further down, other folders may be in the way
 */
export async function copyDatabase(dataDir: string): Promise<void> {
  const [folder, copy] = [process.env[variable], path.join(dataDir, 'postgres')]
  if (!folder || existsSync(copy) || path.dirname(dataDir) !== tmpdir()) return
  await mkdir(dataDir, { recursive: true })
  // Its files belong to the account that PostgreSQL runs as, which has to come to them.
  await chmod(dataDir, 0o711)
  await run('cp', ['-a', '--reflink=auto', path.join(folder, 'postgres'), copy])
}

/** Starts a migrated database of a test's own. */
export async function startDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  await copyDatabase(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {} })
  await migrate(postgres.url)
  return postgres
}

/**
 * Connections for looking into a database of a test's own, with days and numbers as the driver has them, in UTC. They
 * outlive its end: the server may close one that is about to be closed anyway.
 * @param options for the server, as on its command line
 */
export function openOwnerPool(url: string, max: number, options = ''): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, options: `-c TimeZone=UTC ${options}` })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
