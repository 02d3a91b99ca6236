import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { ask, openSocketAs } from '../http/transport-client.ts'

const query = `subscription ($after: Cursor) {
  ledgerChanged(after: $after) { cursor changes { kind action id transaction { description } } }
}`

interface Followed {
  cursor: string
  changes: { kind: string; action: string; id: string; transaction: { description: string } | null }[]
}

async function follow(baseUrl: string, person: TestUser, after?: string) {
  const socket = await openSocketAs(baseUrl, person)
  await socket.send({ id: '1', type: 'subscribe', payload: { query, variables: { after } } })
  let readCount = 0
  return {
    async next(): Promise<Followed> {
      readCount += 1
      await socket.waitFor(() => socket.heard.filter(({ type }) => type !== 'connection_ack').length >= readCount)
      const message = socket.heard.filter(({ type }) => type !== 'connection_ack')[readCount - 1]
      if (message.type === 'error') throw new Error(message.payload[0].extensions.code)
      return message.payload.data.ledgerChanged
    },
    close: () => socket.close(),
  }
}

async function record(baseUrl: string, person: TestUser, description: string): Promise<string> {
  const mutation = `mutation ($description: String!) {
    createTransaction(input: { amount: 1, date: "2026-03-31", type: INCOME, description: $description }) { id }
  }`
  const { body } = await ask(baseUrl, person, mutation, { description })
  return body.data.createTransaction.id
}

test('the first message is the head, and later changes arrive live', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(baseUrl, ada, 'before')
  const ledger = await follow(baseUrl, ada)
  expect(await ledger.next()).toEqual({ cursor: expect.any(String), changes: [] })
  const id = await record(baseUrl, ada, 'after')
  expect(await ledger.next()).toEqual({
    cursor: expect.any(String),
    changes: [{ kind: 'TRANSACTION', action: 'CREATED', id, transaction: { description: 'after' } }],
  })
  ledger.close()
})

test('a client with a cursor receives all missed changes once and in order', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const ledger = await follow(baseUrl, ada)
  const { cursor } = await ledger.next()
  ledger.close()
  const missed = []
  for (const name of ['one', 'two', 'three']) missed.push(await record(baseUrl, ada, name))
  const resumed = await follow(baseUrl, ada, cursor)
  const received: string[] = []
  let latest = cursor
  while (received.length < missed.length) {
    const followed = await resumed.next()
    received.push(...followed.changes.map(({ id }) => id))
    latest = followed.cursor
  }
  expect(received).toEqual(missed)
  resumed.close()
  const upToDate = await follow(baseUrl, ada, latest)
  expect((await upToDate.next()).changes).toEqual([])
  upToDate.close()
})

test('changes of simultaneous writers arrive in one order without gaps or duplicates', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const [first, second] = [await follow(baseUrl, ada), await follow(baseUrl, ada)]
  await Promise.all([first.next(), second.next()])
  const recorded = await Promise.all(Array.from({ length: 15 }, (_, at) => record(baseUrl, ada, `${at}`)))
  const listen = async (ledger: { next(): Promise<Followed> }) => {
    const ids: string[] = []
    while (ids.length < recorded.length) ids.push(...(await ledger.next()).changes.map(({ id }) => id))
    return ids
  }
  const [received, secondReceived] = await Promise.all([listen(first), listen(second)])
  expect(received.toSorted()).toEqual(recorded.toSorted())
  expect(secondReceived).toEqual(received)
  first.close()
  second.close()
})

test('changes of another organization are not delivered', async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const ledger = await follow(baseUrl, bob)
  await ledger.next()
  await record(baseUrl, ada, 'secret of Ada')
  const own = await record(baseUrl, bob, 'own')
  expect((await ledger.next()).changes.map(({ id }) => id)).toEqual([own])
  ledger.close()
})

test('an altered cursor or one of another organization is refused', async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const ledger = await follow(baseUrl, ada)
  const { cursor } = await ledger.next()
  ledger.close()
  const altered = `${cursor.slice(0, 8)}${cursor[8] === 'A' ? 'B' : 'A'}${cursor.slice(9)}`
  for (const [person, after] of [
    [bob, cursor],
    [ada, altered],
    [ada, ''],
    [ada, 'nonsense'],
  ] as const) {
    const rejected = await follow(baseUrl, person, after)
    await expect(rejected.next()).rejects.toThrow('BAD_CURSOR')
    rejected.close()
  }
})
