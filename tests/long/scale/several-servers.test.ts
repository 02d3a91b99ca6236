import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../migrations/run.ts'
import { type EmbeddedPostgres, startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { type Jobs, startJobs } from '../../../server/platform/jobs/job-runner.ts'
import { openOwnerPool } from '../../support/servers/database.ts'

let dataDir: string
let postgres: EmbeddedPostgres
let owner: pg.Client

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-several-'))
  postgres = await startPostgres({ dataDir, log: () => {} })
  owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
})

afterAll(async () => {
  await owner?.end()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function makeDatabase(name: string): Promise<string> {
  await owner.query(`create database ${name}`)
  const url = new URL(postgres.url)
  url.pathname = name
  return url.href
}

/** Migrates the database in a separate process, as each server does at its start. */
async function migrateInProcess(url: string): Promise<{ code: number; applied: number; output: string }> {
  const run = path.join(import.meta.dirname, '../../../migrations/run.ts')
  const program = `import { migrate } from ${JSON.stringify(run)}
    console.log((await migrate(${JSON.stringify(url)})).length)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)))
  const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, applied: Number(output.trim()), output: complaint }
}

test('only one of several servers that start on an empty database creates the schema, and none fails', async () => {
  for (const name of ['first', 'second']) {
    const url = await makeDatabase(name)
    const ends = await Promise.all([1, 2, 3, 4].map(() => migrateInProcess(url)))
    expect(ends.map(({ code, output }) => [code, output])).toEqual(ends.map(() => [0, '']))
    expect(ends.filter(({ applied }) => applied > 0)).toHaveLength(1)
  }
})

test('a migration gives up a blocked lock, lets others proceed and completes when the lock is free', async () => {
  const url = await makeDatabase('locked')
  await migrate(url)
  const pool = openOwnerPool(url, 5)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table applied_migrations in access exclusive mode')
  const migrating = migrateInProcess(url)
  const countWaitingLocks = async () => (await pool.query(`select from pg_locks where not granted`)).rowCount
  await expect.poll(countWaitingLocks).toBe(1)
  await expect.poll(countWaitingLocks).toBe(0)
  await holder.query('rollback')
  holder.release()
  expect(await migrating).toMatchObject({ code: 0, applied: 0 })
  await pool.end()
})

test('a missed scheduled hour is made up once, by one of the starting servers', async () => {
  const url = await makeDatabase('chores')
  await migrate(url)
  const pool = openOwnerPool(url, 5)
  let runs = 0
  const done = Promise.withResolvers<void>()
  const chores = {
    hourly: { cron: '0 * * * *', run: async () => void runs++ },
    // This job runs in another queue, after the other job was taken.
    last: { cron: '0 3 1 1 *', run: async () => done.resolve() },
  }
  const start = () =>
    startJobs({ ownerUrl: url, pool, wake: () => {}, services: null, tasks: {}, chores, log: () => {} })
  // The queue has known the job for long, and the last run was two hours ago.
  await (await start()).stop()
  await pool.query(
    `update graphile_worker._private_known_crontabs
     set known_since = now() - interval '1 day', last_execution = now() - interval '2 hours' where identifier = 'hourly'`,
  )
  const jobs: Jobs[] = await Promise.all([start(), start(), start()])
  await expect.poll(() => runs).toBeGreaterThan(0)
  await pool.query(`select graphile_worker.add_job('last')`)
  await done.promise
  await expect
    .poll(async () => (await pool.query(`select from graphile_worker.jobs where task_identifier = 'hourly'`)).rowCount)
    .toBe(0)
  expect(runs).toBe(1)
  await Promise.all(jobs.map((each) => each.stop()))
  await pool.end()
})
