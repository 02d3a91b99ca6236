import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { openPool } from '../../../server/platform/database/database.ts'
import type { Role } from '../../../server/platform/database/tables.ts'
import { createTenant } from '../../../server/platform/tenancy/tenant.ts'
import type { HttpServer } from '../../support/servers/http-server.ts'
import { openSocket } from '../http/transport-client.ts'

export interface Follower {
  uid: string
  userId: string
  organizationId: string
}

export interface Followed {
  // biome-ignore lint/suspicious/noExplicitAny: what the test's own subscription asks for.
  received: any[]
  failures: string[]
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  next(): Promise<any>
  pause(): void
  resume(): void
  end(): Promise<{ code: number; reason: string } | undefined>
  close(): void
}

export async function signUp(httpServer: HttpServer, name: string): Promise<Follower> {
  const uid = `${name}-${randomUUID()}`
  const query = `mutation { initializeProfile(name: "${name}") { id defaultPersonalOrganization { id } } }`
  const { data } = await httpServer.ask(uid, query)
  const { id, defaultPersonalOrganization } = data.initializeProfile
  return { uid, userId: id, organizationId: defaultPersonalOrganization.id }
}

export async function join(
  httpServer: HttpServer,
  { organizationId }: Follower,
  name: string,
  role: Role,
): Promise<Follower> {
  const { uid, userId } = await signUp(httpServer, name)
  await httpServer.owner.query('insert into memberships (organization_id, user_id, role) values ($1, $2, $3)', [
    organizationId,
    userId,
    role,
  ])
  return { uid, userId, organizationId }
}

export async function follow(
  httpServer: HttpServer,
  { uid, organizationId }: Follower,
  query: string,
  variables: object = {},
): Promise<Followed> {
  const socket = openSocket(httpServer.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${uid}`, organizationId } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  await socket.send({ id: randomUUID(), type: 'subscribe', payload: { query, variables } })
  let readCount = 0
  const messages = () => socket.heard.filter(({ type }) => type === 'next' || type === 'error')
  const contentOf = ({ type, payload }: (typeof socket.heard)[number]) => {
    if (type === 'error') throw new Error(payload[0].extensions.code)
    if (payload.errors) throw new Error(JSON.stringify(payload.errors))
    return Object.values(payload.data)[0]
  }
  return {
    get received() {
      return socket.heard.filter(({ type }) => type === 'next').map(contentOf)
    },
    get failures() {
      return socket.heard.filter(({ type }) => type === 'error').map(({ payload }) => payload[0].extensions.code)
    },
    async next() {
      readCount += 1
      await socket.waitFor(() => messages().length >= readCount)
      return contentOf(messages()[readCount - 1])
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    end: () => socket.end(),
    close: () => socket.close(),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what the test's own operation answers.
export async function ask(httpServer: HttpServer, { uid, organizationId }: Follower, query: string): Promise<any> {
  const { data, code } = await httpServer.ask(uid, query, organizationId)
  if (code) throw new Error(code)
  return data
}

export async function record(
  httpServer: HttpServer,
  person: Follower,
  description: string,
  date = '2026-03-31',
): Promise<string> {
  const input = `{ amount: 2.5, date: "${date}", type: EXPENSE, description: "${description}" }`
  const { createTransaction } = await ask(httpServer, person, `mutation { createTransaction(input: ${input}) { id } }`)
  return createTransaction.id
}

export async function recordMany(pool: pg.Pool, person: Follower, count: number, text = 1): Promise<void> {
  const tenant = await createTenant(pool, { ...person, via: 'web' }, '2026-03-31', () => {})
  await tenant.write((db) =>
    sql`insert into transactions (type, amount_minor, currency, base_amount_minor, description, date)
      select 'EXPENSE', 100, 'USD', 100, 'Many ' || n || repeat(' words', ${text}), '2026-03-31'
      from generate_series(1, ${count}::int) n`.execute(db),
  )
}

/** Writes a membership without changing its values. */
export async function touchMembership(pool: pg.Pool, owner: Follower, member: Follower): Promise<void> {
  const tenant = await createTenant(pool, { ...owner, via: 'web' }, '2026-03-31', () => {})
  await tenant.write((db) =>
    db.updateTable('memberships').set({ joinedAt: new Date() }).where('userId', '=', member.userId).execute(),
  )
}

export async function removeByHand({ owner }: HttpServer, { userId, organizationId }: Follower): Promise<void> {
  await owner.query(`set session_replication_role = 'replica'`)
  await owner.query('update memberships set removed_at = now() where user_id = $1 and organization_id = $2', [
    userId,
    organizationId,
  ])
  await owner.query(`set session_replication_role = 'origin'`)
}

export const openAppPool = ({ appUrl }: HttpServer): pg.Pool => openPool(appUrl, 4)

/** Records transactions with notes of 2,000 characters. 100 of them exceed the network buffers. */
export async function recordMuch(pool: pg.Pool, person: Follower, count: number): Promise<void> {
  const tenant = await createTenant(pool, { ...person, via: 'web' }, '2026-03-31', () => {})
  await tenant.write((db) =>
    sql`insert into transactions (type, amount_minor, currency, base_amount_minor, description, note, date)
      select 'EXPENSE', 100, 'USD', 100, 'Many', repeat('x', 2000), '2026-03-31'
      from generate_series(1, ${count}::int) n`.execute(db),
  )
}
