import { administer, claimsOf, identityOf, type TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { ask, openSocket, openSocketAs } from '../http/transport-client.ts'

// Changes by an administrator of the embedded provider apply to the next request, and to sockets within 5 s.
const me = '{ me { id } }'

test('a disabled account loses access immediately and regains it when enabled', async ({ baseUrl, signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const [socket, other] = [await openSocketAs(baseUrl, ada), await openSocketAs(baseUrl, bob)]
  for (let request = 0; request < 3; request += 1) expect(await codeOf(baseUrl, ada)).toBeUndefined()

  await administer(baseUrl, 'update', { localId: uidOf(ada), disableUser: true })
  const disabled = performance.now()
  expect(await codeOf(baseUrl, ada)).toBe('FORBIDDEN')
  expect(await ada.rest('GET', '/organizations')).toMatchObject({ status: 403, body: { errorCode: 'FORBIDDEN' } })
  expect(await socket.end()).toMatchObject({ code: 4401, reason: expect.stringContaining('account is disabled') })
  expect(performance.now() - disabled).toBeLessThan(5_000)
  await expect(openSocketAs(baseUrl, ada)).rejects.toThrow('4401')
  await other.send({ type: 'ping' })
  await other.waitFor(({ type }) => type === 'pong')
  other.close()

  await administer(baseUrl, 'update', { localId: uidOf(ada), disableUser: false })
  await expect.poll(() => codeOf(baseUrl, ada)).toBeUndefined()
})

test('a deleted account loses access immediately', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const socket = await openSocketAs(baseUrl, ada)
  await administer(baseUrl, 'delete', { localId: uidOf(ada) })
  const deleted = performance.now()
  expect(await codeOf(baseUrl, ada)).toBe('UNAUTHENTICATED')
  expect(await socket.end()).toMatchObject({ code: 4401, reason: expect.stringContaining('session has expired') })
  expect(performance.now() - deleted).toBeLessThan(5_000)
})

test('a new password ends earlier sign-in sessions and no others', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const socket = await openSocketAs(baseUrl, ada)
  // The provider stores times in whole seconds.
  await expect.poll(() => Math.floor(Date.now() / 1_000), { interval: 50 }).toBeGreaterThan(signInOf(ada))
  const identity = await identityOf(baseUrl)
  await administer(baseUrl, 'update', { localId: uidOf(ada), password: 'another horse' })
  const changed = performance.now()
  expect(await codeOf(baseUrl, ada)).toBe('UNAUTHENTICATED')
  expect(await socket.end()).toMatchObject({ code: 4401, reason: expect.stringContaining('session has expired') })
  expect(performance.now() - changed).toBeLessThan(5_000)

  const { idToken } = await identity.post('signInWithPassword', {
    email: ada.email,
    password: 'another horse',
    returnSecureToken: true,
  })
  const renewed = { ...ada, token: idToken }
  expect(await codeOf(baseUrl, renewed)).toBeUndefined()
  const openedSocket = openSocket(baseUrl)
  await openedSocket.send({ type: 'connection_init', payload: { authorization: `Bearer ${idToken}` } })
  await openedSocket.waitFor(({ type }) => type === 'connection_ack')
  openedSocket.close()
})

async function codeOf(baseUrl: string, person: TestUser): Promise<string | undefined> {
  const { body } = await ask(baseUrl, person, me)
  return body.errors?.[0].extensions.code
}

const uidOf = (person: TestUser): string => claimsOf(person).sub
const signInOf = (person: TestUser): number => claimsOf(person).auth_time
