import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decodeJwt } from 'jose'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OidcTest, oidcSettings, startOidcTest } from '../../api/people/oidc-fixture.ts'
import { startDatabase } from '../../support/servers/database.ts'
import { type Mistakes, type OidcServer, startOidcServer } from '../../support/servers/oidc-server.ts'
import { freePort } from '../../support/servers/server.ts'

const failed = '/login#error=provider_failed'
let oidc: OidcTest
let folder: string
let database: Awaited<ReturnType<typeof startDatabase>>
let latePort: number
let late: OidcServer | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-oidc-'))
  database = await startDatabase(folder)
  latePort = await freePort()
  const lateOne = oidcSettings('_LATE', 'The late one', `http://127.0.0.1:${latePort}`)
  oidc = await startOidcTest({ DATABASE_URL: database.url, ...lateOne })
})

afterEach(() => {
  for (const provider of Object.values(oidc.providers)) provider.mistakes = {}
})

afterAll(async () => {
  await oidc?.stop()
  await late?.close()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The reasons in the server's log, by which the operator finds a mistake. */
const reasons = () =>
  oidc.server
    .output()
    .split('\n')
    .filter((line) => line.includes('"oidc.failed"'))
    .map((line): string => JSON.parse(line).reason)

test('a provider that does not respond delays only its own sign-ins, and is asked again', async () => {
  const [visitor, other] = [oidc.visitor(), oidc.visitor()]
  oidc.providers.full.mistakes = { isSilent: true }
  const waiting = visitor.signIn('full', oidc.newPerson())
  await expect.poll(() => oidc.providers.full.requests).toEqual(['/.well-known/openid-configuration'])
  expect(await other.signIn('oidc', oidc.newPerson())).toBe('/')
  expect(await waiting).toBe(failed)
  expect(reasons().at(-1)).toBe('OAUTH_TIMEOUT: TimeoutError')
  oidc.providers.full.mistakes = {}
  expect(await visitor.signIn('full', oidc.newPerson())).toBe('/')
})

test('a provider that starts after the server signs in', async () => {
  const visitor = oidc.visitor()
  expect(await visitor.signIn('late', oidc.newPerson())).toBe(failed)
  expect(reasons().at(-1)).toMatch('ECONNREFUSED')
  late = await startOidcServer({ callbacks: oidc.callbacks, port: latePort })
  late.person = oidc.newPerson()
  expect(await visitor.signIn('late', null)).toBe('/')
})

test('a provider with a certificate of an unknown authority is not trusted', async () => {
  expect(await oidc.visitor().signIn('strange', oidc.newPerson())).toBe(failed)
  expect(reasons().at(-1)).toMatch('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
  expect(oidc.providers.strange.requests).toEqual([])
})

const set = (claims: object) => ({ idToken: (given: object) => void Object.assign(given, claims) })
const withParameter = (name: string, value: string) => ({
  callback: ({ searchParams }: URL) => searchParams.set(name, value),
})
const withoutParameter = (name: string) => ({ callback: ({ searchParams }: URL) => searchParams.delete(name) })

/** The reason is undefined where the answer does not belong to the browser, so that it is not looked at. */
const mistakes: [what: string, mistakes: Mistakes, reason?: RegExp][] = [
  ['another nonce', set({ nonce: 'other' }), /nonce/],
  ['no nonce', set({ nonce: undefined }), /nonce/],
  ['another audience', set({ aud: 'other' }), /aud/],
  ['several audiences and another party', set({ aud: ['purser', 'b'], azp: 'b' }), /azp/],
  ['an expired ID token', set({ exp: Math.floor(Date.now() / 1_000) - 120 }), /exp/],
  ['an ID token of another issuer', set({ iss: 'https://other.example' }), /iss/],
  ['an ID token without an issuer', set({ iss: undefined }), /"iss" \(issuer\) claim missing/],
  ['an ID token without a subject', set({ sub: undefined }), /"sub" \(subject\) claim missing/],
  ['a subject that is too long', set({ sub: 'x'.repeat(256) }), /Error/],
  ['another subject than the user info', set({ sub: 'other' }), /sub/],
  ['a signature of another key', { signsWithOtherKey: true }, /signature verification failed/],
  ['another code', withParameter('code', 'other'), /invalid_grant/],
  ['no code', withoutParameter('code'), /authorization code/],
  ['another state', withParameter('state', 'other')],
  ['no state', withoutParameter('state')],
  ['two states', { callback: ({ searchParams }) => searchParams.append('state', 'other') }, /only once/],
  ['the issuer of another provider', withParameter('iss', 'https://other.example'), /unexpected "iss"/],
  ['no issuer although it announces one', withoutParameter('iss'), /"iss" \(issuer\) missing/],
  ['an error', withParameter('error', 'server_error'), /server_error/],
  ['a callback of another host', { callback: (url) => void Object.assign(url, { hostname: '127.0.0.1' }) }],
]

test.each(mistakes)('a provider that answers with %s signs nobody in', async (_, made, reason) => {
  const [visitor, before] = [oidc.visitor(), reasons().length]
  oidc.providers.oidc.mistakes = made
  expect(await visitor.signIn('oidc', oidc.newPerson())).toBe(failed)
  expect(visitor.client.cookie).toBe('')
  expect(reasons().slice(before)).toEqual(reason ? [expect.stringMatching(reason)] : [])
})

test('a provider whose settings name another issuer is refused, and one without issuers in its answers is not', async () => {
  const { tls } = oidc.providers
  tls.mistakes = { metadata: (metadata) => Object.assign(metadata, { issuer: 'https://other.example' }) }
  expect(await oidc.visitor().signIn('tls', oidc.newPerson())).toBe(failed)
  expect(reasons().at(-1)).toBe('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: issuer')
  tls.mistakes = {
    metadata: (metadata) => delete metadata.authorization_response_iss_parameter_supported,
    ...withoutParameter('iss'),
  }
  expect(await oidc.visitor().signIn('tls', oidc.newPerson())).toBe('/')
})

test('a provider that knows another callback address shows its own error', async () => {
  const wrong = await startOidcServer({ callbacks: ['http://localhost:1/callback'] })
  const visitor = oidc.visitor()
  const { href } = await visitor.start('oidc')
  const { url, status } = await visitor.open(href.replace(oidc.providers.oidc.issuer, wrong.issuer), () => false)
  expect([url.origin, status]).toEqual([wrong.issuer, 400])
  await wrong.close()
})

test('an answer is used once, also if it arrives twice at the same time', async () => {
  const [visitor, copy] = [oidc.visitor(), oidc.visitor()]
  const callback = await visitor.answer('oidc', oidc.newPerson())
  const codesSent = () => oidc.providers.oidc.requests.filter((each) => each === '/token').length
  const before = codesSent()
  copy.copyCookies(visitor)
  const later = oidc.visitor()
  later.copyCookies(visitor)
  const ends = await Promise.all([visitor, copy].map((each) => each.openCallback(callback)))
  expect(ends.sort()).toEqual(['/', failed])
  expect(await later.openCallback(callback)).toBe(failed)
  expect(codesSent()).toBe(before + 1)
})

test('an answer is of no use in another browser, with or without its own sign-in', async () => {
  const [victim, attacker, stranger] = [oidc.visitor(), oidc.visitor(), oidc.visitor()]
  const stolen = await attacker.answer('oidc', oidc.newPerson())
  expect(await stranger.openCallback(stolen)).toBe(failed)
  const person = oidc.newPerson()
  const own = await victim.answer('oidc', person)
  expect(await victim.openCallback(stolen)).toBe(failed)
  // The victim's own sign-in continues after the attack.
  expect(await victim.openCallback(own)).toBe('/')
  expect(decodeJwt(victim.client.token).email).toBe(person.email)
})

test('a code of another browser is refused by the provider', async () => {
  const [attacker, victim] = [oidc.visitor(), oidc.visitor()]
  const own = await attacker.answer('oidc', oidc.newPerson())
  const stolen = await victim.answer('oidc', oidc.newPerson())
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  expect(await attacker.openCallback(own)).toBe(failed)
  expect(reasons().at(-1)).toMatch('invalid_grant')
})

test('a code of one provider is not sent to another one', async () => {
  const visitor = oidc.visitor()
  const ofOther = await oidc.visitor().answer('oidc', oidc.newPerson())
  const own = await visitor.answer('full', oidc.newPerson())
  ofOther.searchParams.set('state', own.searchParams.get('state') ?? '')
  const asked = oidc.providers.full.requests.length
  expect(await visitor.openCallback(ofOther)).toBe(failed)
  expect(oidc.providers.full.requests).toHaveLength(asked)
})

test('a person who arrives in two browsers at once gets one account', async () => {
  const [visitors, person] = [[oidc.visitor(), oidc.visitor()], oidc.newPerson()]
  const callbacks: URL[] = []
  for (const each of visitors) callbacks.push(await each.answer('oidc', person))
  const ends = await Promise.all(visitors.map((each, index) => each.openCallback(callbacks[index] ?? '')))
  expect(ends).toEqual(['/', '/'])
  expect(new Set(visitors.map(({ client }) => decodeJwt(client.token).sub)).size).toBe(1)
})

test('two subjects that claim an account at once do not both get it', async () => {
  const [owner, visitors] = [await oidc.server.signUp(), [oidc.visitor(), oidc.visitor()]]
  const callbacks: URL[] = []
  for (const each of visitors) callbacks.push(await each.answer('oidc', oidc.newPerson({ email: owner.email })))
  const ends = await Promise.all(visitors.map((each, index) => each.openCallback(callbacks[index] ?? '')))
  expect(ends.sort()).toEqual(['/', '/login#error=account_exists'])
})

test('a disabled account is refused', async () => {
  const [owner, person] = [oidc.visitor(), oidc.newPerson()]
  await owner.signIn('oidc', person)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('update accounts set disabled_at = now() where email = $1', [person.email])
  await client.end()
  expect(await oidc.visitor().signIn('oidc', person)).toBe(failed)
})

const foreignPaths = [
  ...['//evil.example', 'https://evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...['/.//evil.example', '/a/..//evil.example', 'evil', '', 'javascript:alert(1)', `/${'x'.repeat(1_000)}`],
]

test('a link leads to no other site after the sign-in', async () => {
  for (const to of foreignPaths)
    expect([to, await oidc.visitor().signIn('oidc', oidc.newPerson(), to)]).toEqual([to, '/'])
})

test('the entry points serve links of the app only', async () => {
  const start = `${oidc.origin}/auth/oidc/start?provider=oidc`
  const get = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { redirect: 'manual', ...init })
    return [
      response.status,
      response.headers.get('location')?.replace(oidc.origin, ''),
      response.headers.get('set-cookie'),
    ]
  }
  expect(await get(start, { headers: { 'sec-fetch-site': 'cross-site' } })).toEqual([302, '/login', null])
  expect(await get(`${start}x`)).toEqual([302, failed, null])
  expect(await get(start.replace('?provider=oidc', ''))).toEqual([302, failed, null])
  expect(await get(start, { method: 'POST' })).toEqual([404, undefined, null])
  expect(await get(start.replace('start', 'other'))).toEqual([404, undefined, null])
  expect(await get(start.replace('start?', 'callback?state=&'))).toEqual([302, failed, null])
  const headers = { 'x-forwarded-for': '10.9.9.9' }
  const many = await Promise.all(Array.from({ length: 45 }, () => get(start, { headers })))
  const refused = many.filter(([, location]) => location === failed)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(15)
})
