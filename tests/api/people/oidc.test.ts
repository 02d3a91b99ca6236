import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../support/servers/oidc-server.ts'
import { turnOnTotp } from './accounts-fixture.ts'
import { type OidcTest, startOidcTest, type Visitor } from './oidc-fixture.ts'

let oidc: OidcTest

beforeAll(async () => {
  oidc = await startOidcTest()
})

afterAll(async () => {
  await oidc?.stop()
})

const subjectOf = ({ client }: Visitor) => (client.token ? decodeJwt(client.token).sub : undefined)

async function providersOf({ client }: Visitor): Promise<{ id: string; name: string }[]> {
  const { data } = await client.graphql('{ signInAccount { providers { id name } } }')
  return data?.signInAccount.providers
}

const initializeProfile = ({ client }: Visitor) => client.graphql('mutation { initializeProfile(name: "Ada") { id } }')

test('the providers are listed for the login page without their secrets', async () => {
  const { oidc: listed } = await (await fetch(`${oidc.origin}/config.json`)).json()
  expect(listed).toEqual([
    { id: 'oidc', name: 'The oidc one' },
    { id: 'full', name: 'The full one' },
    { id: 'strange', name: 'The strange one' },
    { id: 'tls', name: 'The tls one' },
  ])
})

test('a person without an account gets one, which stays theirs when the provider changes the address', async () => {
  const [visitor, later, person] = [oidc.visitor(), oidc.visitor(), oidc.newPerson()]
  expect(await visitor.signIn('oidc', person, '/transactions?month=2026-11#list')).toBe(
    '/transactions?month=2026-11#list',
  )
  expect(decodeJwt(visitor.client.token)).toMatchObject({
    email: person.email,
    email_verified: true,
    name: 'Ada Black',
  })
  await initializeProfile(visitor)
  expect(await providersOf(visitor)).toEqual([
    { id: `${oidc.providers.oidc.issuer} ${person.sub}`, name: 'The oidc one' },
  ])
  const changed = { ...person, email: oidc.server.newEmail(), email_verified: false, name: 'Other' }
  expect(await later.signIn('oidc', changed)).toBe('/')
  expect(subjectOf(later)).toBe(subjectOf(visitor))
  expect(decodeJwt(later.client.token)).toMatchObject({ email: person.email, name: 'Ada Black' })
})

test.each(['full', 'tls'] as const)('the provider "%s" signs in as well', async (id) => {
  const [visitor, person] = [oidc.visitor(), oidc.newPerson({ name: '' })]
  expect(await visitor.signIn(id, person)).toBe('/')
  expect(decodeJwt(visitor.client.token)).toMatchObject({ email: person.email, name: person.email.split('@')[0] })
})

test('an account with a password is linked by its address, and unlinked in the settings', async () => {
  const [owner, visitor] = [await oidc.server.signUp(), oidc.visitor()]
  const person = oidc.newPerson({ email: owner.email.toUpperCase() })
  expect(await visitor.signIn('full', person)).toBe('/')
  expect(subjectOf(visitor)).toBe(decodeJwt(owner.token).sub)
  await initializeProfile(visitor)
  const [linked] = await providersOf(visitor)
  expect(linked).toMatchObject({ name: 'The full one' })
  const unlink = 'mutation($id: ID!, $p: String!) { unlinkProvider(id: $id, password: $p) { providers { id } } }'
  const variables = { id: linked?.id, p: owner.password }
  expect(await owner.graphql(unlink, { ...variables, p: 'wrong password' })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await owner.graphql(unlink, variables)).toEqual({ data: { unlinkProvider: { providers: [] } } })
  expect(await oidc.visitor().signIn('full', { ...person, email_verified: false })).toMatch('email_not_verified')
})

test('the only way to sign in cannot be removed', async () => {
  const visitor = oidc.visitor()
  await visitor.signIn('oidc', oidc.newPerson())
  await initializeProfile(visitor)
  const [linked] = await providersOf(visitor)
  const unlink = 'mutation($id: ID!) { unlinkProvider(id: $id) { providers { id } } }'
  expect(await visitor.client.graphql(unlink, { id: linked?.id })).toMatchObject({ code: 'CONFLICT' })
  expect(await providersOf(visitor)).toHaveLength(1)
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

test('the text "true" is accepted as a verification', async () => {
  const [visitor, person] = [oidc.visitor(), oidc.newPerson({ email_verified: 'true' })]
  expect(await visitor.signIn('oidc', person)).toBe('/')
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

test('a person who cancels at the provider returns to the login page', async () => {
  expect(await oidc.visitor().signIn('oidc', null)).toBe('/login#error=cancelled')
})
