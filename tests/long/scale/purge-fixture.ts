import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { type SignUpOptions, signUp, type TestUser } from '../../support/people.ts'
import { type StartedDatabase, startDatabase } from '../../support/servers/database.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

type Chore =
  | 'purge'
  | 'sweep-uploads'
  | 'sweep-archives'
  | 'sweep-deleted'
  | 'sweep-imports'
  | 'forget-answers'
  | 'advance-floors'
  | 'post-recurrences'
  | 'find-recurrences'

export interface PurgeFixture {
  readonly baseUrl: string
  /** The database, as its owner. */
  readonly url: string
  signUp(options?: SignUpOptions): Promise<TestUser>
  owner<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
  setBack(table: 'organizations' | 'users', id: string, days: number): Promise<void>
  run(chore: Chore): Promise<void>
  tablesWith(text: string): Promise<string[]>
  tablesOf(organizationId: string): Promise<string[]>
  filesOf(organizationId: string): Promise<string[]>
  output(): string
}

export function createPurgeFixture(): PurgeFixture {
  let dataDir: string
  let postgres: StartedDatabase
  let server: TestServer
  let owner: pg.Client

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'purser-purge-'))
    postgres = await startDatabase(dataDir)
    server = await startServer({ environment: { DATABASE_URL: postgres.url } })
    owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    await owner.query(`set session_replication_role = 'replica'`)
  })
  afterAll(async () => {
    await server?.stop()
    await owner?.end()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const fixture: PurgeFixture = {
    get baseUrl() {
      return server.baseUrl
    },
    get url() {
      return postgres.url
    },
    signUp: (options) => signUp(server.baseUrl, options),
    owner: async (statement, values) => (await owner.query(statement, values)).rows,
    async setBack(table, id, days) {
      const [row] = await fixture.owner<{ at: Date }>(`select deleted_at::text as at from ${table} where id = $1`, [id])
      for (const each of ['organizations', 'users']) {
        await fixture.owner(
          `update ${each} set deleted_at = deleted_at - make_interval(days => $1) where deleted_at = $2::timestamptz`,
          [days, row?.at],
        )
      }
    },
    async run(chore) {
      await fixture.owner('select graphile_worker.add_job($1)', [chore])
      const left = async () =>
        (await fixture.owner('select from graphile_worker.jobs where task_identifier = $1', [chore])).length
      await expect.poll(left).toBe(0)
    },
    output: () => server.output(),
    async tablesWith(text) {
      const found: string[] = []
      for (const { name } of await tables(fixture, '')) {
        const [row] = await fixture.owner(`select from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`])
        if (row) found.push(name)
      }
      return found
    },
    async tablesOf(organizationId) {
      const found: string[] = []
      for (const { name } of await tables(fixture, 'organization_id')) {
        const [row] = await fixture.owner(`select from ${name} where organization_id = $1 limit 1`, [organizationId])
        if (row) found.push(name)
      }
      return found.toSorted()
    },
    filesOf: (organizationId) =>
      readdir(path.join(server.dataDir, 'files', organizationId), { recursive: true, withFileTypes: true }).then(
        (entries) => entries.filter((entry) => entry.isFile()).map(({ name }) => name),
        () => [],
      ),
  }
  return fixture
}

function tables(fixture: PurgeFixture, column: string) {
  return fixture.owner<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker') and ($1 = '' or exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attname = $1))`,
    [column],
  )
}
