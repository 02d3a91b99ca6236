import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Client, sharedAccountsServer } from '../../api/people/accounts-fixture.ts'
import { createPasskeyDevice, type PasskeyDevice, type PasskeyFault } from '../../support/passkey-device.ts'

type Person = Client & { email: string; password: string }

let server: Accounts
let origin: string
let ada: Person
let device: PasskeyDevice

beforeAll(async () => {
  server = await sharedAccountsServer()
  origin = server.baseUrl.replace('127.0.0.1', 'localhost')
  ada = await signUp()
  device = createPasskeyDevice(origin)
  expect(await add(ada, device)).toBeUndefined()
})

async function signUp(): Promise<Person> {
  const person = await server.signUp()
  await person.graphql('mutation { initializeProfile(name: "Ada") { id } }')
  return person
}

async function start(person: Person): Promise<{ ticket: string; options: { challenge: string } }> {
  const query = 'mutation($p: String!) { startPasskey(password: $p) { ticket options } }'
  const { data } = await person.graphql(query, { p: person.password })
  return { ticket: data?.startPasskey.ticket, options: JSON.parse(data?.startPasskey.options) }
}

async function finish(person: Person, ticket: string, response: unknown): Promise<string | undefined> {
  const query =
    'mutation($t: String!, $r: String!) { finishPasskey(ticket: $t, response: $r, name: "Laptop") { email } }'
  return (await person.graphql(query, { t: ticket, r: JSON.stringify(response) })).code
}

/** Adds the passkey of a device. Returns the code of the error, if any. */
async function add(person: Person, newDevice: PasskeyDevice, fault?: PasskeyFault): Promise<string | undefined> {
  const { ticket, options } = await start(person)
  return finish(person, ticket, newDevice.register(options, fault))
}

async function signIn(used: PasskeyDevice, fault?: PasskeyFault, client = server.client()) {
  const { ticket, options } = (await client.post('passkey/start')).body
  return client.post('passkey/finish', { ticket, response: used.signIn(options, fault) })
}

const faults: [what: string, fault: PasskeyFault][] = [
  ['for the page of another origin', { origin: 'https://evil.example' }],
  ['for another port of the machine', { origin: 'http://localhost:1' }],
  ['for another relying party', { relyingParty: 'evil.example' }],
  ['for another challenge', { challenge: Buffer.from('another challenge').toString('base64url') }],
  ['without a verified user', { skipsUser: true }],
  ['of the other ceremony', { type: 'webauthn.other' }],
]

test.each(faults)('a passkey %s is neither added nor accepted', async (_, fault) => {
  expect(await add(ada, createPasskeyDevice(origin), fault)).toBe('INVALID_INPUT')
  const stranger = server.client()
  expect(await signIn(device, fault, stranger)).toMatchObject({ status: 401 })
  expect(stranger.cookie).toBe('')
})

test('a passkey with another key, an unknown one and a strange answer are refused', async () => {
  expect(await signIn(device, { forges: true })).toMatchObject({ status: 401 })
  expect(await signIn(createPasskeyDevice(origin))).toMatchObject({ status: 401 })
  const client = server.client()
  const responses = [null, [], 'x', 7, {}, { id: device.id }, { id: device.id, response: null }, { id: { length: 1 } }]
  for (const response of [...responses, { ...device.signIn({ challenge: '' }), rawId: '\u0000' }]) {
    const { ticket } = (await client.post('passkey/start')).body
    expect([response, (await client.post('passkey/finish', { ticket, response })).status]).toEqual([response, 401])
  }
})

test('an answer and a ticket are used once, also at the same time, and only together', async () => {
  const [client, copy] = [server.client(), server.client()]
  const { ticket, options } = (await client.post('passkey/start')).body
  const given = { ticket, response: device.signIn(options) }
  const ends = await Promise.all([client, copy].map((each) => each.post('passkey/finish', given)))
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(await copy.post('passkey/finish', given)).toMatchObject({ status: 401 })
  const next = (await copy.post('passkey/start')).body.ticket
  expect(await copy.post('passkey/finish', { ...given, ticket: next })).toMatchObject({ status: 401 })
})

test('a passkey whose counter does not rise was copied, and is refused', async () => {
  const counting = createPasskeyDevice(origin)
  expect(await add(ada, counting, { counter: 5 })).toBeUndefined()
  const statuses: number[] = []
  for (const counter of [6, 6, 5, 0, 7]) statuses.push((await signIn(counting, { counter })).status)
  expect(statuses).toEqual([200, 401, 401, 401, 200])
})

test('a passkey is added by its account only, once, and not for another account', async () => {
  const eve = await signUp()
  const { ticket, options } = await start(ada)
  const response = createPasskeyDevice(origin).register(options)
  expect(await finish(eve, ticket, response)).toBe('INVALID_INPUT')
  expect(await add(eve, device)).toBe('CONFLICT')
  const client = server.client()
  await signIn(device, {}, client)
  expect(decodeJwt(client.token).email).toBe(ada.email)
  const remove = 'mutation($id: ID!, $p: String!) { removePasskey(id: $id, password: $p) { email } }'
  expect(await eve.graphql(remove, { id: device.id, p: eve.password })).toMatchObject({ code: 'NOT_FOUND' })
})
