import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, type GraphQLFormattedError, print } from 'graphql'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { signUpWithFirebase } from './firebase.ts'
import { expectDescribed } from './openapi.ts'
import { signInSettingsOf } from './servers/known-servers.ts'
import { createProfileOf, createSignedInAccount } from './sessions.ts'

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
  /** Returns the user with another address of the server. */
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
  /** For those who log in through the form. Hashing it takes 45 ms of processor time. */
  password?: string
  verified?: boolean
  profile?: boolean
  onboarding?: boolean
}

export async function signUp(baseUrl: string, options: SignUpOptions = {}): Promise<TestUser> {
  count += 1
  const { name = 'Ada Black', password = '', verified = true, profile = true, onboarding = false } = options
  const email = options.email ?? `person-${process.pid}-${Date.now()}-${count}@example.test`
  const account = { email, name, password, verified }
  if (signInSettingsOf(baseUrl).usesFirebase) {
    const token = await signUpWithFirebase(baseUrl, account)
    const known = { baseUrl, email, password, token, name, organizationId: '' }
    return profile ? createProfile(known, onboarding) : userWith(known)
  }
  const token = await createSignedInAccount(baseUrl, account)
  const organizationId = profile ? await createProfileOf(baseUrl, { token, email, name, onboarding }) : ''
  return userWith({ baseUrl, email, password, token, name, organizationId })
}

/** Creates the profile of a signed-in user by requests and opens the personal organization. */
export async function createProfile(known: Known, onboarding = false): Promise<TestUser> {
  const person = userWith(known)
  const { status, body } = await person.rest('POST', '/users/initialize-profile', { name: known.name })
  if (status >= 300) throw new Error(`No profile was made: ${JSON.stringify(body)}`)
  if (!onboarding) await person.rest('POST', '/users/complete-onboarding')
  const { body: organizations } = await person.rest('GET', '/organizations')
  return person.in(organizations[0].id)
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
