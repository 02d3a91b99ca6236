import { createHmac, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HttpServer, startHttpServer } from '../../support/servers/http-server.ts'
import { type Issuer, project, startIssuer } from '../../support/servers/issuer.ts'
import { openSocket, post } from '../http/transport-client.ts'
import { seconds } from './identity-steps.ts'

// The HTTP server runs with the production identity adapter: tokens have real signatures and no emulator is used.
let issuer: Issuer
let httpServer: HttpServer
let elsewhere: { url: string; visits: number; close(): void }

beforeAll(async () => {
  issuer = await startIssuer()
  issuer.publish(['first', 'second'], 3_600)
  httpServer = await startHttpServer({ ISSUER_PORT: String(issuer.port) })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  elsewhere = { url: `http://127.0.0.1:${address.port}/keys`, visits: 0, close: () => server.close() }
  server.on('connection', () => {
    elsewhere.visits += 1
  })
})

afterAll(async () => {
  await httpServer?.stop()
  await issuer?.close()
  elsewhere?.close()
})

const me = '{ me { id } }'

const badTokens: [wrong: string, make: () => string][] = [
  ['signed by nobody', () => unsigned()],
  ['signed with the public key as a secret', () => signedAsSecret()],
  ['signed by another kind of key', () => reheaded({ alg: 'ES256' })],
  ['for another audience', () => issuer.token({ aud: 'another-project' })],
  ['from another issuer', () => issuer.token({ iss: `https://accounts.example/${project}` })],
  ['of another project', () => issuer.token({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
  ['ended', () => issuer.token({ exp: seconds() - 1 })],
  ['without an end', () => issuer.token({ exp: undefined })],
  ['not valid yet', () => issuer.token({ nbf: seconds() + 600 })],
  ['issued in the future', () => issuer.token({ iat: seconds() + 600 })],
  ['of a sign-in in the future', () => issuer.token({ auth_time: seconds() + 600 })],
  ['of no sign-in', () => issuer.token({ auth_time: undefined })],
  ['of nobody', () => issuer.token({ sub: undefined })],
  ['of an empty name', () => issuer.token({ sub: '' })],
  ['of a name too long', () => issuer.token({ sub: 'x'.repeat(129) })],
  ['of a number', () => issuer.token({ sub: 7 })],
  ['naming no key', () => issuer.token({}, { kid: undefined })],
  ['naming an empty key', () => issuer.token({}, { kid: '' }, 'third')],
  ['naming an unknown key', () => issuer.token({}, { kid: 'unknown' })],
  ['naming a key of JavaScript', () => issuer.token({}, { kid: '__proto__' })],
  ['signed by another key than it names', () => issuer.token({}, { kid: 'second' }, 'first')],
  ['signed by a key withdrawn', () => issuer.token({}, {}, 'third')],
  ['with keys of its own elsewhere', () => issuer.token({}, { kid: 'own', jku: elsewhere.url, x5u: elsewhere.url })],
  ['with a key of its own inside', () => issuer.token({}, { kid: 'own', jwk: { kty: 'RSA' } })],
  ['with another content', () => recontented({ sub: 'bob' })],
  ['with another signature', () => `${issuer.token().split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}`],
  ['with no signature', () => `${issuer.token().split('.').slice(0, 2).join('.')}.`],
  ['cut off', () => issuer.token().slice(0, -20)],
  ['no token at all', () => 'garbage'],
  ['three dots', () => '...'],
  ['too large', () => issuer.token({ filling: 'x'.repeat(9_000) })],
  ['a custom token', () => custom()],
  ['a session cookie', () => issuer.token({ iss: `https://session.firebase.google.com/${project}` })],
]

test(`${badTokens.length} kinds of bad token are refused at every door`, async () => {
  const person = issuer.token({ sub: 'ada' })
  expect((await httpServer.ask(person, 'mutation { initializeProfile(name: "Ada") { id } }')).code).toBeUndefined()
  expect((await httpServer.ask(person, me)).code).toBeUndefined()
  expect(await restStatusOf(person)).toMatchObject({ status: 200 })
  expect((await socketOf(person)).acknowledged).toBe(true)

  for (const [wrong, make] of badTokens) {
    const token = make()
    expect({ wrong, ...(await httpServer.ask(token, me)) }).toMatchObject({
      wrong,
      status: 401,
      code: 'UNAUTHENTICATED',
    })
    expect({ wrong, ...(await restStatusOf(token)) }).toEqual({ wrong, status: 401, code: 'UNAUTHENTICATED' })
    expect({ wrong, ...(await socketOf(token)) }).toEqual({ wrong, acknowledged: false, code: 4401 })
  }
  expect(elsewhere.visits).toBe(0)
  expect(issuer.asked).toHaveLength(1)
})

test('a request with an invalid token is refused before its body is validated', async () => {
  const [token, good] = ['garbage', issuer.token({ sub: 'ada' })]
  const bodies = ['{"query":', '[]', '{}', '{"query":"{ nothing }"}', `{"query":"${'x'.repeat(300_000)}"}`]
  for (const sent of bodies) {
    const rejected = await post(httpServer.baseUrl, sent, { authorization: `Bearer ${token}` })
    expect(rejected).toMatchObject({ status: 401, body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } })
    const judged = await post(httpServer.baseUrl, sent, { authorization: `Bearer ${good}` })
    expect(judged.status).toBeOneOf([400, 413])
    const overRest = await fetch(`${httpServer.baseUrl}/api/v1/transactions?nonsense=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: sent,
    })
    expect(overRest.status).toBe(401)
  }
  const asForm = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' }
  expect((await post(httpServer.baseUrl, '{}', asForm)).status).toBe(401)
})

test('a user with an unverified address can only create a profile', async () => {
  const token = issuer.token({ sub: 'unverified', email_verified: false })
  expect((await httpServer.ask(token, 'mutation { initializeProfile(name: "Una") { id } }')).code).toBeUndefined()
  for (const query of [me, '{ organizations { id } }', 'mutation { updatePreferredName(name: "Ina") { id } }']) {
    expect((await httpServer.ask(token, query)).code).toBe('EMAIL_NOT_VERIFIED')
  }
  expect(await restStatusOf(token)).toEqual({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
  expect(await socketOf(token)).toEqual({ acknowledged: false, code: 4401 })
})

test('a profile takes the newest verified address, which no other account keeps', async () => {
  const profile = 'mutation { initializeProfile(name: "Uma") { id email } }'
  const claims = { sub: 'uma', email: 'victim@example.test', email_verified: false }
  expect(await httpServer.ask(issuer.token(claims), profile)).toMatchObject({
    data: { initializeProfile: { email: 'victim@example.test' } },
  })
  expect(await emailsOf('uma')).toEqual([''])

  const proved = (sub: string, email: string, minutes: number) =>
    issuer.token({ sub, email, email_verified: true, exp: seconds() + minutes * 60 })
  const first = proved('uma', 'uma@example.test', 30)
  expect((await httpServer.ask(first, me)).code).toBeUndefined()
  expect(await emailsOf('uma')).toEqual(['uma@example.test'])
  const renamed = proved('uma', 'Uma.New@example.test', 40)
  const answers = await Promise.all(Array.from({ length: 40 }, () => httpServer.ask(renamed, '{ me { email } }')))
  expect(new Set(answers.map(({ data }) => data?.me.email))).toEqual(new Set(['Uma.New@example.test']))
  // The older token is still valid, but does not restore the older address, not even in another process.
  expect((await httpServer.ask(proved('uma', 'uma@example.test', 29), me)).code).toBeUndefined()
  expect(await emailsOf('uma')).toEqual(['Uma.New@example.test'])

  const other = proved('vic', 'uma.new@example.test', 35)
  expect((await httpServer.ask(other, profile)).code).toBeUndefined()
  expect(await emailsOf('vic')).toEqual(['uma.new@example.test'])
  expect(await emailsOf('uma')).toEqual([''])
})

test('a user who signed out everywhere is refused at the next request and loses the socket until the next sign-in', async () => {
  const before = issuer.token({ sub: 'eve', auth_time: seconds() - 600 })
  expect((await httpServer.ask(before, 'mutation { initializeProfile(name: "Eve") { id } }')).code).toBeUndefined()
  const socket = await letIn(before)
  await note('eve', false, new Date((seconds() - 60) * 1_000))
  expect((await httpServer.ask(before, me)).code).toBe('UNAUTHENTICATED')
  expect(await restStatusOf(before)).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  expect(await socket.ended).toEqual({ code: 4401, reason: 'Your session has expired' })
  expect(await socketOf(before)).toEqual({ acknowledged: false, code: 4401 })

  const after = issuer.token({ sub: 'eve', auth_time: seconds() })
  expect((await httpServer.ask(after, me)).code).toBeUndefined()
  const accepted = await letIn(after)
  const other = await letIn(issuer.token({ sub: 'ada' }))
  // The wait is long enough for a poll, which ends the socket of another user and neither of these two.
  const third = await signUpAndLetIn('fay')
  await note('fay', true)
  expect((await third.ended).code).toBe(4401)
  expect([accepted.isOpen(), other.isOpen()]).toEqual([true, true])
})

test('a disabled user is refused at the next request, and every socket ends', async () => {
  const sockets = [await signUpAndLetIn('dan'), await letIn(issuer.token({ sub: 'dan' }))]
  await note('dan', true)
  expect((await httpServer.ask(issuer.token({ sub: 'dan' }), me)).code).toBe('FORBIDDEN')
  expect(await restStatusOf(issuer.token({ sub: 'dan' }))).toEqual({ status: 403, code: 'FORBIDDEN' })
  for (const socket of sockets) {
    expect(await socket.ended).toEqual({ code: 4401, reason: 'This account is disabled' })
  }
  expect(await socketOf(issuer.token({ sub: 'dan' }))).toEqual({ acknowledged: false, code: 4401 })
  await note('dan', false)
  expect((await httpServer.ask(issuer.token({ sub: 'dan' }), me)).code).toBeUndefined()
})

async function signUpAndLetIn(sub: string) {
  await httpServer.ask(issuer.token({ sub }), 'mutation { initializeProfile(name: "Someone") { id } }')
  return letIn(issuer.token({ sub }))
}

async function emailsOf(uid: string): Promise<string[]> {
  const { rows } = await httpServer.owner.query('select email from users where auth_uid = $1', [uid])
  return rows.map(({ email }) => email)
}

async function note(uid: string, isDisabled: boolean, validAfter?: Date): Promise<void> {
  const client = new pg.Client({ connectionString: httpServer.appUrl })
  await client.connect()
  await client.query('select update_account_state($1, $2, $3)', [uid, isDisabled, validAfter?.toISOString()])
  await client.end()
}

async function letIn(token: string) {
  const socket = openSocket(httpServer.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await socket.waitFor(({ type }) => type === 'connection_ack')
  let isOpen = true
  const ended = socket.end().then((end) => {
    isOpen = false
    return end
  })
  return { ended, isOpen: () => isOpen }
}

async function socketOf(token: string): Promise<{ acknowledged: boolean; code?: number }> {
  const socket = openSocket(httpServer.baseUrl)
  await socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  const acknowledged = await socket.waitFor(({ type }) => type === 'connection_ack').catch(() => undefined)
  if (!acknowledged) return { acknowledged: false, code: (await socket.end()).code }
  socket.close()
  return { acknowledged: true }
}

async function restStatusOf(token: string): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(`${httpServer.baseUrl}/api/v1/organizations`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = await response.json()
  return { status: response.status, code: body.errorCode }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const contentOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

function unsigned(): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${issuer.token().split('.')[1]}.`
}

function signedAsSecret(): string {
  const content = `${encoded({ alg: 'HS256', kid: 'first', typ: 'JWT' })}.${issuer.token().split('.')[1]}`
  return `${content}.${createHmac('sha256', issuer.publicKey('first')).update(content).digest('base64url')}`
}

function reheaded(header: object): string {
  const [, content, signature] = issuer.token().split('.')
  return `${encoded({ alg: 'RS256', kid: 'first', typ: 'JWT', ...header })}.${content}.${signature}`
}

function recontented(claims: object): string {
  const [header, , signature] = issuer.token().split('.')
  return `${header}.${encoded({ ...contentOf(issuer.token()), ...claims })}.${signature}`
}

/** A custom token, which the client must exchange and which does not authenticate a request. */
function custom(): string {
  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
  const content = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ aud, uid: 'ada', iat: seconds(), exp: seconds() + 600 })}`
  return `${content}.${sign('sha256', Buffer.from(content), issuer.privateKey('first')).toString('base64url')}`
}
