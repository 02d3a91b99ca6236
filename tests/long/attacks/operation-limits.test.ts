import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openSocket } from '../../api/http/transport-client.ts'
import { type Follower, join, record, signUp } from '../../api/platform/live-fixture.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import { expect, test } from '../../support/test.ts'

/** The server has 16 connections for requests. One stays free, and an organization may use 8. */
const [share, perUser, maxQueued] = [8, 6, 3]

let patientServer: HttpServer
let hasty: HttpServer

beforeAll(async () => {
  const operations = { perUser, waiting: maxQueued, waitTime: 60_000, organizationShare: 0.5 }
  patientServer = await openLimited({ operations, operationTime: 60_000 })
  hasty = await openLimited({ operationTime: 1_000, writeTime: 1_000 })
})
afterAll(() => Promise.all([patientServer?.stop(), hasty?.stop()]))

test('an organization that floods the server uses only its share of connections, and others are served', async () => {
  const [ada, bob] = [await member(patientServer, 'Ada'), await member(patientServer, 'Bob')]
  const others = [await colleague(patientServer, ada, 'Ann'), await colleague(patientServer, ada, 'Abe')]
  const release = await lock(patientServer, 'tags')
  const flood = [ada, ...others].flatMap((person) =>
    times(perUser, () => send(patientServer, person, '{ tags { id } }')),
  )
  await expect.poll(() => blocked(patientServer)).toBe(share)
  const answers = await Promise.all(times(6, () => send(patientServer, bob, '{ categories { name } }')))
  expect(answers.map(({ status }) => status)).toEqual(times(6, () => 200))
  expect(answers.every(({ body }) => body.data.categories.length > 0)).toBe(true)
  expect(await blocked(patientServer)).toBe(share)
  await release()
  await Promise.all(flood)
})

test('the concurrent operations of a user over HTTP and sockets are limited, and more are refused with a retry time', async () => {
  const ada = await member(patientServer, 'Ada')
  const ann = await colleague(patientServer, ada, 'Ann')
  const socket = openSocket(patientServer.baseUrl)
  const payload = { authorization: `Bearer ${ada.uid}`, organizationId: ada.organizationId }
  await socket.send({ type: 'connection_init', payload })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  const release = await lock(patientServer, 'tags')
  const admitted = times(perUser, () => send(patientServer, ada, '{ tags { id } }'))
  await expect.poll(() => blocked(patientServer)).toBe(perUser)
  const sent = times(maxQueued + 5, () => send(patientServer, ada, '{ tags { id } }'))
  const rejected: Sent[] = []
  for (const each of sent) void each.then((answer) => answer.status === 429 && rejected.push(answer))
  await expect.poll(() => rejected.length).toBe(5)
  expect(rejected.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true)
  expect(await blocked(patientServer)).toBe(perUser)

  await socket.send({ id: 'one', type: 'subscribe', payload: { query: 'subscription { ledgerChanged { cursor } }' } })
  const { payload: errors } = await socket.waitFor(({ type }) => type === 'error')
  expect(errors[0].extensions.code).toBe('RATE_LIMITED')
  expect((await send(patientServer, ann, '{ categories { name } }')).status).toBe(200)

  await release()
  const served = [...(await Promise.all(admitted)), ...(await Promise.all(sent))].filter(({ status }) => status === 200)
  expect(served).toHaveLength(perUser + maxQueued)
  socket.close()
})

test('a read is cancelled with its client, and a write is completed', async () => {
  const ada = await member(patientServer, 'Ada')
  const release = await lock(patientServer, 'tags')
  const gone = new AbortController()
  const read = send(patientServer, ada, '{ tags { id } }', gone.signal).catch(() => 'gone')
  const write = send(patientServer, ada, 'mutation { createTag(name: "Kept") { id } }', gone.signal).catch(() => 'gone')
  await expect.poll(() => blocked(patientServer)).toBe(2)
  gone.abort()
  await expect.poll(() => blocked(patientServer), { timeout: 20_000 }).toBe(1)
  await release()
  expect(await Promise.all([read, write])).toEqual(['gone', 'gone'])
  await expect
    .poll(async () => (await send(patientServer, ada, '{ tags { name } }')).body.data.tags)
    .toEqual([{ name: 'Kept' }])
})

test('every route responds at its deadline and releases its connection', async () => {
  const ada = await member(hasty, 'Ada')
  const release = await lock(hasty, 'tags, rules, categories')
  const read = await send(hasty, ada, '{ tags { id } }')
  expect(read.body.errors[0]).toMatchObject({ message: tookTooLong, extensions: { code: 'TIMEOUT' } })
  const write = await send(hasty, ada, 'mutation { createTag(name: "Lost") { id } }')
  expect(write.body.errors[0]).toMatchObject({
    extensions: { code: 'TIMEOUT' },
    message: expect.stringMatching(/nothing was saved/),
  })
  const headers = { authorization: `Bearer ${ada.uid}`, 'x-active-organization-id': ada.organizationId }
  const rest = await fetch(`${hasty.baseUrl}/api/v1/categories`, { headers })
  expect([rest.status, await rest.json()]).toMatchObject([504, { errorCode: 'TIMEOUT', message: tookTooLong }])

  const query = 'subscription { ledgerChanged { cursor rules { id } } }'
  const start = await subscribed(hasty, ada, query)
  const { payload } = await start.waitFor(({ type }) => type === 'error')
  expect(payload[0].extensions.code).toBe('TIMEOUT')
  start.close()
  expect(await blocked(hasty)).toBe(0)
  await release()
  expect((await send(hasty, ada, '{ tags { name } }')).body).toMatchObject({ data: { tags: [] } })
})

test('a subscription message that takes too long ends the subscription with a clear code', async () => {
  const ada = await member(hasty, 'Ada')
  const socket = await subscribed(hasty, ada, 'subscription { ledgerChanged { cursor ruleSuggestions { id } } }')
  await socket.waitFor(({ type }) => type === 'next')
  const release = await lock(hasty, 'category_corrections')
  await record(hasty, ada, 'Tea')
  const { payload } = await socket.waitFor(({ type }) => type === 'error')
  expect(payload[0].extensions.code).toBe('TIMEOUT')
  socket.close()
  await release()
})

test('other fields keep their results next to a field that timed out', async () => {
  const ada = await member(hasty, 'Ada')
  await record(hasty, ada, 'Tea')
  await record(hasty, ada, 'Coffee')
  await hasty.owner.query(`update transactions set paid_by = created_by where organization_id = $1`, [
    ada.organizationId,
  ])
  const release = await lock(hasty, 'category_corrections')
  const query =
    '{ transactions { edges { node { description suggestedRule { id } paidBy { name } } } } lastRate(currency: "EUR") }'
  const { body } = await send(hasty, ada, query)
  await release()
  const node = { suggestedRule: null, paidBy: null }
  expect(body.data.transactions.edges).toEqual([
    { node: { ...node, description: 'Coffee' } },
    { node: { ...node, description: 'Tea' } },
  ])
  expect(body.errors).toHaveLength(4)
  for (const { message, extensions } of body.errors) {
    expect({ message, code: extensions.code }).toEqual({ message: tookTooLong, code: 'TIMEOUT' })
  }
})

test('a rule preview compares the newest transactions and states if there are more', async () => {
  const ada = await member(hasty, 'Ada')
  const preview = async () => {
    const input = '{ text: "coffee", marksReviewed: true }'
    const { body } = await send(hasty, ada, `{ rulePreview(input: ${input}) { count limitedTo } }`)
    return body.data.rulePreview
  }
  const insert = (count: number) =>
    hasty.owner.query(
      `begin; set local session_replication_role = 'replica';
       insert into transactions (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
         select '${ada.organizationId}', 'EXPENSE', 100, 'USD', 100, 'Coffee', '2026-03-31', '${ada.userId}'
         from generate_series(1, ${count}); commit`,
    )
  await insert(10_000)
  expect(await preview()).toEqual({ count: 10_000, limitedTo: null })
  await insert(1)
  expect(await preview()).toEqual({ count: 10_000, limitedTo: 10_000 })
})

const tookTooLong = 'This took too long. Narrow the period or the search.'

/** Opens a server whose statements wait for a lock until their deadline. */
async function openLimited(limits: object): Promise<HttpServer> {
  const httpServer = await startHttpServer({ LIMITS: JSON.stringify(limits) })
  const role = decodeURIComponent(new URL(httpServer.appUrl).username)
  await httpServer.owner.query(`alter role "${role}" set lock_timeout = '60s'`)
  await httpServer.owner.query(`alter role "${role}" set statement_timeout = '60s'`)
  return httpServer
}

async function member(httpServer: HttpServer, name: string): Promise<Follower> {
  const person = await signUp(httpServer, name)
  await send(httpServer, person, '{ categories { id } }')
  return person
}

async function colleague(httpServer: HttpServer, owner: Follower, name: string): Promise<Follower> {
  const person = await join(httpServer, owner, name, 'MEMBER')
  await send(httpServer, person, '{ categories { id } }')
  return person
}

interface Sent {
  status: number
  retryAfter: string | null
  // biome-ignore lint/suspicious/noExplicitAny: what the test's own operation answers.
  body: any
}

async function send(
  { baseUrl }: HttpServer,
  { uid, organizationId }: Pick<Follower, 'uid' | 'organizationId'>,
  query: string,
  signal?: AbortSignal,
): Promise<Sent> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${uid}`,
      'x-active-organization-id': organizationId,
    },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
}

async function subscribed({ baseUrl }: HttpServer, { uid, organizationId }: Follower, query: string) {
  const socket = openSocket(baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${uid}`, organizationId } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  await socket.send({ id: 'one', type: 'subscribe', payload: { query } })
  return socket
}

async function lock({ owner }: HttpServer, tables: string): Promise<() => Promise<void>> {
  await owner.query(`begin; lock table ${tables} in access exclusive mode`)
  const release = async () => {
    await owner.query('rollback')
  }
  onTestFinished(release)
  return release
}

async function blocked({ owner }: HttpServer): Promise<number> {
  // The statistics view is cached within a transaction.
  await owner.query('select pg_stat_clear_snapshot()')
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.count)
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
