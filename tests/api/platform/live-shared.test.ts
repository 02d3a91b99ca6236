import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import {
  ask,
  type Followed,
  follow,
  join,
  openAppPool,
  record,
  recordMany,
  removeByHand,
  signUp,
  touchMembership,
} from './live-fixture.ts'

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
type Message = Awaited<ReturnType<Followed['next']>>
const descriptionsOf = (messages: Message[]): string[] =>
  messages.flatMap(({ changes }: { changes: { transaction: { description: string } | null }[] }) =>
    changes.map(({ transaction }) => transaction?.description ?? ''),
  )

async function until(followed: Followed, description: string): Promise<string[]> {
  const received: string[] = []
  while (!received.includes(description)) received.push(...descriptionsOf([await followed.next()]))
  return received
}

test('each role receives the data that it may see', async () => {
  const ada = await signUp(httpServer, 'ada')
  const bob = await join(httpServer, ada, 'bob', 'VIEWER')
  const query = 'subscription { ledgerChanged { changes { kind invitation { email } } } }'
  const [owners, viewers] = [await follow(httpServer, ada, query), await follow(httpServer, bob, query)]
  await Promise.all([owners.next(), viewers.next()])
  await ask(
    httpServer,
    ada,
    'mutation { createInvitation(input: { email: "eve@example.test", role: MEMBER }) { link } }',
  )
  expect((await owners.next()).changes).toEqual([{ kind: 'INVITATION', invitation: { email: 'eve@example.test' } }])
  expect((await viewers.next()).changes).toEqual([{ kind: 'INVITATION', invitation: null }])
  owners.close()
  viewers.close()
})

test('a subscriber whose role changes is asked to reconnect, and no subscription ends in an error', async () => {
  const ada = await signUp(httpServer, 'ada')
  const bob = await join(httpServer, ada, 'bob', 'MEMBER')
  const followed = await follow(httpServer, bob, ledger)
  await followed.next()
  await ask(httpServer, ada, `mutation { updateMemberRole(userId: "${bob.userId}", role: VIEWER) { role } }`)
  expect(await followed.end()).toEqual({ code: 4403, reason: 'Your role has changed' })
  expect(followed.failures).toEqual([])
  const reconnected = await follow(httpServer, bob, ledger)
  await reconnected.next()
  reconnected.close()
})

test('data that depends on the reader is delivered for each reader', async () => {
  const ada = await signUp(httpServer, 'ada')
  const [bob, cem] = [await join(httpServer, ada, 'bob', 'ADMIN'), await join(httpServer, ada, 'cem', 'ADMIN')]
  const query = 'subscription { ledgerChanged { changes { member { name isYou } } organization { name userRole } } }'
  const [bobs, cems] = [await follow(httpServer, bob, query), await follow(httpServer, cem, query)]
  await Promise.all([bobs.next(), cems.next()])
  await ask(httpServer, ada, 'mutation { updateOrganization(changes: { name: "Ours" }) { id } }')
  for (const followed of [bobs, cems]) {
    expect((await followed.next()).organization).toEqual({ name: 'Ours', userRole: 'ADMIN' })
  }
  await touchMembership(pool, ada, bob)
  expect((await bobs.next()).changes).toEqual([{ member: { name: 'bob', isYou: true } }])
  expect((await cems.next()).changes).toEqual([{ member: { name: 'bob', isYou: false } }])
  bobs.close()
  cems.close()
})

for (const who of ['who leads the group', 'who is one of many']) {
  test(`somebody who is removed, ${who}, hears nothing of what comes after, and the others do`, async () => {
    const ada = await signUp(httpServer, 'ada')
    const [bob, cem] = [await join(httpServer, ada, 'bob', 'MEMBER'), await join(httpServer, ada, 'cem', 'MEMBER')]
    const [first, second] = [await follow(httpServer, bob, ledger), await follow(httpServer, cem, ledger)]
    const [gone, going, staying] = who === 'who leads the group' ? [bob, first, second] : [cem, second, first]
    for (const each of [first, second]) await each.next()
    await record(httpServer, ada, 'Before')
    for (const each of [first, second]) expect(await until(each, 'Before')).toEqual(['Before'])
    // The membership is removed by SQL, so only the member list shows it.
    await removeByHand(httpServer, gone)
    await record(httpServer, ada, 'After')
    expect(await until(staying, 'After')).toEqual(['After'])
    expect(await going.end()).toMatchObject({ code: 4401 })
    expect(descriptionsOf(going.received)).toEqual(['Before'])
    staying.close()
  })
}

test('messages of an assistant session reach only its user', async () => {
  const ada = await signUp(httpServer, 'ada')
  const bob = await join(httpServer, ada, 'bob', 'OWNER')
  const query = 'subscription { chatMessageChanged { number messages { role content } } }'
  const [adas, bobs] = [await follow(httpServer, ada, query), await follow(httpServer, bob, query)]
  await Promise.all([adas.next(), bobs.next()])
  for (const [person, text] of [
    [ada, 'secret of Ada'],
    [bob, 'secret of Bob'],
  ] as const) {
    const { startAssistantSession } = await ask(httpServer, person, 'mutation { startAssistantSession { id } }')
    const input = `{ sessionId: "${startAssistantSession.id}", text: "${text}" }`
    await ask(httpServer, person, `mutation { sendMessage(input: ${input}) { userMessage { id } } }`)
  }
  const textsOf = async (followed: Followed, text: string) => {
    const received: string[] = []
    while (!received.includes(text)) {
      const { messages }: { messages: { content: string }[] } = await followed.next()
      received.push(...messages.map(({ content }) => content))
    }
    return received.join(' ')
  }
  expect(await textsOf(adas, 'secret of Ada')).not.toContain('Bob')
  expect(await textsOf(bobs, 'secret of Bob')).not.toContain('Ada')
  expect(JSON.stringify(adas.received)).not.toContain('secret of Bob')
  adas.close()
  bobs.close()
})

test('a subscriber with another query receives its own data', async () => {
  const ada = await signUp(httpServer, 'ada')
  const query = `subscription ($filter: TransactionFilter) {
    ledgerChanged { changes { kind } transactionTotals(filter: $filter) { count } } }`
  const march = await follow(httpServer, ada, query, { filter: { from: '2026-03-01', to: '2026-03-31' } })
  const april = await follow(httpServer, ada, query, { filter: { from: '2026-04-01', to: '2026-04-30' } })
  const alsoApril = await follow(httpServer, ada, query, { filter: { from: '2026-04-01', to: '2026-04-30' } })
  for (const followed of [march, april, alsoApril]) await followed.next()
  await record(httpServer, ada, 'Easter', '2026-04-05')
  expect((await march.next()).transactionTotals.count).toBe(0)
  expect((await april.next()).transactionTotals.count).toBe(1)
  expect((await alsoApril.next()).transactionTotals.count).toBe(1)
  for (const followed of [march, april, alsoApril]) followed.close()
})

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
