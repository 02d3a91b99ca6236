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
  removeByHand,
  signUp,
  touchMembership,
} from './live-fixture.ts'
import { descriptionsOf, until } from './live-shared-steps.ts'

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
