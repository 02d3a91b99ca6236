import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcTest, startOidcTest } from './oidc-fixture.ts'
import { initializeProfile, providersOf, subjectOf } from './oidc-steps.ts'

let oidc: OidcTest

beforeAll(async () => {
  oidc = await startOidcTest()
})

afterAll(async () => {
  await oidc?.stop()
})

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

let _owner: { email: string } | undefined

test('the text "true" is accepted as a verification', async () => {
  const [visitor, person] = [oidc.visitor(), oidc.newPerson({ email_verified: 'true' })]
  expect(await visitor.signIn('oidc', person)).toBe('/')
})

test('a person who cancels at the provider returns to the login page', async () => {
  expect(await oidc.visitor().signIn('oidc', null)).toBe('/login#error=cancelled')
})
