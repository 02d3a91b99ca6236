import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAppLogin, migrate } from '../../migrations/run.ts'
import { type EmbeddedPostgres, startPostgres } from '../../server/adapters/embedded/postgres.ts'
import { freePort } from '../support/server.ts'

// The server's own doors, in their own process, on a database that the test may also change as its owner.
let dataDir: string
let postgres: EmbeddedPostgres
let owner: pg.Client
let doors: ChildProcess
let url: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'purser-membership-'))
  postgres = await startPostgres({ dataDir, log: () => {} })
  await migrate(postgres.url)
  owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  // What the owner does by hand is not recorded as anybody's change.
  await owner.query(`set session_replication_role = 'replica'`)
  const [appUrl, port] = [await createAppLogin(postgres.url, 'a password'), await freePort()]
  doors = spawn(process.execPath, [path.join(import.meta.dirname, '../support/doors-process.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: appUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (doors.stdout) await once(doors.stdout, 'data')
  url = `http://127.0.0.1:${port}/graphql`
})

afterAll(async () => {
  doors?.kill()
  await owner?.end()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(uid: string, query: string, organizationId?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${uid}`,
      ...(organizationId && { 'x-active-organization-id': organizationId }),
    },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = await response.json()
  return { data, code: errors?.[0]?.extensions?.code }
}

async function signUp(uid: string): Promise<string> {
  const { data } = await ask(uid, 'mutation { initializeProfile(name: "Ada") { defaultPersonalOrganization { id } } }')
  return data.initializeProfile.defaultPersonalOrganization.id
}

const list = '{ transactions(first: 5) { edges { node { id } } } }'

test('a member who is removed is refused at the next request, and let in again when they return', async () => {
  const organization = await signUp('ada')
  for (let request = 0; request < 3; request++) expect((await ask('ada', list, organization)).code).toBeUndefined()

  await owner.query('update memberships set removed_at = now() where organization_id = $1', [organization])
  const removed = await ask('ada', list, organization)
  expect(removed).toMatchObject({ code: 'NOT_A_MEMBER' })
  expect(removed.data ?? null).toBeNull()

  await owner.query('update memberships set removed_at = null where organization_id = $1', [organization])
  expect((await ask('ada', list, organization)).code).toBeUndefined()
})

test('a disabled account is refused at the next request', async () => {
  const organization = await signUp('bob')
  for (let request = 0; request < 3; request++) expect((await ask('bob', list, organization)).code).toBeUndefined()
  await owner.query(`update users set disabled_at = now() where auth_uid = 'bob'`)
  expect((await ask('bob', list, organization)).code).toBe('FORBIDDEN')
})

test('a changed role holds at the next request', async () => {
  const organization = await signUp('eve')
  const write = 'mutation { createCategory(input: { name: "Books", type: EXPENSE }) { id } }'
  expect((await ask('eve', list, organization)).code).toBeUndefined()
  await owner.query(`update memberships set role = 'VIEWER' where organization_id = $1`, [organization])
  expect((await ask('eve', write, organization)).code).toBe('FORBIDDEN')
  expect((await ask('eve', list, organization)).code).toBeUndefined()
})

test('a changed currency is in the next answer', async () => {
  const organization = await signUp('kim')
  const totals = '{ transactionTotals { net { currency } } }'
  const currencyOf = async () => (await ask('kim', totals, organization)).data.transactionTotals.net.currency
  expect([await currencyOf(), await currencyOf()]).toEqual(['USD', 'USD'])
  await owner.query(`update organizations set currency = 'EUR' where id = $1`, [organization])
  expect(await currencyOf()).toBe('EUR')
})
