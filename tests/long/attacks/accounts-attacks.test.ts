import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { actions } from '../../../server/http/auth/actions.ts'
import { createAccessTokens, type SessionClaims } from '../../../server/people/identity/access-tokens.ts'
import { findTotpStep, totpCode } from '../../../server/people/identity/totp.ts'
import { openSocket } from '../../api/http/transport-client.ts'
import {
  type Accounts,
  type Client,
  sharedAccountsServer,
  totpStep,
  turnOnTotp,
} from '../../api/people/accounts-fixture.ts'
import { serverKey } from '../../support/servers/shared-servers.ts'

let server: Accounts
let ada: Client & { email: string; password: string }

beforeAll(async () => {
  server = await sharedAccountsServer()
  ada = await server.signUp()
  await ada.graphql('mutation { initializeProfile(name: "Ada") { id } }')
})

const me = '{ me { email } }'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Signs claims with another key of the same kind. */
function forge(claims: object, header: object = {}): string {
  const text = `${encode({ ...headerOf(ada.token), ...header })}.${encode({ ...decodeJwt(ada.token), ...claims })}`
  const signature = sign('sha256', Buffer.from(text), { key: own.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

/** Issues a token with the server's key. */
async function issue(claims: Partial<SessionClaims>, issuer = server.baseUrl.replace('127.0.0.1', 'localhost')) {
  const { sub = '', sid, email, name } = decodeJwt<{ sid: string; email: string; name: string }>(ada.token)
  const tokens = await createAccessTokens([serverKey], issuer)
  return (await tokens.issue({ subject: sub, sessionId: sid, email, name, signedInAt: new Date(), ...claims })).token
}

const forged: [attack: string, make: () => string | Promise<string>][] = [
  ['without a signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${ada.token.split('.')[1]}.`],
  [
    'signed with the key id as a secret',
    () => {
      const text = `${encode({ ...headerOf(ada.token), alg: 'HS256' })}.${ada.token.split('.')[1]}`
      return `${text}.${createHmac('sha256', headerOf(ada.token).kid).update(text).digest('base64url')}`
    },
  ],
  ['signed with another key', () => forge({})],
  ['with its own key in the header', () => forge({}, { jwk: own.publicKey.export({ format: 'jwk' }) })],
  ['with an address of keys', () => forge({}, { jku: 'http://127.0.0.1:9/keys' })],
  ['with an unknown key id', () => forge({}, { kid: 'other' })],
  ['with changed claims', () => ada.token.replace(/\.[^.]+\./, `.${encode({ ...decodeJwt(ada.token), sub: 'x' })}.`)],
  ['of another issuer with the right key', () => issue({}, 'https://other.example')],
  ['without an issuer', () => forge({ iss: undefined })],
  ["of Firebase's issuer", () => forge({ iss: 'https://securetoken.google.com/demo-purser' })],
  ['of a session that does not exist', () => issue({ sessionId: '01900000-0000-7000-8000-000000000000' })],
  ['of a sign-in in the future', () => issue({ signedInAt: new Date(Date.now() + 3_600_000) })],
  ['that is a refresh token', () => ada.cookie.split('=')[1] ?? ''],
  ['that is 100 kB long', () => ada.token + 'A'.repeat(8_192)],
]

test.each(forged)('a token %s is refused', async (_, make) => {
  const stranger = server.client()
  stranger.token = await make()
  expect(await stranger.graphql(me)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('the token that the forged ones resemble is accepted', async () => {
  expect(await ada.graphql(me)).toEqual({ data: { me: { email: ada.email } } })
  const stranger = server.client()
  stranger.token = await issue({})
  expect(await stranger.graphql(me)).toMatchObject({ data: { me: {} } })
})

const cookies: [attack: string, value: () => string][] = [
  ['that is an access token', () => ada.token],
  ['with a later generation', () => changed(ada.cookie, ' 1', ' 7')],
  ['with another signature', () => `${ada.cookie.slice(0, -4)}AAAA`],
  ['without a signature', () => ada.cookie.replace(/\..*/, '')],
  ['with a code of a mail', () => ada.cookie.replace(/=.*/, '=MDE5.AAAA')],
]

function changed(cookie: string, from: string, to: string): string {
  const [name = '', value = ''] = cookie.split('=')
  const [body = '', signature] = value.split('.')
  const text = Buffer.from(body, 'base64url').toString().replace(from, to)
  return `${name}=${Buffer.from(text).toString('base64url')}.${signature}`
}

test.each(cookies)('a cookie %s gives no token', async (_, value) => {
  const stranger = server.client()
  const name = ada.cookie.split('=')[0]
  stranger.cookie = value().includes('=') ? value() : `${name}=${value()}`
  expect(await stranger.post('refresh')).toEqual({ status: 200, body: { token: null } })
  expect(stranger.cookie).toBe('')
})

test('a session that was planted before the sign-in is not adopted', async () => {
  const [attacker, victim] = [await server.signUp(), await server.signUp()]
  victim.cookie = attacker.cookie
  await victim.post('login', { email: victim.email, password: victim.password })
  expect(victim.cookie).not.toBe(attacker.cookie)
  expect(decodeJwt((await attacker.post('refresh')).body.token).email).toBe(attacker.email)
})

test('a page of another origin, a form and unknown names reach nothing', async () => {
  const { email, password } = ada
  const stranger = server.client()
  const foreign = { origin: 'https://evil.example' }
  expect(await stranger.post('login', { email, password }, foreign)).toMatchObject({ status: 403 })
  expect(await stranger.post('login', { email, password }, { origin: 'null' })).toMatchObject({ status: 403 })
  const form = { 'content-type': 'text/plain' }
  expect(await stranger.post('login', { email, password }, form)).toMatchObject({ status: 415 })
  for (const name of ['constructor', '__proto__', 'passkey', 'login/'])
    expect(await stranger.post(name)).toMatchObject({ status: 404 })
  for (const body of ['null', '[]', '1', '"x"', '{"email":{"$ne":""},"password":["x"]}', '{"email":"\\u0000"}'])
    expect((await stranger.post('login', body)).status).toBe(401)
  expect(await stranger.post('login', '[['.repeat(20_000))).toMatchObject({ status: 400 })
  expect(await stranger.post('login', `{"email":"${'x'.repeat(70_000)}"}`)).toMatchObject({ status: 413 })
  expect(stranger.token).toBe('')
})

test('a token, a socket and a cookie end with their session', async () => {
  const person = await server.signUp()
  await person.graphql('mutation { initializeProfile(name: "Eli") { id } }')
  const copy = { ...person }
  const socket = await openSocket(server.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${person.token}` } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  expect(await person.post('logout')).toEqual({ status: 200, body: {} })
  expect(await person.graphql('{ movableProfile { name } }')).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await socket.end()).toMatchObject({ code: 4401, reason: expect.stringContaining('session has expired') })
  person.cookie = copy.cookie
  expect((await person.post('refresh')).body).toEqual({ token: null })
})

test('a code is valid once, for its purpose and for its account', async () => {
  const person = server.client()
  const email = server.newEmail()
  await person.post('register', { email, password: 'first password', name: 'Bo' })
  const code = await server.codeFor(email, 'verify')
  expect(await person.post('reset', { code, password: 'taken over' })).toMatchObject({ status: 422 })
  expect(await person.post('email', { code })).toMatchObject({ status: 422 })
  expect(await person.post('second-factor', { ticket: code, code: '000000' })).toMatchObject({ status: 401 })
  expect(await person.post('verify', { code: `${code.slice(0, -3)}AAA` })).toMatchObject({ status: 422 })
  expect(await person.post('verify', { code })).toEqual({ status: 200, body: { email } })
  expect(await person.post('verify', { code })).toMatchObject({ status: 422 })
})

test('a link to reset a password is valid once, ends all sessions and replaces older links', async () => {
  const person = await server.signUp()
  const { email } = person
  await person.post('forgot', { email })
  const older = await server.codeFor(email, 'reset')
  await person.post('forgot', { email })
  await expect.poll(() => server.codeFor(email, 'reset')).not.toBe(older)
  const code = await server.codeFor(email, 'reset')
  expect(await person.post('reset', { code, password: 'short' })).toMatchObject({
    body: { fields: { password: expect.any(String) } },
  })
  expect(await person.post('reset', { code, password: 'another horse' })).toEqual({ status: 200, body: { email } })
  expect(await person.post('reset', { code, password: 'third horse' })).toMatchObject({ status: 422 })
  expect(await person.post('reset', { code: older, password: 'third horse' })).toMatchObject({ status: 422 })
  expect((await person.post('refresh')).body).toEqual({ token: null })
  expect(await person.post('login', { email, password: person.password })).toMatchObject({ status: 401 })
  expect(await person.post('login', { email, password: 'another horse' })).toMatchObject({ status: 200 })
})

test('a registration for an address with an account, or before its owner, gives no access', async () => {
  const [stranger, owner] = [server.client(), server.client()]
  await stranger.post('register', { email: ada.email, password: 'chosen by a stranger', name: 'Eve' })
  await expect.poll(() => server.mailsTo(ada.email)).toContainEqual(expect.stringContaining('already has an account'))
  const ofStranger = { email: ada.email, password: 'chosen by a stranger' }
  expect(await stranger.post('login', ofStranger)).toMatchObject({ status: 403 })
  expect(stranger.cookie).toBe('')

  const email = server.newEmail()
  await stranger.post('register', { email, password: 'chosen by a stranger', name: 'Eve' })
  const planted = await server.codeFor(email, 'verify')
  expect(await stranger.post('login', { email, password: 'chosen by a stranger' })).toMatchObject({
    status: 403,
    body: { errorCode: 'EMAIL_NOT_VERIFIED', message: 'Please verify your email address first.' },
  })
  await owner.post('register', { email, password: 'chosen by the owner', name: 'Owner' })
  await expect.poll(() => server.codeFor(email, 'verify')).not.toBe(planted)
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(3)
  await owner.post('verify', { code: await server.codeFor(email, 'verify') })
  expect(await stranger.post('login', { email, password: 'chosen by a stranger' })).toMatchObject({ status: 401 })
  expect(stranger.cookie).toBe('')
  expect(await owner.post('verify', { code: planted })).toMatchObject({ status: 422 })
})

test('the second factor cannot be skipped, replayed or guessed', async () => {
  const person = await server.signUp()
  const { email, password } = person
  const step = totpStep()
  const { key, codes } = await turnOnTotp(person)
  const used = totpCode(key, step)
  expect(codes).toHaveLength(10)
  const start = 'mutation($p: String!) { startTotp(password: $p) { ticket secret } }'
  expect(await person.graphql(start, { p: 'wrong password' })).toMatchObject({ code: 'INVALID_INPUT' })

  const stranger = server.client()
  const first = await stranger.post('login', { email, password })
  expect(first.body).toEqual({ secondFactor: expect.any(String) })
  expect(stranger.cookie).toBe('')
  const answer = (code: string, of = first.body.secondFactor) => stranger.post('second-factor', { ticket: of, code })
  expect(await answer(used)).toMatchObject({ status: 401 })
  expect(await answer(codes[0] ?? '')).toMatchObject({ status: 200 })
  expect(await answer(codes[1] ?? '')).toMatchObject({ status: 401 })
  const second = (await stranger.post('login', { email, password })).body.secondFactor
  expect(await answer(codes[0] ?? '', second)).toMatchObject({ status: 401 })
  for (let guess = 0; guess < 4; guess++)
    expect(await answer(String(100_000 + guess), second)).toMatchObject({ status: 401 })
  expect(await answer(codes[2] ?? '', second)).toMatchObject({ status: 401 })
  const third = (await stranger.post('login', { email, password })).body.secondFactor
  expect(await answer(` ${(codes[2] ?? '').toUpperCase()} `, third)).toMatchObject({ status: 200 })
  expect(findTotpStep(key, totpCode(key, step + 5))).toBeUndefined()
})

test('passwords cannot be guessed, and the owner is not locked out of a known network', async () => {
  const person = await server.signUp()
  const { email, password } = person
  const stranger = server.client()
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await stranger.post('login', { email, password: `guess ${guess}` })).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect(await stranger.post('login', { email, password })).toMatchObject({ status: 429 })
  expect(await person.post('login', { email, password })).toMatchObject({ status: 200 })
})

test('answers do not show whether an address has an account', async () => {
  const unknown = server.newEmail()
  const ask = async (action: string, email: string) => {
    const client = server.client()
    const began = performance.now()
    const answer = await client.post(action, { email, password: 'some password', name: 'X' })
    return { answer, time: performance.now() - began }
  }
  for (const action of ['login', 'forgot', 'register']) {
    const known = await server.signUp()
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < 4; round++) {
      const [one, other] = [await ask(action, known.email), await ask(action, `${round}${unknown}`)]
      expect(one.answer).toEqual(other.answer)
      times[0].push(one.time)
      times[1].push(other.time)
    }
    const [one, other] = times.map((list) => Math.min(...list)) as [number, number]
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(3)
  }
})

test('an address changes only after both proofs, and the former one then proves nothing', async () => {
  const person = await server.signUp()
  const { email, password } = person
  await person.graphql('mutation { initializeProfile(name: "Di") { id } }')
  await person.post('forgot', { email })
  const reset = await server.codeFor(email, 'reset')
  const next = server.newEmail()
  const change = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { newEmail } }'
  expect(await person.graphql(change, { e: next })).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await person.graphql(change, { e: next, p: password })).toMatchObject({
    data: { requestEmailChange: { newEmail: next } },
  })
  const [formerCode, newCode] = [await server.codeFor(email, 'email'), await server.codeFor(next, 'email')]
  expect(await person.post('email', { code: newCode })).toMatchObject({ body: { isComplete: false } })
  expect(await person.post('email', { code: newCode })).toMatchObject({ status: 422 })
  expect(await person.post('login', { email: next, password })).toMatchObject({ status: 401 })
  expect(await person.post('email', { code: formerCode })).toMatchObject({ body: { isComplete: true } })
  expect(await person.post('login', { email: next, password })).toMatchObject({ status: 200 })
  expect(await person.post('reset', { code: reset, password: 'with the former address' })).toMatchObject({
    status: 422,
  })
})

test('one account cannot read or change the sign-in of another', async () => {
  const [eve, victim] = [await server.signUp(), await server.signUp()]
  for (const each of [eve, victim]) await each.graphql('mutation { initializeProfile(name: "P") { id } }')
  const { sid } = decodeJwt<{ sid: string }>(victim.token)
  expect(await eve.graphql('mutation($id: ID!) { endSession(id: $id) { email } }', { id: sid })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await eve.graphql('mutation { endSession(id: "x") { email } }')).toMatchObject({ code: 'NOT_FOUND' })
  const unlink = 'mutation($id: ID!, $p: String!) { removePasskey(id: $id, password: $p) { email } }'
  expect(await eve.graphql(unlink, { id: 'x', p: eve.password })).toMatchObject({ code: 'NOT_FOUND' })
  const passkey = { ticket: (await eve.post('passkey/start')).body.ticket, response: { id: 'x', response: {} } }
  expect(await eve.post('passkey/finish', passkey)).toMatchObject({ status: 401 })
  expect(await eve.post('passkey/finish', { ...passkey, response: null })).toMatchObject({ status: 401 })
  expect(await victim.graphql('{ signInAccount { sessions { device isCurrent } } }')).toMatchObject({
    data: { signInAccount: { sessions: [{ device: 'Firefox, Linux', isCurrent: true }] } },
  })
})

const unusual: [what: string, value: unknown][] = [
  ['NUL', '\u0000'],
  ['half a character', '\ud800'],
  ['100 emoji', '🧾'.repeat(100)],
  ['20,000 letters', 'x'.repeat(20_000)],
  ['SQL', "x'; drop table accounts --"],
  ['an object', { $ne: '' }],
  ['a list', ['x']],
  ['a large number', 1e308],
  ['a deep value', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
]

const fields = ['email', 'password', 'name', 'code', 'ticket', 'response']

test.each(unusual)('no entry point fails on %s or signs anyone in', async (_, value) => {
  const bodies = Object.keys(actions).map((action) => [action, Object.fromEntries(fields.map((each) => [each, value]))])
  for (const field of ['email', 'password', 'name']) {
    const valid = { email: server.newEmail(), password: 'correct horse', name: 'Ada' }
    bodies.push(['register', { ...valid, [field]: value }])
  }
  for (const [action, sent] of bodies) {
    const { status, body } = await server.client().post(String(action), sent)
    expect([action, sent, status < 500, body.token ?? null]).toEqual([action, sent, true, null])
  }
})
