import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chmod, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { migrate } from '../../../migrations/run.ts'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { hashOf, openCached } from './cache.ts'

const run = promisify(execFile)

/** Names the run's prepared database to its processes. */
const variable = 'PREPARED_DATABASE'
/** Names the run's cluster to its processes. */
const clusterVariable = 'TEST_CLUSTER'

/**
 * A crash of the machine may damage a test's database: its next run makes another. `fsync` stays as the launcher sets
 * it, and nothing waits for it. All servers of a run share the connections.
 */
const settings = `
synchronous_commit = off
full_page_writes = off
max_connections = 400
`

/**
 * Makes a database as every server makes its own, unless an earlier run has kept one of the same migrations. The
 * databases of a run are copies of it: making one takes seconds.
 */
export async function prepareDatabase(): Promise<void> {
  const key = await hashOf(
    'migrations',
    'server/adapters/embedded',
    'tests/support/servers/database.ts',
    'package-lock.json',
  )
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
    // If PostgreSQL cannot enter the folder, it contains only a link, which cannot be copied.
    if (!(await lstat(home)).isDirectory()) return
    await appendFile(path.join(home, 'cluster/postgresql.auto.conf'), settings)
    await run('cp', ['-a', home, path.join(draft, 'postgres')])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Copies the run's prepared database, if any, into a data folder that has none.
 *
 * @param dataDir directly in the folder for temporary files, because PostgreSQL might not reach a deeper one
 */
export async function copyDatabase(dataDir: string): Promise<void> {
  const [folder, copy] = [process.env[variable], path.join(dataDir, 'postgres')]
  if (!folder || existsSync(copy) || path.dirname(dataDir) !== tmpdir()) return
  await mkdir(dataDir, { recursive: true })
  // PostgreSQL's account owns the files and needs access to the folder.
  await chmod(dataDir, 0o711)
  await run('cp', ['-a', '--reflink=auto', path.join(folder, 'postgres'), copy])
}

/**
 * Starts the run's cluster from the prepared database, unless it is running.
 * @returns a function that stops what was started
 */
export async function startCluster(): Promise<() => Promise<void>> {
  if (process.env[clusterVariable] || !process.env[variable]) return async () => {}
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-cluster-'))
  await copyDatabase(folder)
  const postgres = await startPostgres({ dataDir: folder, log: () => {} })
  process.env[clusterVariable] = postgres.url
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export interface StartedDatabase {
  /** Connects as the owner. */
  url: string
  stop(): Promise<void>
}

/** Creates a migrated database in the run's cluster. @returns undefined without a cluster */
export async function createDatabase(): Promise<StartedDatabase | undefined> {
  const cluster = process.env[clusterVariable]
  if (!cluster) return undefined
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await runInCluster(cluster, `create database ${name} template postgres`)
  return {
    url: withDatabase(cluster, name),
    stop: () => runInCluster(cluster, `drop database if exists ${name} with (force)`),
  }
}

/** A template has no connections while it is copied, so statements run in another database. */
async function runInCluster(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(cluster, 'template1') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = name
  return url.href
}

/** @param dataDir of a cluster, if the process is not part of a run */
export async function startDatabase(dataDir: string): Promise<StartedDatabase> {
  return (await createDatabase()) ?? startOwnCluster(dataDir)
}

/** Starts a cluster for tests that create roles or end it. */
export async function startOwnCluster(dataDir: string): Promise<StartedDatabase> {
  await copyDatabase(dataDir)
  const postgres = await startPostgres({ dataDir, log: () => {} })
  await migrate(postgres.url)
  return postgres
}

/**
 * Opens connections that read a test's database, with the driver's date and number types, in UTC. They tolerate the end
 * of the server.
 *
 * @param options server options as on its command line
 */
export function openOwnerPool(url: string, max: number, options = ''): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, options: `-c TimeZone=UTC ${options}` })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
