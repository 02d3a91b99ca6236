import { administer, identityOf } from '../../support/firebase.ts'
import { claimsOf, type TestUser } from '../../support/people.ts'
import { expect, testWithFirebase as test } from '../../support/test.ts'
import { ask, openSocket, openSocketAs } from '../http/transport-client.ts'

// Changes by an administrator of Firebase's emulator apply to the next request.
const me = '{ me { id } }'

test('a disabled account loses access immediately and regains it when enabled', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  for (let request = 0; request < 3; request += 1) expect(await codeOf(baseUrl, ada)).toBeUndefined()

  await administer(baseUrl, 'update', { localId: uidOf(ada), disableUser: true })
  expect(await codeOf(baseUrl, ada)).toBe('FORBIDDEN')
  expect(await ada.rest('GET', '/organizations')).toMatchObject({ status: 403, body: { errorCode: 'FORBIDDEN' } })
  await expect(openSocketAs(baseUrl, ada)).rejects.toThrow('4401')

  await administer(baseUrl, 'update', { localId: uidOf(ada), disableUser: false })
  await expect.poll(() => codeOf(baseUrl, ada)).toBeUndefined()
})

test('a deleted account loses access immediately', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await administer(baseUrl, 'delete', { localId: uidOf(ada) })
  expect(await codeOf(baseUrl, ada)).toBe('UNAUTHENTICATED')
})

test('a new password ends earlier sign-in sessions and no others', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  // The provider stores times in whole seconds.
  await expect.poll(() => Math.floor(Date.now() / 1_000), { interval: 50 }).toBeGreaterThan(signInOf(ada))
  const identity = await identityOf(baseUrl)
  await administer(baseUrl, 'update', { localId: uidOf(ada), password: 'another horse' })
  expect(await codeOf(baseUrl, ada)).toBe('UNAUTHENTICATED')

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
