import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOnTotp } from '../../api/people/accounts-fixture.ts'
import { type OidcTest, startOidcTest } from '../../api/people/oidc-fixture.ts'
import { initializeProfile, providersOf, subjectOf } from '../../api/people/oidc-steps.ts'
import type { Person } from '../../support/servers/oidc-server.ts'

let oidc: OidcTest

beforeAll(async () => {
  oidc = await startOidcTest()
})

afterAll(async () => {
  await oidc?.stop()
})

let owner: { email: string } | undefined
const unverified: [what: string, properties: Partial<Person>][] = [
  ['no address', { email: undefined, email_verified: undefined }],
  ['no address but a verification', { email: undefined }],
  ['no verification', { email_verified: undefined }],
  ['an address that is not verified', { email_verified: false }],
  ['the text "false"', { email_verified: 'false' }],
  ['the number 1', { email_verified: 1 }],
  ['another text', { email_verified: 'yes' }],
  ['a text that is no address', { email: 'ada' }],
  ['an address outside of ASCII', { email: 'ada\u212A@example.test' }],
]

test.each(unverified)('a provider that states %s signs in neither a new nor an existing account', async (_, stated) => {
  owner ??= await oidc.server.signUp()
  for (const id of ['oidc', 'full']) {
    const visitor = oidc.visitor()
    expect(await visitor.signIn(id, { ...oidc.newPerson({ email: owner.email }), ...stated })).toBe(
      '/login#error=email_not_verified',
    )
    expect(visitor.client.cookie).toBe('')
  }
})

test('an account has one subject of an issuer, and subjects of several issuers', async () => {
  const [first, second, third] = [oidc.visitor(), oidc.visitor(), oidc.visitor()]
  const person = oidc.newPerson()
  await first.signIn('oidc', person)
  await initializeProfile(first)
  expect(await second.signIn('oidc', oidc.newPerson({ email: person.email }))).toBe('/login#error=account_exists')
  expect(second.client.cookie).toBe('')
  expect(await third.signIn('full', oidc.newPerson({ email: person.email }))).toBe('/')
  expect(subjectOf(third)).toBe(subjectOf(first))
  expect(await providersOf(first)).toHaveLength(2)
})

test('a second factor is asked before an account is linked', async () => {
  const [owner, visitor] = [await oidc.server.signUp(), oidc.visitor()]
  const [code = ''] = (await turnOnTotp(owner)).codes

  const person = oidc.newPerson({ email: owner.email })
  const end = await visitor.signIn('oidc', person)
  expect(end).toMatch(/^\/login#ticket=[\w.-]+$/)
  expect(visitor.client.cookie).toBe('')
  const linked = '{ signInAccount { providers { name } } }'
  expect(await owner.graphql(linked)).toEqual({ data: { signInAccount: { providers: [] } } })
  const answer = (text: string) => visitor.client.post('second-factor', { ticket: end.split('=')[1], code: text })
  expect(await answer('000000')).toMatchObject({ status: 401 })
  expect(await owner.graphql(linked)).toEqual({ data: { signInAccount: { providers: [] } } })
  expect(await answer(code)).toMatchObject({ status: 200 })
  expect(await owner.graphql(linked)).toEqual({ data: { signInAccount: { providers: [{ name: 'The oidc one' }] } } })
  expect(await oidc.visitor().signIn('oidc', person)).toMatch('/login#ticket=')
})

test('a registration that a stranger has planted gives no access to the account of the provider', async () => {
  const [stranger, owner, person] = [oidc.server.client(), oidc.visitor(), oidc.newPerson()]
  const { email } = person
  await stranger.post('register', { email, password: 'chosen by a stranger', name: 'Eve' })
  const planted = await oidc.server.codeFor(email, 'verify')
  expect(await owner.signIn('oidc', person)).toBe('/')
  expect(await stranger.post('login', { email, password: 'chosen by a stranger' })).toMatchObject({ status: 403 })
  expect(await owner.client.post('verify', { code: planted })).toMatchObject({ status: 409 })
  expect(await stranger.post('login', { email, password: 'chosen by a stranger' })).toMatchObject({ status: 403 })
  expect(stranger.cookie).toBe('')
})
