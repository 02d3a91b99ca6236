import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openOwnerPool } from '../../support/servers/database.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import { openSocket } from '../http/transport-client.ts'

let httpServer: HttpServer

beforeAll(async () => {
  httpServer = await startHttpServer()
  // Changes that the database owner makes are not recorded in the change log.
  await httpServer.owner.query(`set session_replication_role = 'replica'`)
})

afterAll(() => httpServer?.stop())

const ask: HttpServer['ask'] = (uid, query, organizationId) => httpServer.ask(uid, query, organizationId)

async function signUp(uid: string): Promise<string> {
  const { data } = await ask(uid, 'mutation { initializeProfile(name: "Ada") { defaultPersonalOrganization { id } } }')
  return data.initializeProfile.defaultPersonalOrganization.id
}

const list = '{ transactions(first: 5) { edges { node { id } } } }'

test('a removed member is refused at the next request and admitted again after returning', async () => {
  const organization = await signUp('ada')
  for (let request = 0; request < 3; request++) expect((await ask('ada', list, organization)).code).toBeUndefined()

  await httpServer.owner.query('update memberships set removed_at = now() where organization_id = $1', [organization])
  const removed = await ask('ada', list, organization)
  expect(removed).toMatchObject({ code: 'NOT_A_MEMBER' })
  expect(removed.data ?? null).toBeNull()

  await httpServer.owner.query('update memberships set removed_at = null where organization_id = $1', [organization])
  expect((await ask('ada', list, organization)).code).toBeUndefined()
})

test('a disabled account is refused at the next request', async () => {
  const organization = await signUp('bob')
  for (let request = 0; request < 3; request++) expect((await ask('bob', list, organization)).code).toBeUndefined()
  await httpServer.owner.query(`update users set disabled_at = now() where auth_uid = 'bob'`)
  expect((await ask('bob', list, organization)).code).toBe('FORBIDDEN')
})

test('a changed role applies to the next request', async () => {
  const organization = await signUp('eve')
  const write = 'mutation { createCategory(input: { name: "Books", type: EXPENSE }) { id } }'
  expect((await ask('eve', list, organization)).code).toBeUndefined()
  await httpServer.owner.query(`update memberships set role = 'VIEWER' where organization_id = $1`, [organization])
  expect((await ask('eve', write, organization)).code).toBe('FORBIDDEN')
  expect((await ask('eve', list, organization)).code).toBeUndefined()
})

test('a changed currency is in the next response', async () => {
  const organization = await signUp('kim')
  const totals = '{ transactionTotals { net { currency } } }'
  const currencyOf = async () => (await ask('kim', totals, organization)).data.transactionTotals.net.currency
  expect([await currencyOf(), await currencyOf()]).toEqual(['USD', 'USD'])
  await httpServer.owner.query(`update organizations set currency = 'EUR' where id = $1`, [organization])
  expect(await currencyOf()).toBe('EUR')
})

test('a removed member receives no more messages and loses the socket', async () => {
  const { organization, memberId } = await signUpTwo('rita', 'sam')
  const socket = await follow('sam', organization)
  expect((await ask('rita', category('Before'), organization)).code).toBeUndefined()
  await socket.waitFor(({ id, payload }) => id === 'all' && payload.data.ledgerChanged.changes.length > 0)

  expect((await ask('rita', `mutation { removeMember(userId: "${memberId}") }`, organization)).code).toBeUndefined()
  const receivedCount = socket.heard.length
  expect((await ask('rita', category('After'), organization)).code).toBeUndefined()
  expect((await ask('sam', list, organization)).code).toBe('NOT_A_MEMBER')
  expect(await socket.end()).toEqual({ code: 4401, reason: 'You are no longer a member' })
  // The removal itself may be delivered, but no later change.
  expect(socket.heard.slice(receivedCount).filter(isNews)).toEqual([])
  expect(await openRejectedSocket('sam', organization)).toMatchObject({ code: 4401 })
  expect((await ask('sam', '{ me { id } }')).code).toBeUndefined()
})

test('a changed role ends the socket, and the next socket has the new role', async () => {
  const { organization, memberId } = await signUpTwo('tom', 'una')
  const socket = await follow('una', organization)
  const demote = `mutation { updateMemberRole(userId: "${memberId}", role: VIEWER) { role } }`
  expect((await ask('tom', demote, organization)).code).toBeUndefined()
  expect((await ask('una', category('Not mine'), organization)).code).toBe('FORBIDDEN')
  expect(await socket.end()).toEqual({ code: 4403, reason: 'Your role has changed' })
  const reconnected = await follow('una', organization)
  reconnected.close()
})

const category = (name: string) => `mutation { createCategory(input: { name: "${name}", type: EXPENSE }) { id } }`
// biome-ignore lint/suspicious/noExplicitAny: a message of the protocol.
const isNews = ({ type, payload }: any) => type === 'next' && payload.data?.ledgerChanged?.changes.length > 0

async function signUpTwo(owner: string, member: string) {
  const organization = await signUp(owner)
  await signUp(member)
  const { rows } = await httpServer.owner.query(
    `insert into memberships (organization_id, user_id, role) select $1, id, 'MEMBER' from users where auth_uid = $2
       returning user_id`,
    [organization, member],
  )
  return { organization, memberId: rows[0].user_id }
}

async function follow(uid: string, organizationId: string) {
  const socket = openSocket(httpServer.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${uid}`, organizationId } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  const query = 'subscription { ledgerChanged { cursor changes { id } } }'
  await socket.send({ id: 'all', type: 'subscribe', payload: { query } })
  await socket.waitFor(({ id, type }) => id === 'all' && type === 'next')
  return socket
}

async function openRejectedSocket(uid: string, organizationId: string) {
  const socket = openSocket(httpServer.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${uid}`, organizationId } })
  return socket.end()
}

test('servers that record the same users at the same time do not block each other', async () => {
  const organization = await signUp('ivy')
  await httpServer.owner.query(
    `with made as (insert into users (auth_uid, name, email) select 'crowd ' || n, 'Crowd', '' from generate_series(1, 400) n returning id)
     insert into memberships (organization_id, user_id, role) select $1, id, 'VIEWER' from made`,
    [organization],
  )
  const { rows } = await httpServer.owner.query<{ id: string }>(
    'select user_id as id from memberships where organization_id = $1 order by user_id',
    [organization],
  )
  const userIds = rows.map(({ id }) => id)
  const pool = openOwnerPool(httpServer.appUrl, 2)
  onTestFinished(() => pool.end())
  const note = (seen: string[]) =>
    pool.query('select update_member_activity($1::uuid[], $2::uuid[])', [seen.map(() => organization), seen])
  for (let round = 0; round < 20; round += 1) await Promise.all([note(userIds), note(userIds.toReversed())])
})
