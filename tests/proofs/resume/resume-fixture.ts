import path from 'node:path'
import type pg from 'pg'
import { startPostgres } from '../../../server/adapters/embedded/postgres.ts'
import { openPool } from '../../../server/platform/database/database.ts'
import { type StreamWatcher, startStreamWatcher } from '../../../server/platform/stream/stream-watcher.ts'
import { CreateOrganizationDocument } from '../../support/generated.ts'
import { signUp, type TestUser } from '../../support/people.ts'
import { openOwnerPool } from '../../support/servers/database.ts'
import { type Network, startNetwork } from '../../support/servers/network.ts'
import { openTogether } from '../../support/servers/open-together.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'

export interface ResumeFixture {
  server: TestServer
  port: number
  owner: pg.Pool
  app: pg.Pool
  streamWatcher: StreamWatcher
  /** The proxy between the server and its database. Its marked connections are those that listen. */
  database: Network
  close(): Promise<void>
}

export const secretKey = 'the key of the proof and of nobody else'

export async function createResumeFixture(): Promise<ResumeFixture> {
  return openTogether('resume', async (dataDir, closeBy) => {
    const postgres = await startPostgres({ dataDir, log: () => {} })
    closeBy(() => postgres.stop())
    const database = await startNetwork({ port: postgres.port }, 'listen purser_')
    closeBy(() => database.close())
    const url = new URL(postgres.url)
    url.port = String(database.port)
    const server = await startServer({
      dataDir: path.join(dataDir, 'server'),
      environment: { DATABASE_URL: url.href, SECRET_KEY: secretKey },
    })
    closeBy(() => server.stop())
    const owner = openOwnerPool(postgres.url, 4)
    closeBy(() => owner.end())
    const appUrl = await appLoginOf(owner, postgres.url)
    const app = openPool(appUrl, 10)
    closeBy(() => app.end())
    const streamWatcher = await startStreamWatcher(app, appUrl, () => {})
    closeBy(() => streamWatcher.close())
    return { server, port: Number(new URL(server.baseUrl).port), owner, app, streamWatcher, database }
  })
}

/** Creates a second login with the application's rights, because only the server knows the password of the first. */
async function appLoginOf(owner: pg.Pool, ownerUrl: string): Promise<string> {
  await owner.query(`create role beside login password 'beside' nosuperuser nobypassrls in role purser_app`)
  const url = new URL(ownerUrl)
  url.username = 'beside'
  url.password = 'beside'
  return url.href
}

export interface Team {
  organizationId: string
  members: TestUser[]
  userIds: string[]
}

export async function makeTeam(baseUrl: string, owner: pg.Pool, name: string, size: number): Promise<Team> {
  const users = await Promise.all(Array.from({ length: size }, () => signUp(baseUrl)))
  const [founder] = users
  if (!founder) throw new Error('A team has somebody in it.')
  const { createOrganization } = await founder.graphql(CreateOrganizationDocument, {
    input: { name, kind: 'TEAM', currency: 'USD' },
  })
  const organizationId = createOrganization.id
  const { rows } = await owner.query<{ id: string; email: string }>(
    'select id, email from users where email = any($1)',
    [users.map(({ email }) => email)],
  )
  const userIds = users.map(({ email }) => rows.find((row) => row.email === email)?.id ?? '')
  await asOrganization(owner, organizationId, async (client) => {
    await client.query(
      `insert into memberships (organization_id, user_id, role)
       select $1, unnest($2::uuid[]), 'ADMIN' on conflict do nothing`,
      [organizationId, userIds],
    )
  })
  return { organizationId, members: users.map((person) => person.in(organizationId)), userIds }
}

export async function asOrganization(
  owner: pg.Pool,
  organizationId: string,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.organization_id', $1, true)`, [organizationId])
    await work(client)
    await client.query('select number_changes()')
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
