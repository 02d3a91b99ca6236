import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createClient } from 'graphql-ws'
import pg from 'pg'
import WebSocket from 'ws'
import { withDatabase } from '../../bench/database.ts'
import { compileCache, freePort } from '../servers/server.ts'
import { type Actor, actors } from './roles.ts'
import type { GraphqlRequest, RestRequest } from './roles-requests.ts'

export interface Answer {
  code: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: whatever the operation answers; a case says what it expects of it.
  data?: any
}

/** A bearer token, and the organization that a request names. */
export interface Bearer {
  token: string
  organizationId: string | undefined
}

export interface RolesFixture {
  organizationId: string
  userIds: Record<string, string>
  graphql(caller: Actor | Bearer, request: GraphqlRequest): Promise<Answer>
  /** Uses a socket of the organization, or one without an organization. */
  subscribe(caller: Actor | Bearer, request: GraphqlRequest, isInOrganization: boolean): Promise<Answer>
  rest(caller: Actor | Bearer, request: RestRequest): Promise<Answer>
  /** The number of the organization's last change, which stays equal if nothing changed. */
  head(): Promise<string>
  sql<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>
  restore(): Promise<void>
}

const roles: Record<string, string> = {
  owner: 'OWNER',
  second: 'OWNER',
  admin: 'ADMIN',
  member: 'MEMBER',
  viewer: 'VIEWER',
  removed: 'ADMIN',
  unverified: 'OWNER',
}

const unbounded = { capacity: 1e12, perSecond: 1e12 }
/** A single user of the fixture sends as many requests as many users would. */
const lifted = JSON.stringify({
  uploads: unbounded,
  commands: unbounded,
  invitations: unbounded,
  exports: unbounded,
  exportsAtOnce: { perOrganization: 100, written: 4 },
  sockets: { perUser: 1_000, perAddress: 10_000 },
})

/** Runs work on the product's HTTP server with its own database. A header names the user. */
export function withRolesFixture<T>(work: (fixture: RolesFixture) => Promise<T>): Promise<T> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const port = await freePort()
    const httpServer = spawn(process.execPath, [path.join(import.meta.dirname, '../servers/http-server-process.ts')], {
      env: { PATH: process.env.PATH, ...compileCache, DATABASE_URL: appUrl, PORT: String(port), LIMITS: lifted },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const owner = new pg.Client({ connectionString: ownerUrl })
    try {
      await owner.connect()
      // Changes that the database owner makes are not recorded in the change log.
      await owner.query(`set session_replication_role = 'replica'`)
      await once(httpServer.stdout, 'data')
      return await work(await peopled(`http://127.0.0.1:${port}`, owner))
    } finally {
      await owner.end()
      httpServer.kill()
      await once(httpServer, 'exit')
    }
  })
}

async function peopled(baseUrl: string, owner: pg.Client): Promise<RolesFixture> {
  const sql = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
    (await owner.query<Row>(statement, values)).rows
  const userIds: Record<string, string> = {}
  let organizationId = ''
  for (const name of ['second', ...actors]) {
    if (name === 'profileless' || name === 'anonymous') continue
    const made = await post(`${baseUrl}/graphql`, headersOf(name, ''), {
      query: 'mutation { initializeProfile(name: "Ada") { id defaultPersonalOrganization { id } } }',
    })
    const { id, defaultPersonalOrganization } = (await made.json()).data.initializeProfile
    userIds[name] = id
    if (name === 'owner') organizationId = defaultPersonalOrganization.id
  }
  const restore = async () => {
    const names = Object.keys(roles)
    await sql(
      `insert into memberships (organization_id, user_id, role, removed_at)
         select $1, whom, role::role, case when whom = $4 then now() end from unnest($2::uuid[], $3::text[]) as its (whom, role)
         on conflict (organization_id, user_id) do update set role = excluded.role, removed_at = excluded.removed_at`,
      [organizationId, names.map((name) => userIds[name]), Object.values(roles), userIds.removed],
    )
  }
  await restore()
  return {
    organizationId,
    userIds,
    sql,
    restore,
    async head() {
      const [stream] = await sql('select last_number::text as number from streams where organization_id = $1', [
        organizationId,
      ])
      return stream?.number ?? ''
    },
    async graphql(caller, request) {
      const response = await post(`${baseUrl}/graphql`, headersOf(caller, organizationId), request)
      const { data, errors } = await response.json()
      return { code: errors?.[0] && (errors[0].extensions?.code ?? errors[0].message), data }
    },
    async rest(caller, { method, path: called, body }) {
      const response = await fetch(`${baseUrl}/api/v1${called}`, {
        method,
        headers: {
          ...headersOf(caller, organizationId),
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const isFile = response.headers.get('content-type')?.startsWith('text/')
      const answer = isFile ? await response.text() : JSON.parse((await response.text()) || 'null')
      return response.ok ? { code: undefined, data: answer } : { code: answer?.errorCode ?? String(response.status) }
    },
    subscribe: (caller, request, isInOrganization) =>
      firstOf(baseUrl, headersOf(caller, isInOrganization ? organizationId : ''), request),
  }
}

function headersOf(caller: string | Bearer, ownOrganizationId: string): Record<string, string> {
  const { token, organizationId } =
    typeof caller === 'string' ? { token: caller, organizationId: ownOrganizationId } : caller
  return {
    ...(token !== 'anonymous' && { authorization: `Bearer ${token}` }),
    ...(organizationId && { 'x-active-organization-id': organizationId }),
  }
}

function post(url: string, headers: Record<string, string>, body: object) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const codesOfClosing: Record<string, string> = {
  'Sign in first.': 'UNAUTHENTICATED',
  'Please verify your email address first.': 'EMAIL_NOT_VERIFIED',
  'Finish signing up first: your profile does not exist yet.': 'PROFILE_NOT_INITIALIZED',
  'You are not a member of this organization.': 'NOT_A_MEMBER',
  'This API token is invalid, expired or revoked. Create a new one in Settings.': 'UNAUTHENTICATED',
  "This app's access has expired or ended. Connect it again.": 'UNAUTHENTICATED',
}

async function firstOf(baseUrl: string, connectionParams: Record<string, string>, request: GraphqlRequest) {
  const client = createClient({
    url: `${baseUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  })
  const messages = client.iterate({ ...request })
  try {
    const { value } = await messages.next()
    return { code: value?.errors?.[0]?.extensions?.code?.toString() }
  } catch (ending) {
    if (Array.isArray(ending)) return { code: String(ending[0]?.extensions?.code) }
    const reason = ending !== null && typeof ending === 'object' && 'reason' in ending ? String(ending.reason) : ''
    return { code: codesOfClosing[reason] ?? `closed: ${reason}` }
  } finally {
    await messages.return?.()
    await client.dispose()
  }
}
