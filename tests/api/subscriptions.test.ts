import type { TestPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { ask, openSocketAs } from './transport-client.ts'

const query = `subscription ($after: Cursor) {
  ledgerChanged(after: $after) { cursor changes { kind action id transaction { description } } }
}`

interface Followed {
  cursor: string
  changes: { kind: string; action: string; id: string; transaction: { description: string } | null }[]
}

async function follow(baseUrl: string, person: TestPerson, after?: string) {
  const socket = await openSocketAs(baseUrl, person)
  await socket.send({ id: '1', type: 'subscribe', payload: { query, variables: { after } } })
  let taken = 0
  return {
    async next(): Promise<Followed> {
      taken += 1
      await socket.hear(() => socket.heard.filter(({ type }) => type !== 'connection_ack').length >= taken)
      const message = socket.heard.filter(({ type }) => type !== 'connection_ack')[taken - 1]
      if (message.type === 'error') throw new Error(message.payload[0].extensions.code)
      return message.payload.data.ledgerChanged
    },
    close: () => socket.close(),
  }
}

async function record(baseUrl: string, person: TestPerson, description: string): Promise<string> {
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
  const again = await follow(baseUrl, ada, cursor)
  const heard: string[] = []
  let latest = cursor
  while (heard.length < missed.length) {
    const followed = await again.next()
    heard.push(...followed.changes.map(({ id }) => id))
    latest = followed.cursor
  }
  expect(heard).toEqual(missed)
  again.close()
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
  const [heard, alsoHeard] = await Promise.all([listen(first), listen(second)])
  expect(heard.toSorted()).toEqual(recorded.toSorted())
  expect(alsoHeard).toEqual(heard)
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
    const refused = await follow(baseUrl, person, after)
    await expect(refused.next()).rejects.toThrow('BAD_CURSOR')
    refused.close()
  }
})
