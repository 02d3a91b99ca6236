import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Client, sharedAccountsServer } from './accounts-fixture.ts'

let server: Accounts

beforeAll(async () => {
  server = await sharedAccountsServer()
})

const ofStranger = 'chosen by a stranger'
const ofOwner = 'chosen by the owner'

const register = (client: Client, email: string, password: string, name = 'Eve') =>
  client.post('register', { email, password, name })

async function nextCode(email: string, former: string): Promise<string> {
  await expect.poll(() => server.codeFor(email, 'verify')).not.toBe(former)
  return server.codeFor(email, 'verify')
}

test('the password of a stranger is not valid after the owner has opened the link of the mail', async () => {
  const [stranger, owner] = [server.client(), server.client()]
  const email = server.newEmail()
  await register(stranger, email, ofStranger)
  const code = await server.codeFor(email, 'verify')
  expect(await owner.post('verify', { code })).toEqual({ status: 200, body: { email, needsPassword: true } })
  expect(await stranger.post('login', { email, password: ofStranger })).toMatchObject({ status: 403 })
  expect(await owner.post('verify', { code, password: 'short' })).toMatchObject({
    status: 422,
    body: { fields: { password: 'Password should be at least 6 characters.' } },
  })
  expect(await owner.post('verify', { code, password: ofOwner, name: 'Owner' })).toEqual({
    status: 200,
    body: { email },
  })
  expect(await owner.post('verify', { code, password: ofStranger })).toMatchObject({ status: 422 })
  expect(await stranger.post('login', { email, password: ofStranger })).toMatchObject({ status: 401 })
  expect(await owner.post('login', { email, password: ofOwner })).toMatchObject({ status: 200 })
  expect(stranger.cookie).toBe('')
})

test('the name that a stranger chose is not the name of the account', async () => {
  const [stranger, owner] = [server.client(), server.client()]
  const email = server.newEmail()
  await register(stranger, email, ofStranger, 'You owe me money')
  await owner.post('verify', { code: await server.codeFor(email, 'verify'), password: ofOwner })
  await owner.post('login', { email, password: ofOwner })
  const claims = JSON.parse(Buffer.from(owner.token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.name).toBe(email.split('@')[0])
})

test('the cookie of a registration is for scripts and other sites out of reach, and for its own code only', async () => {
  const [stranger, owner] = [server.client(), server.client()]
  const [email, other] = [server.newEmail(), server.newEmail()]
  await register(owner, other, ofOwner)
  await register(stranger, email, ofStranger)
  const code = await server.codeFor(email, 'verify')
  const planted = [
    owner.registration,
    `${stranger.registration.slice(0, -3)}AAA`,
    stranger.registration.replace(/=.*/, `=${code}`),
  ]
  for (const cookie of planted) {
    const browser = Object.assign(server.client(), { registration: cookie })
    expect(await browser.post('verify', { code })).toEqual({ status: 200, body: { email, needsPassword: true } })
  }
  const response = await fetch(`${server.baseUrl}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': server.client().address },
    body: JSON.stringify({ email: server.newEmail(), password: ofOwner, name: 'Ada' }),
  })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^purser-registration-\d+=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect(await owner.post('verify', { code: await server.codeFor(other, 'verify') })).toEqual({
    status: 200,
    body: { email: other },
  })
  expect(owner.registration).toBe('')
})

test('a page of another site can neither register nor verify', async () => {
  const owner = server.client()
  const email = server.newEmail()
  await register(owner, email, ofOwner)
  const code = await server.codeFor(email, 'verify')
  const foreign = { origin: 'https://evil.example' }
  expect(await owner.post('verify', { code }, foreign)).toMatchObject({ status: 403 })
  const planted = { email: server.newEmail(), password: ofStranger, name: 'Eve' }
  expect(await owner.post('register', planted, foreign)).toMatchObject({ status: 403 })
  expect(await owner.post('verify', { code })).toEqual({ status: 200, body: { email } })
})

test('a newer registration makes older codes invalid, and the owner continues with the newest mail', async () => {
  const [owner, stranger] = [server.client(), server.client()]
  const email = server.newEmail()
  await register(owner, email, ofOwner)
  const first = await server.codeFor(email, 'verify')
  await register(stranger, email, ofStranger)
  const second = await nextCode(email, first)
  expect(await owner.post('verify', { code: first })).toMatchObject({ status: 422 })
  expect(await owner.post('verify', { code: second })).toMatchObject({ body: { needsPassword: true } })
  expect(await owner.post('verify', { code: second, password: ofOwner })).toMatchObject({ status: 200 })
  expect(await stranger.post('login', { email, password: ofStranger })).toMatchObject({ status: 401 })
})

test('a code is used once when two browsers send it at once', async () => {
  const owner = server.client()
  const email = server.newEmail()
  await register(owner, email, ofOwner)
  const code = await server.codeFor(email, 'verify')
  const answers = await Promise.all([
    owner.post('verify', { code }),
    server.client().post('verify', { code, password: ofStranger }),
  ])
  const passwords = [ofOwner, ofStranger]
  const ends = await Promise.all(passwords.map((password) => server.client().post('login', { email, password })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(ends.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)))
})

test('registrations at once leave one valid code', async () => {
  const email = server.newEmail()
  const browsers = Array.from({ length: 4 }, () => server.client())
  await Promise.all(browsers.map((browser) => register(browser, email, ofStranger)))
  await server.codeFor(email, 'verify')
  const countValid = async () => {
    const codes = (await server.mailsTo(email)).map((text) => text.split('#verify=')[1]?.split(/\s/)[0])
    const answers = await Promise.all(codes.map((code) => server.client().post('verify', { code })))
    return answers.filter(({ status }) => status === 200).length
  }
  await expect.poll(countValid, { timeout: 10_000 }).toBe(1)
})

test('a forgotten password of an address without an account proves nothing', async () => {
  const [stranger, owner] = [server.client(), server.client()]
  const email = server.newEmail()
  await register(stranger, email, ofStranger)
  await owner.post('forgot', { email })
  const code = await server.codeFor(email, 'verify')
  expect(await owner.post('reset', { code, password: ofOwner })).toMatchObject({ status: 422 })
  expect((await server.mailsTo(email)).filter((text) => text.includes('#reset='))).toEqual([])
  expect(await stranger.post('login', { email, password: ofStranger })).toMatchObject({ status: 403 })
})

test('an address is not added to the account of a stranger whose link its owner opens', async () => {
  const [stranger, owner] = [await server.signUp(), server.client()]
  await stranger.graphql('mutation { initializeProfile(name: "Eve") { id } }')
  const email = server.newEmail()
  const change = 'mutation($e: String!, $p: String) { requestEmailChange(email: $e, password: $p) { newEmail } }'
  await stranger.graphql(change, { e: email, p: stranger.password })
  expect(await stranger.post('email', { code: await server.codeFor(stranger.email, 'email') })).toMatchObject({
    body: { isComplete: false },
  })
  const code = await server.codeFor(email, 'email')
  const signedInElsewhere = await server.signUp()
  for (const browser of [owner, signedInElsewhere]) {
    expect(await browser.post('email', { code })).toMatchObject({ status: 401 })
  }
  expect(await server.client().post('login', { email, password: stranger.password })).toMatchObject({ status: 401 })
  expect(await stranger.post('email', { code })).toMatchObject({ body: { isComplete: true } })
})

test('an invitation proves the address of its reader, and nothing to its inviter', async () => {
  const [inviter, guest] = [await server.signUp(), server.client()]
  await inviter.graphql('mutation { initializeProfile(name: "Ivy") { id } }')
  const opened = await inviter.graphql(
    'mutation { createOrganization(input: { name: "Team", kind: TEAM, currency: "EUR" }) { id } }',
  )
  inviter.organization = opened.data?.createOrganization.id
  const email = server.newEmail()
  const invite = 'mutation($e: String!) { createInvitation(input: { email: $e, role: MEMBER }) { link } }'
  const { link } = (await inviter.graphql(invite, { e: email })).data?.createInvitation ?? {}
  const ofMail = async () => (await server.mailsTo(email)).at(-1)?.split('#proof=')[1]?.split(/\s/)[0]
  await expect.poll(ofMail, { timeout: 10_000 }).toBeDefined()
  const proof = await ofMail()
  expect(link).not.toContain('proof')

  const token = new URL(link).searchParams.get('token')
  for (const invitation of [token, `${proof?.slice(0, -3)}AAA`, 'MDE5.AAAA']) {
    const planted = { email, password: ofStranger, name: 'Eve', invitation }
    expect(await server.client().post('register', planted)).toEqual({ status: 200, body: {} })
  }
  const other = { email: server.newEmail(), password: ofStranger, name: 'Eve', invitation: proof }
  expect(await guest.post('register', other)).toEqual({ status: 200, body: {} })
  const own = { email, password: ofOwner, name: 'Gus', invitation: proof }
  expect(await guest.post('register', own)).toEqual({ status: 200, body: { isVerified: true } })
  expect(await guest.post('register', own)).toMatchObject({ status: 409 })
  expect(await guest.post('login', { email, password: ofOwner })).toMatchObject({ status: 200 })
  expect(await server.client().post('login', { email, password: ofStranger })).not.toMatchObject({ status: 200 })
})

test('strangers on other networks do not use up the mails of an address', async () => {
  const email = server.newEmail()
  const stranger = server.client()
  const statuses: number[] = []
  for (let each = 0; each < 6; each++) statuses.push((await stranger.post('forgot', { email })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const owner = server.client()
  expect(await owner.post('forgot', { email })).toMatchObject({ status: 200 })
  expect(await register(owner, email, ofOwner)).toMatchObject({ status: 200 })
  const code = await server.codeFor(email, 'verify')
  for (const _ of Array.from({ length: 20 })) {
    expect(await server.client().post('forgot', { email })).toMatchObject({ status: 200 })
  }
  expect(await register(server.client(), email, ofStranger)).toMatchObject({ status: 200 })
  expect(await owner.post('verify', { code })).toEqual({ status: 200, body: { email } })
})

test('failed logins on a network do not keep a user from logging out or from using a link', async () => {
  const person = await server.signUp()
  const guess = (at: number) => person.post('login', { email: `${at}@example.test`, password: 'wrong password' })
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at)))
  expect(guesses.some(({ status }) => status === 429)).toBe(true)
  expect(await person.post('forgot', { email: person.email })).toMatchObject({ status: 200 })
  const code = await server.codeFor(person.email, 'reset')
  expect(await person.post('logout')).toMatchObject({ status: 200 })
  expect(await person.graphql('{ me { email } }')).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await person.post('reset', { code, password: ofOwner })).toMatchObject({ status: 200 })
})

test('a flood of wrong logins from many networks leaves known networks and confirmations their turn', async () => {
  const person = await server.signUp()
  await person.graphql('mutation { initializeProfile(name: "Di") { id } }')
  const { email, password } = person
  let isOver = false
  const guess = (at: number) =>
    server.client().post('login', { email: `${at}${server.newEmail()}`, password: 'some password' })
  const flood = Promise.all(Array.from({ length: 300 }, (_, at) => guess(at))).finally(() => {
    isOver = true
  })
  expect(await person.post('login', { email, password })).toMatchObject({ status: 200 })
  const change = 'mutation($c: String!, $p: String!) { changePassword(current: $c, password: $p) { email } }'
  expect(await person.graphql(change, { c: password, p: ofOwner })).toMatchObject({
    data: { changePassword: { email } },
  })
  expect(isOver).toBe(false)
  expect((await flood).some(({ status }) => status === 503)).toBe(true)
})
