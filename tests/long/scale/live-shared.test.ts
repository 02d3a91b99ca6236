import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  type Followed,
  follow,
  join,
  openAppPool,
  record,
  recordMany,
  signUp,
} from '../../api/platform/live-fixture.ts'
import { descriptionsOf, until } from '../../api/platform/live-shared-steps.ts'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'

// Subscribers with the same view share one read, which must not be visible to them.
let httpServer: HttpServer
let pool: pg.Pool

beforeAll(async () => {
  httpServer = await startHttpServer()
  pool = openAppPool(httpServer)
})

afterAll(async () => {
  await pool?.end()
  await httpServer?.stop()
})

const ledger = `subscription ($after: Cursor) { ledgerChanged(after: $after) {
  cursor number since changes { number kind id transaction { description } } } }`

test('a slow subscriber delays no other and receives each message once and in order', async () => {
  const ada = await signUp(httpServer, 'ada')
  const bob = await join(httpServer, ada, 'bob', 'OWNER')
  const [quick, slow] = [await follow(httpServer, ada, ledger), await follow(httpServer, bob, ledger)]
  await Promise.all([quick.next(), slow.next()])
  slow.pause()
  // The batch exceeds the network buffers between server and client.
  for (let batch = 0; batch < 4; batch += 1) await recordMany(pool, ada, 5_000, 80)
  await record(httpServer, ada, 'Last')
  const received = await until(quick, 'Last')
  expect(received).toHaveLength(20_001)
  slow.resume()
  expect(await until(slow, 'Last')).toEqual(received)
  for (const followed of [quick, slow]) expectWhole(followed)
  quick.close()
  slow.close()
})

test('a subscriber that joins among others misses nothing and receives nothing twice', async () => {
  const ada = await signUp(httpServer, 'ada')
  const bob = await join(httpServer, ada, 'bob', 'OWNER')
  const staying = await follow(httpServer, ada, ledger)
  let { cursor: after, number } = await staying.next()
  let isOver = false
  const writing = (async () => {
    for (let at = 0; at < 80; at += 1) await record(httpServer, ada, `Write ${at}`)
    isOver = true
  })()
  const received: string[] = []
  while (!isOver || !received.includes('Write 79')) {
    const visit = await follow(httpServer, bob, ledger, { after })
    for (let messages = 0; messages < 3 && !received.includes('Write 79'); messages += 1) {
      const message = await visit.next()
      expect(message.since).toBe(number)
      ;({ cursor: after, number } = message)
      received.push(...descriptionsOf([message]))
    }
    visit.close()
  }
  await writing
  const written = Array.from({ length: 80 }, (_, at) => `Write ${at}`)
  expect(received).toEqual(written)
  expect(await until(staying, 'Write 79')).toEqual(written)
  expectWhole(staying)
  staying.close()
})

test('each message continues from the previous message of its subscriber', async () => {
  const ada = await signUp(httpServer, 'ada')
  const early = await follow(httpServer, ada, ledger)
  await early.next()
  // The change is not part of the ledger, but advances the change stream.
  await ask(httpServer, ada, 'mutation { startAssistantSession { id } }').then(({ startAssistantSession }) =>
    ask(
      httpServer,
      ada,
      `mutation { sendMessage(input: { sessionId: "${startAssistantSession.id}", text: "Hello" }) { userMessage { id } } }`,
    ),
  )
  const late = await follow(httpServer, ada, ledger)
  const head = await late.next()
  expect(head.number).toBeGreaterThan(early.received[0].number)
  await record(httpServer, ada, 'For both')
  await Promise.all([until(early, 'For both'), until(late, 'For both')])
  for (const followed of [early, late]) expectWhole(followed)
  early.close()
  late.close()
})

test('a burst arrives as few messages, and a silent subscription keeps its cursor current', async () => {
  const ada = await signUp(httpServer, 'ada')
  const messages = 'subscription { chatMessageChanged { cursor number since messages { id } } }'
  const [ledgerFollower, conversation] = [
    await follow(httpServer, ada, ledger),
    await follow(httpServer, ada, messages),
  ]
  const head = await conversation.next()
  await ledgerFollower.next()
  for (let at = 0; at < 1_000; at += 20) await recordMany(pool, ada, 20)
  await record(httpServer, ada, 'Last')
  await until(ledgerFollower, 'Last')
  expect(descriptionsOf(ledgerFollower.received)).toHaveLength(1_001)
  expect(ledgerFollower.received.length).toBeLessThan(25)
  const empty = await conversation.next()
  expect(empty).toMatchObject({ since: head.number, messages: [] })
  expect(empty.number - head.number).toBeGreaterThanOrEqual(1_000)
  ledgerFollower.close()
  conversation.close()
})

function expectWhole({ received }: Followed): void {
  let number = received[0].number
  let change = 0
  for (const message of received.slice(1)) {
    expect(message.since).toBe(number)
    number = message.number
    for (const each of message.changes) {
      expect(each.number).toBeGreaterThan(change)
      change = each.number
    }
  }
}
