import { connect } from 'node:net'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocket, post } from '../../api/http/transport-client.ts'
import {
  type Followed,
  type Follower,
  follow,
  join,
  openAppPool,
  record,
  recordMuch,
  signUp,
} from '../../api/platform/live-fixture.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import { type Attack, attacks, type Target } from './hostile-clients.ts'

// The server's timeout for clients that read nothing is 1 s instead of 20, and the organization's rate limit is lower.
let httpServer: HttpServer
let pool: pg.Pool

beforeAll(async () => {
  const limits = {
    organizationCost: { capacity: 5_000, perSecond: 0.25 },
    headersTime: 1_500,
    sockets: { initTime: 1_500, flushTime: 1_000 },
  }
  httpServer = await startHttpServer({ LIMITS: JSON.stringify(limits), GRAPHIQL: 'off' })
  pool = openAppPool(httpServer)
})

afterAll(async () => {
  await pool?.end()
  await httpServer?.stop()
})

const ledger = `subscription ($after: Cursor) { ledgerChanged(after: $after) {
  cursor number changes { number transaction { note } } } }`

const numbersIn = (messages: Awaited<ReturnType<Followed['next']>>[]): number[] =>
  messages.flatMap(({ changes }: { changes: { number: number }[] }) => changes.map(({ number }) => number))

async function until(followed: Followed, last: number): Promise<number[]> {
  const received: number[] = []
  while (received.at(-1) !== last) received.push(...numbersIn([await followed.next()]))
  return received
}

test('a connection with slow headers is closed', async () => {
  const { hostname, port } = new URL(httpServer.baseUrl)
  const closed = ['', 'GET /config.json HTTP/1.1\r\n', 'GET /config.json HTTP/1.1\r\nhost: a\r\n'].map(
    (start) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(start))
        const trickle = setInterval(() => socket.write('x'), 200)
        let answer = ''
        socket.on('data', (chunk) => {
          answer += chunk
        })
        socket.on('error', () => {})
        socket.on('close', () => {
          clearInterval(trickle)
          resolve(answer)
        })
      }),
  )
  for (const answer of await Promise.all(closed)) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('a server without introspection does not suggest schema names', async () => {
  const record = 'mutation ($input: NewTransactionInput!) { createTransaction(input: $input) { id } }'
  const asked: [string, object?][] = [
    ['{ __schema { queryType { name } } }'],
    ['{ dashbord(month: "2026-01") { month } }'],
    ['{ me { nam } }'],
    ['{ categories { id ... on Categry { id } } }'],
    ['{ dashboard(mont: "2026-01") { month } }'],
    ['mutation { createTransaction(input: { amunt: 1 }) { id } }'],
    ['{ transactions(filter: { type: EXPENSES }) { edges { cursor } } }'],
    [record, { input: { amunt: 1, type: 'EXPENSES' } }],
  ]
  for (const [query, variables] of asked) {
    const { body } = await post(httpServer.baseUrl, JSON.stringify({ query, variables }), {
      authorization: 'Bearer ada',
    })
    expect(body.errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i)
  }
})

test('a client that stops reading is closed with 1013, delays no other client and resumes where it stopped', async () => {
  const ada = await signUp(httpServer, 'ada')
  const bob = await join(httpServer, ada, 'bob', 'OWNER')
  const [quick, slow] = [await follow(httpServer, ada, ledger), await follow(httpServer, bob, ledger)]
  const [{ number }] = await Promise.all([quick.next(), slow.next()])
  const last = number + 6_001
  slow.pause()
  for (let batch = 0; batch < 4; batch += 1) await recordMuch(pool, ada, 1_500)
  await record(httpServer, ada, 'Last')
  const received = await until(quick, last)
  expect(received).toEqual(Array.from({ length: 6_001 }, (_, at) => number + at + 1))
  quick.close()
  await openSocket(httpServer.baseUrl).end()
  slow.resume()
  expect(await slow.end()).toMatchObject({ code: 1013 })
  const before = numbersIn(slow.received)
  expect(before.length).toBeLessThan(received.length)
  const reconnected = await follow(httpServer, bob, ledger, { after: slow.received.at(-1).cursor })
  expect([...before, ...(await until(reconnected, last))]).toEqual(received)
  reconnected.close()
})

test('hostile and broken clients are rejected correctly without affecting others', async () => {
  const ada = await signUp(httpServer, 'ada')
  const calm = await follow(httpServer, ada, ledger)
  await calm.next()
  const attack = async ({ name, ends, run }: Attack, index: number) => {
    const { uid, organizationId } = await signUp(httpServer, 'eve')
    const target: Target = { baseUrl: httpServer.baseUrl, token: uid, organizationId, address: `10.0.0.${index}` }
    return [name, await run(target), ends]
  }
  const ended = await Promise.all(attacks.map(attack))
  expect(ended.map(([name, end]) => [name, end])).toEqual(ended.map(([name, , expected]) => [name, expected]))
  await record(httpServer, ada, 'Calm')
  expect(numbersIn([await calm.next()])).toHaveLength(1)
  calm.close()
})

test('the load of one organization is limited, others continue, and outsiders use no capacity', async () => {
  const [ada, eve] = [await signUp(httpServer, 'ada'), await signUp(httpServer, 'eve')]
  const bob = await join(httpServer, ada, 'bob', 'MEMBER')
  const query = '{ transactions(first: 100) { edges { node { id category { id } } } } }'
  const codeOf = async ({ uid }: Follower) => (await httpServer.ask(uid, query, ada.organizationId)).code
  for (let at = 0; at < 20; at += 1) expect(await codeOf(eve)).toBe('NOT_A_MEMBER')
  const codes: (string | undefined)[] = []
  while (!codes.includes('RATE_LIMITED')) for (const person of [ada, bob]) codes.push(await codeOf(person))
  expect(codes.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(codes.length).toBeLessThan(14)

  // Smaller requests use up the remaining capacity, also over REST.
  const overRest = () =>
    fetch(`${httpServer.baseUrl}/api/v1/transactions`, {
      headers: { authorization: `Bearer ${bob.uid}`, 'x-active-organization-id': ada.organizationId },
    })
  await expect.poll(async () => (await overRest()).status).toBe(429)
  expect(Number((await overRest()).headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await httpServer.ask(eve.uid, query, eve.organizationId)).code).toBeUndefined()
})
