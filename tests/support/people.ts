import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, type GraphQLFormattedError, print } from 'graphql'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { expectDescribed } from './openapi.ts'

export interface TestUser {
  email: string
  /** Empty unless one was asked for. */
  password: string
  token: string
  name: string
  organizationId: string
  /** @throws Refusal with the server's text */
  graphql<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RestAnswer>
  /** Resolves at the first message. Each call then returns the next one. */
  subscribe<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<{ first: Data; next(): Promise<Data>; stop(): Promise<void> }>
  /** Returns the user with another token. */
  with(token: string): TestUser
  /** Returns the user with another active organization. */
  in(organizationId: string): TestUser
  /** Returns the user with another server, which knows the same accounts. */
  at(baseUrl: string): TestUser
}

export interface CallOptions {
  headers?: Record<string, string>
}

export interface RestAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the REST contract is untyped JSON; tests say what they expect of it.
  body: any
}

export class ApiError extends Error {
  readonly code: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly status: number

  constructor(status: number, message: string, code?: string, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

let count = 0

export interface SignUpOptions {
  name?: string
  email?: string
  /** For those who log in through the form. The provider takes 45 ms of processor time to hash it. */
  password?: string
  verified?: boolean
  profile?: boolean
  onboarding?: boolean
}

export async function signUp(baseUrl: string, options: SignUpOptions = {}): Promise<TestUser> {
  count += 1
  const { name = 'Ada Black', verified = true, profile = true, onboarding = false } = options
  const email = options.email ?? `person-${process.pid}-${Date.now()}-${count}@example.test`
  const account = { email, emailVerified: verified, ...(options.password && { password: options.password }) }
  const { localId } = await administer(baseUrl, 'create', account)
  const { idToken: token } = await signInWithoutPassword(baseUrl, localId)
  const known = { baseUrl, email, password: options.password ?? '', token, name, organizationId: '' }
  return profile ? createProfile(known, onboarding) : userWith(known)
}

/** Creates the profile of a signed-in user and opens the personal organization. */
export async function createProfile(known: Known, onboarding = false): Promise<TestUser> {
  const person = userWith(known)
  const { status, body } = await person.rest('POST', '/users/initialize-profile', { name: known.name })
  if (status >= 300) throw new Error(`No profile was made: ${JSON.stringify(body)}`)
  if (!onboarding) await person.rest('POST', '/users/complete-onboarding')
  const { body: organizations } = await person.rest('GET', '/organizations')
  return person.in(organizations[0].id)
}

export async function identityOf(baseUrl: string) {
  const { firebase } = await (await fetch(`${baseUrl}/config.json`)).json()
  const accounts = `${firebase.authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts`
  const post = async (what: string, body: object) => {
    const response = await fetch(`${accounts}:${what}?key=${firebase.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${what}: ${JSON.stringify(answer)}`)
    return answer
  }
  return { apiKey: firebase.apiKey, post }
}

/** Signs an account in by a custom token, which the embedded provider takes unsigned. */
export async function signInWithoutPassword(baseUrl: string, uid: string) {
  const { apiKey, post } = await identityOf(baseUrl)
  const session: { idToken: string; refreshToken: string; expiresIn: string } = await post('signInWithCustomToken', {
    token: JSON.stringify({ uid }),
    returnSecureToken: true,
  })
  return { apiKey, ...session }
}

export async function administer(baseUrl: string, what: 'create' | 'update' | 'delete', body: object) {
  const { firebase } = await (await fetch(`${baseUrl}/config.json`)).json()
  const url = `${firebase.authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts${what === 'create' ? '' : `:${what}`}`
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${what}: ${await response.text()}`)
  const answer: { localId: string } = await response.json()
  return answer
}

export function claimsOf({ token }: TestUser): { sub: string; auth_time: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The values that each request of a user needs. */
export interface Known {
  baseUrl: string
  email: string
  password: string
  token: string
  name: string
  organizationId: string
}

function userWith(known: Known): TestUser {
  const { baseUrl, token, organizationId } = known
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(organizationId && { 'x-active-organization-id': organizationId }),
  }
  return {
    ...known,
    with: (other) => userWith({ ...known, token: other }),
    in: (other) => userWith({ ...known, organizationId: other }),
    at: (other) => userWith({ ...known, baseUrl: other }),
    async graphql(document, variables, options) {
      const response = await fetch(`${baseUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, ...options?.headers },
        body: JSON.stringify({ query: print(document as DocumentNode), variables }),
      })
      const { data, errors } = await response.json()
      const first = errors?.[0]
      if (first) throw new ApiError(response.status, first.message, first.extensions?.code, first.extensions?.fields)
      return data
    },
    async rest(method, path, body, extra) {
      const isForm = body instanceof FormData
      const response = await fetch(`${baseUrl}/api/v1${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }), ...extra },
        body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.text()
      const answer = { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
      await expectDescribed(baseUrl, method, path, answer.status, answer.body)
      return answer
    },
    async subscribe(document, variables) {
      const client = createClient({
        url: `${baseUrl.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${token}`, organizationId },
        retryAttempts: 0,
        lazy: true,
      })
      return messagesOf(client, print(document as DocumentNode), variables as Record<string, unknown>)
    },
  }
}

function apiErrorOf([first]: readonly GraphQLFormattedError[]): ApiError {
  const { code } = (first?.extensions ?? {}) as { code?: string }
  return new ApiError(200, first?.message ?? '', code)
}

async function messagesOf<Data>(client: Client, query: string, variables: Record<string, unknown>) {
  const messages = client.iterate<Data>({ query, variables })
  const next = async () => {
    const { value, done } = await messages.next().catch((error: unknown) => {
      throw Array.isArray(error) ? apiErrorOf(error) : error
    })
    if (done || !value) throw new Error('The subscription has ended.')
    if (value.errors) throw apiErrorOf(value.errors)
    return value.data as Data
  }
  return {
    first: await next(),
    next,
    async stop() {
      await messages.return?.()
      await client.dispose()
    },
  }
}
