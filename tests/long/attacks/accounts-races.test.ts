import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { totpCode } from '../../../server/people/identity/totp.ts'
import {
  type AccountsServer,
  type Client,
  startAccountsServer,
  totpStep,
  turnOnTotp,
} from '../../api/people/accounts-fixture.ts'
import { openOwnerPool, startDatabase } from '../../support/servers/database.ts'

let folder: string
let database: Awaited<ReturnType<typeof startDatabase>>
let owner: pg.Pool
let server: AccountsServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'purser-races-'))
  database = await startDatabase(folder)
  owner = openOwnerPool(database.url, 4)
  server = await startAccountsServer({ DATABASE_URL: database.url })
})

afterAll(async () => {
  await server?.stop()
  await owner?.end()
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Makes the last exchange of the refresh token older, instead of waiting. */
const age = ({ cookie }: Client, seconds: number) =>
  owner.query(`update sessions set rotated_at = rotated_at - make_interval(secs => $2) where id = $1`, [
    sessionIdOf(cookie),
    seconds,
  ])

/** Reads the text of a signed token. */
const textOf = (token: string) => Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()

const sessionIdOf = (cookie: string) => textOf(cookie.split('=')[1] ?? '').split(' ')[0]

const lockedStatements = async (): Promise<number> => {
  const { rows } = await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)
  return rows.length
}

test('tabs that refresh at once, early or late, stay signed in', async () => {
  const person = await server.signUp()
  const slow = server.client()
  slow.cookie = person.cookie
  await age(person, 31)
  const answers = await Promise.all([person.post('refresh'), slow.post('refresh')])
  expect(answers.map(({ body }) => typeof body.token)).toEqual(['string', 'string'])
  expect(slow.cookie).toBe(person.cookie)

  // A slow request of one tab arrives after several of the others.
  const former = slow.cookie
  await age(person, 31)
  for (let each = 0; each < 3; each++) await person.post('refresh')
  expect(person.cookie).not.toBe(former)
  expect((await slow.post('refresh')).body.token).toEqual(expect.any(String))
  expect(slow.cookie).toBe(person.cookie)
})

test.each([
  ['after its exchange', 1],
  ['after two exchanges', 2],
])('a refresh token that is used again %s ends the session', async (_, exchanges) => {
  const victim = await server.signUp()
  const thief = server.client()
  thief.cookie = victim.cookie
  for (let each = 0; each < exchanges; each++) {
    await age(victim, 31)
    await victim.post('refresh')
  }
  if (exchanges === 1) await age(victim, 31)
  expect((await thief.post('refresh')).body).toEqual({ token: null })
  expect((await victim.post('refresh')).body).toEqual({ token: null })
  expect(await victim.graphql('{ movableProfile { name } }')).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a registration does not show whether the address has an account', async () => {
  const known = await server.signUp()
  const ends: unknown[] = []
  for (const email of [known.email, server.newEmail()]) {
    const stranger = server.client()
    const ofStranger = { email, password: 'chosen by a stranger', name: 'Eve' }
    await stranger.post('register', ofStranger)
    ends.push([await stranger.post('login', ofStranger), await stranger.post('login', { email, password: 'another' })])
    expect(stranger.cookie).toBe('')
  }
  expect(ends[0]).toEqual(ends[1])
  expect(await known.post('login', { email: known.email, password: known.password })).toMatchObject({ status: 200 })
})

test('both links of a change of address, opened at once, complete it', async () => {
  const person = await server.signUp()
  await person.graphql('mutation { initializeProfile(name: "Di") { id } }')
  const change = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { newEmail } }'
  const next = server.newEmail()
  await person.graphql(change, { e: next, p: person.password })
  const codes = [await server.codeFor(person.email, 'email'), await server.codeFor(next, 'email')]
  const [first, second] = [await owner.connect(), await owner.connect()]
  const use = async (client: pg.PoolClient, purpose: string, code = '') => {
    await client.query('begin')
    await client.query('select use_code($1, $2)', [textOf(code), purpose])
  }
  const complete = async (client: pg.PoolClient, code = '') => {
    const read = 'select complete_email_change(account_id) as state from codes where id = $1'
    const { rows } = await client.query(read, [textOf(code)])
    await client.query('commit')
    client.release()
    return rows[0]?.state
  }
  await use(first, 'email_former', codes[0])
  const used = use(second, 'email_new', codes[1])
  await Promise.race([used, vi.waitUntil(async () => (await lockedStatements()) === 1)])
  expect(await complete(first, codes[0])).toBe('waiting')
  await used
  expect(await complete(second, codes[1])).toBe('changed')
  expect(await person.post('login', { email: next, password: person.password })).toMatchObject({ status: 200 })
})

test('a sign-in with the former password that overlaps its reset leaves no session', async () => {
  const person = await server.signUp()
  const { email, password } = person
  await person.post('forgot', { email })
  const code = await server.codeFor(email, 'reset')
  const blocker = await owner.connect()
  await blocker.query('begin')
  await blocker.query('select from accounts where email = $1 for update', [email])
  const thief = server.client()
  const signIn = thief.post('login', { email, password })
  await expect.poll(lockedStatements).toBe(1)
  let isReset = false
  const reset = person.post('reset', { code, password: 'another horse' }).finally(() => {
    isReset = true
  })
  await expect.poll(async () => isReset || (await lockedStatements()) === 2).toBe(true)
  await blocker.query('commit')
  blocker.release()
  expect((await reset).status).toBe(200)
  await signIn
  expect((await thief.post('refresh')).body).toEqual({ token: null })
})

test('a recovery code that is sent twice at once is accepted once', async () => {
  const person = await server.signUp()
  const { codes } = await turnOnTotp(person)
  const { email, password } = person
  const thieves = [server.client(), server.client()]
  const tickets = await Promise.all(thieves.map(async (each) => (await each.post('login', { email, password })).body))
  const ends = await Promise.all(
    thieves.map((each, at) => each.post('second-factor', { ticket: tickets[at].secondFactor, code: codes[0] })),
  )
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a step of the authenticator app that is sent twice at once is accepted once', async () => {
  const person = await server.signUp()
  const { key } = await turnOnTotp(person)
  const { email, password } = person
  const thieves = [server.client(), server.client()]
  const tickets = await Promise.all(thieves.map(async (each) => (await each.post('login', { email, password })).body))
  const code = totpCode(key, totpStep() + 1)
  const ends = await Promise.all(
    thieves.map((each, at) => each.post('second-factor', { ticket: tickets[at].secondFactor, code })),
  )
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a ticket of a sign-in with the former password is of no use after its reset', async () => {
  const person = await server.signUp()
  const { codes } = await turnOnTotp(person)
  const { email, password } = person
  const thief = server.client()
  const ticket = (await thief.post('login', { email, password })).body.secondFactor
  await person.post('forgot', { email })
  await person.post('reset', { code: await server.codeFor(email, 'reset'), password: 'another horse' })
  expect(await thief.post('second-factor', { ticket, code: codes[0] })).toMatchObject({ status: 401 })
  expect(thief.cookie).toBe('')
})

test('a flood of sign-ins is refused in part, while signed-in users are served', async () => {
  const person = await server.signUp()
  await person.graphql('mutation { initializeProfile(name: "Di") { id } }')
  const unknown = { email: server.newEmail(), password: 'some password' }
  let isOver = false
  const flood = Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      server.client().post('login', { ...unknown, email: `${at}${unknown.email}` }),
    ),
  ).finally(() => {
    isOver = true
  })
  expect(await person.graphql('{ me { email } }')).toMatchObject({ data: { me: { email: person.email } } })
  expect(isOver).toBe(false)
  expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(await person.post('login', { email: person.email, password: person.password })).toMatchObject({ status: 200 })
})

test('a page whose name an attacker resolves to this machine reads no mail and signs nobody in', async () => {
  const { port } = new URL(server.baseUrl)
  const ask = (method: string, target: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
      const sent = request({ port, host: '127.0.0.1', method, path: target, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      sent.end(method === 'POST' ? '{}' : undefined)
    })
  for (const host of [`evil.example:${port}`, `127.0.0.1.evil.example:${port}`, `localhost.evil.example:${port}`]) {
    expect([host, await ask('GET', '/dev/mail', host)]).toEqual([host, 403])
    expect([host, await ask('POST', '/auth/refresh', host)]).toEqual([host, 403])
  }
  for (const host of [`localhost:${port}`, `192.168.1.20:${port}`, `[::1]:${port}`, `nas:${port}`, 'nas.local']) {
    expect([host, await ask('GET', '/dev/mail', host)]).toEqual([host, 200])
    expect([host, await ask('POST', '/auth/refresh', host)]).toEqual([host, 200])
  }
})
