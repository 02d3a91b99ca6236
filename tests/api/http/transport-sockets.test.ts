import { expect, test } from '../../support/test.ts'
import { ask, openSocket, openSocketAs } from './transport-client.ts'

const follow = 'subscription { ledgerChanged { cursor } }'
const subscribe = (id: string, query = follow, variables = {}) => ({
  id,
  type: 'subscribe',
  payload: { query, variables },
})

test('another origin, path or protocol gets no socket', async ({ baseUrl }) => {
  await expect(openSocket(baseUrl, { origin: 'https://evil.example' }).opened).rejects.toThrow('403')
  await expect(openSocket(baseUrl, { path: '/other' }).opened).rejects.toThrow('404')
  const own = openSocket(baseUrl, { origin: baseUrl })
  await own.opened
  own.close()
  for (const protocol of ['graphql-ws', '', 'x, graphql-transport-ws-2']) {
    await expect(openSocket(baseUrl, { protocol }).opened).rejects.toThrow('400')
  }
})

test('a missing token, an invalid token and a foreign organization are refused permanently', async ({
  baseUrl,
  signUp,
}) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const token = `Bearer ${ada.token}`
  for (const payload of [
    undefined,
    { authorization: 'Bearer garbage' },
    { authorization: { a: 1 } },
    { authorization: token, organizationId: bob.organizationId },
    { authorization: token, organizationId: 'none' },
  ]) {
    const socket = openSocket(baseUrl)
    await socket.send({ type: 'connection_init', payload })
    expect(await socket.end()).toMatchObject({ code: 4401 })
    expect(socket.heard).toEqual([])
  }
})

test('an invalid protocol message closes the socket', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  for (const nonsense of ['{', 'null', '{"type":"nonsense"}', '{"type":"next","id":"1","payload":{}}']) {
    const socket = await openSocketAs(baseUrl, ada)
    await socket.send(nonsense)
    expect(await socket.end()).toMatchObject({ code: 4400 })
  }
  const large = await openSocketAs(baseUrl, ada)
  await large.send('x'.repeat(65_537))
  expect(await large.end()).toMatchObject({ code: 1009 })
})

test('an invalid operation returns an error and keeps the socket open', async ({ baseUrl, signUp }) => {
  const socket = await openSocketAs(baseUrl, await signUp())
  const bad: [string, string, string][] = [
    ['query', '{ me { id } }', 'MALFORMED'],
    ['mutation', 'mutation { completeOnboarding { id } }', 'MALFORMED'],
    ['syntax', 'subscription {{{', 'MALFORMED'],
    ['brackets', `subscription { a(b: ${'['.repeat(8_000)}`, 'MALFORMED'],
    ['field', 'subscription { nothing }', 'MALFORMED'],
    ['cursor', 'subscription { ledgerChanged(after: "garbage") { cursor } }', 'BAD_CURSOR'],
    ['variables', 'subscription ($after: Cursor!) { ledgerChanged(after: $after) { cursor } }', 'INVALID_INPUT'],
  ]
  for (const [id, query, code] of bad) {
    await socket.send(subscribe(id, query))
    const { payload } = await socket.waitFor((message) => message.id === id && message.type === 'error')
    expect(payload[0].extensions.code).toBe(code)
  }
  await socket.send(subscribe('good'))
  await socket.waitFor(({ id, type }) => id === 'good' && type === 'next')
  socket.close()
})

test('a socket has at most 25 subscriptions', async ({ baseUrl, signUp }) => {
  const socket = await openSocketAs(baseUrl, await signUp())
  for (let at = 1; at <= 25; at += 1) await socket.send(subscribe(`s${at}`))
  await socket.send(subscribe('one too many'))
  const { payload } = await socket.waitFor(({ id }) => id === 'one too many')
  expect(payload[0].extensions.code).toBe('RATE_LIMITED')
  await socket.waitFor(({ id, type }) => id === 's25' && type === 'next')
  socket.close()
})

test('a user has at most 10 sockets, and a closed socket frees one', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const sockets = []
  for (let at = 0; at < 10; at += 1) sockets.push(await openSocketAs(baseUrl, ada))
  await expect(openSocketAs(baseUrl, ada)).rejects.toThrow('4429')
  sockets[0]?.close()
  await sockets[0]?.end()
  // The server notices the closed socket shortly after the client.
  await expect.poll(() => openSocketAs(baseUrl, ada).then(({ close }) => close())).toBeUndefined()
  for (const socket of sockets) socket.close()
})

test('a completed subscription receives no more messages', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const socket = await openSocketAs(baseUrl, ada)
  await socket.send(subscribe('ended'))
  await socket.waitFor(({ id, type }) => id === 'ended' && type === 'next')
  await socket.send({ id: 'ended', type: 'complete' })
  await socket.send(subscribe('going on'))
  await socket.waitFor(({ id, type }) => id === 'going on' && type === 'next')
  const income = 'mutation { createTransaction(input: { amount: 1, date: "2026-03-31", type: INCOME }) { id } }'
  await ask(baseUrl, ada, income)
  await expect.poll(() => socket.heard.filter(({ id }) => id === 'going on').length).toBe(2)
  expect(socket.heard.filter(({ id, type }) => id === 'ended' && type === 'next')).toHaveLength(1)
  socket.close()
})
