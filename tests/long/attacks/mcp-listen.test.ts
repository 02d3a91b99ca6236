import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { CLIENT_CAPABILITIES_META_KEY, PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { addressOf, listen } from '../../api/mcp/mcp-listen-steps.ts'
import { type Follower, record, signUp as signUpByToken } from '../../api/platform/live-fixture.ts'
import { signUp as signUpAt } from '../../support/people.ts'
import { startHttpServer } from '../../support/servers/http-server.ts'
import { startServer } from '../../support/servers/server.ts'
import { expect, test } from '../../support/test.ts'

test('a client that does not read is disconnected, and others are notified meanwhile', async () => {
  const sockets = { perUser: 1, flushTime: 300 }
  const server = await startHttpServer({ LIMITS: JSON.stringify({ sockets }) })
  onTestFinished(() => server.stop())
  const [slow, ada] = [await signUpByToken(server, 'Slow'), await signUpByToken(server, 'Ada')]
  const months = Array.from({ length: 250 }, (_, at) => `budgets/${1_900 + at}-01`)
  const [begun, refused] = [
    await openUnread(server.baseUrl, slow, months),
    await openUnread(server.baseUrl, slow, months),
  ]
  expect([begun.statusCode, refused.statusCode]).toEqual([200, 429])
  const user = { token: ada.uid, organizationId: ada.organizationId }
  const uri = addressOf(user, 'categories')
  const unverified = await openUnread(server.baseUrl, { ...ada, uid: 'unverified' }, ['categories'])
  expect(unverified.statusCode).toBe(403)
  const { client, seen } = await listen(server.baseUrl, user, { resourceSubscriptions: [uri] })

  const tryAgain = async () => {
    await record(server, slow, 'Tea', '1900-01-15')
    const answer = await openUnread(server.baseUrl, slow, ['categories'])
    answer.destroy()
    return answer.statusCode
  }
  await expect.poll(tryAgain, { timeout: 60_000, interval: 1 }).toBe(200)
  await server.ask(
    ada.uid,
    'mutation { createCategory(input: { name: "Boats", type: EXPENSE }) { id } }',
    ada.organizationId,
  )
  await expect.poll(() => seen).toEqual([uri])
  begun.destroy()
  await client.close()
})

test('clients that disconnect while they subscribe leave no subscription', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const follower = { uid: ada.token, organizationId: ada.organizationId }
  for (let at = 0; at < 40; at++) {
    const sent = sendListen(baseUrl, follower, ['categories']).on('error', () => {})
    await once(sent, 'finish')
    // Each further request to the server lets it proceed with the subscription.
    for (let other = 0; other < at % 8; other++) await fetch(`${baseUrl}/health/live`)
    sent.destroy()
  }
  const filter = { resourceSubscriptions: [addressOf(ada, 'categories')] }
  const open = () => listen(baseUrl, ada, filter).then(({ client }) => client.close(), String)
  await expect.poll(open).toBeUndefined()
})

/** Subscribes without reading the notifications. */
async function openUnread(baseUrl: string, follower: Pick<Follower, 'uid' | 'organizationId'>, paths: string[]) {
  const [answer]: IncomingMessage[] = await once(sendListen(baseUrl, follower, paths), 'response')
  if (!answer) throw new Error('There is no answer.')
  return answer
}

function sendListen(
  baseUrl: string,
  { uid, organizationId }: Pick<Follower, 'uid' | 'organizationId'>,
  paths: string[],
): ClientRequest {
  const version = '2026-07-28'
  const notifications = { resourceSubscriptions: paths.map((path) => addressOf({ organizationId }, path)) }
  const _meta = { [PROTOCOL_VERSION_META_KEY]: version, [CLIENT_CAPABILITIES_META_KEY]: {} }
  const method = 'subscriptions/listen'
  const sent = request(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${uid}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': version,
      'mcp-method': method,
    },
  })
  return sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { _meta, notifications } }))
}

test('a server that stops ends its subscriptions', async () => {
  const server = await startServer()
  const ada = await signUpAt(server.baseUrl)
  const { client, subscription } = await listen(server.baseUrl, ada, { resourcesListChanged: true })
  const stopped = server.stop()
  expect(await subscription.closed).toBe('graceful')
  await stopped
  await client.close()
})
