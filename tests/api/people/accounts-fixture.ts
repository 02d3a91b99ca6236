import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, vi } from 'vitest'
import { totpCode } from '../../../server/people/identity/totp.ts'
import { nextAddress } from '../../support/network-address.ts'
import { startServer, type TestServer } from '../../support/servers/server.ts'
import { environments, sharedServer } from '../../support/servers/shared-servers.ts'

let count = 0

/** A client of the built-in accounts, with its own address on the network and its own cookies. */
export interface Client {
  post(action: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  // biome-ignore lint/suspicious/noExplicitAny: the data of a query without generated types.
  graphql(query: string, variables?: object): Promise<{ data: Record<string, any> | null; code?: string }>
  /** The network from which the client connects. */
  address: string
  cookie: string
  /** The cookie of the registration that this browser sent last. */
  registration: string
  /** The id of the active organization. */
  organization: string
  token: string
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the answers are untyped JSON; tests state what they expect of them.
  body: any
}

export interface Accounts {
  baseUrl: string
  /** The address of the database, as its owner. */
  ownerUrl: string
  client(): Client
  /** Creates a verified account and signs it in. */
  signUp(email?: string, password?: string): Promise<Client & { email: string; password: string }>
  /** Waits for a mail to the address and returns the code of its newest link. */
  codeFor(email: string, step: 'verify' | 'reset' | 'email'): Promise<string>
  mailsTo(email: string): Promise<string[]>
  newEmail(): string
}

export type AccountsServer = Accounts & TestServer

/** Starts a server with built-in accounts behind a trusted proxy. */
export async function startAccountsServer(
  environment: Record<string, string> = {},
  port?: number,
): Promise<AccountsServer> {
  const server = await startServer({ environment: { ...environments.accounts, ...environment }, port })
  return { ...server, ...createAccounts(server) }
}

/** Returns the run's server with built-in accounts behind a trusted proxy. */
export const sharedAccountsServer = async (): Promise<Accounts> =>
  createAccounts(await sharedServer(inject('sharedServersUrl'), 'accounts'))

function createAccounts(server: Pick<TestServer, 'baseUrl' | 'dataDir' | 'signIn'>): Accounts {
  const client = () => createClient(server.baseUrl)
  const mailsTo = async (email: string) => {
    const folder = path.join(server.dataDir, 'mails')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
    const mails = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    )
    return mails.filter(({ to }) => to === email).map(({ text }): string => text)
  }
  const codeFor = (email: string, step: string) =>
    vi.waitFor(async () => {
      const codes = (await mailsTo(email)).map((text) => text.split(`#${step}=`)[1]?.split(/\s/)[0])
      const code = codes.findLast((each) => each !== undefined)
      if (code === undefined) throw new Error(`There is no mail with #${step}= to ${email}.`)
      return code
    }, 10_000)
  const newEmail = () => {
    count += 1
    return `person-${process.pid}-${count}@example.test`
  }
  return {
    baseUrl: server.baseUrl,
    ownerUrl: server.signIn.ownerUrl,
    client,
    mailsTo,
    codeFor,
    newEmail,
    async signUp(email = newEmail(), password = 'correct horse') {
      const person = client()
      expect(await person.post('register', { email, password, name: 'Ada Black' })).toMatchObject({ status: 200 })
      expect(await person.post('verify', { code: await codeFor(email, 'verify') })).toMatchObject({ status: 200 })
      expect(await person.post('login', { email, password })).toMatchObject({ status: 200 })
      return Object.assign(person, { email, password })
    },
  }
}

function createClient(baseUrl: string): Client {
  const address = nextAddress()
  const client: Client = {
    address,
    cookie: '',
    registration: '',
    organization: '',
    token: '',
    async post(action, body = {}, headers = {}) {
      const cookies = [client.cookie, client.registration].filter(Boolean).join('; ')
      const response = await fetch(`${baseUrl}/auth/${action}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
          ...(cookies && { cookie: cookies }),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      for (const set of response.headers.getSetCookie()) {
        const kept = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '')
        client[/^\S*-registration/.test(set) ? 'registration' : 'cookie'] = kept
      }
      const answer = { status: response.status, body: await response.json() }
      if (answer.body.token) client.token = answer.body.token
      return answer
    },
    async graphql(query, variables = {}) {
      const response = await fetch(`${baseUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(client.token && { authorization: `Bearer ${client.token}` }),
          ...(client.organization && { 'x-active-organization-id': client.organization }),
        },
        body: JSON.stringify({ query, variables }),
      })
      const { data = null, errors } = await response.json()
      return { data, ...(errors?.[0] && { code: errors[0].extensions?.code }) }
    },
  }
  return client
}

/** The current time step of authenticator apps. */
export const totpStep = () => Math.floor(Date.now() / 30_000)

/** Creates a profile for an account and turns its authenticator app on. */
export async function turnOnTotp(person: Client & { password: string }): Promise<{ key: Buffer; codes: string[] }> {
  await person.graphql('mutation { initializeProfile(name: "Cy") { id } }')
  const start = 'mutation($p: String!) { startTotp(password: $p) { ticket secret } }'
  const started = await person.graphql(start, { p: person.password })
  const { ticket, secret } = started.data?.startTotp ?? {}
  const key = fromBase32(secret)
  const finish = 'mutation($t: String!, $c: String!) { finishTotp(ticket: $t, code: $c) { codes } }'
  const { data } = await person.graphql(finish, { t: ticket, c: totpCode(key, totpStep()) })
  return { key, codes: data?.finishTotp.codes }
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
