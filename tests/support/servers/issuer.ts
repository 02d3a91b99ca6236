import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

export const project = 'purser-of-the-tests'

/**
 * A local replacement of Firebase: public keys at the address that firebase-admin uses, tokens signed with the private
 * keys, and accounts for administration.
 */
export interface Issuer {
  port: number
  asked: string[]
  /** Publishes keys by name, with their maximum age in seconds. */
  publish(keys: readonly string[], maxAge: number): void
  fail(how: 'silence' | 'error' | undefined): void
  accounts: Map<string, { disabled: boolean; validSince: number }>
  token(claims?: Claims, header?: Record<string, unknown>, key?: string): string
  publicKey(name: string): string
  privateKey(name: string): string
  writeCredentials(folder: string): Promise<string>
  close(): Promise<void>
}

export type Claims = Record<string, unknown>

/** Redirects firebase-admin's requests for Google to the local port. */
export class LocalAgent extends Agent {
  readonly #port: number

  constructor(port: number) {
    super({ keepAlive: false })
    this.#port = port
  }

  override createConnection(): Duplex {
    return connect(this.#port, '127.0.0.1')
  }
}

export async function startIssuer(names: readonly string[] = ['first', 'second', 'third']): Promise<Issuer> {
  const keys = new Map(names.map((name) => [name, generateKeyPairSync('rsa', { modulusLength: 2_048 })]))
  const asked: string[] = []
  const accounts: Issuer['accounts'] = new Map()
  let published: { names: readonly string[]; maxAge: number } = { names, maxAge: 3_600 }
  let failure: 'silence' | 'error' | undefined
  const pem = (name: string) => String(keyOf(name).publicKey.export({ type: 'spki', format: 'pem' }))
  const privatePem = (name: string) => String(keyOf(name).privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const keyOf = (name: string): { publicKey: KeyObject; privateKey: KeyObject } => {
    const key = keys.get(name)
    if (!key) throw new Error(`There is no key ${name}.`)
    return key
  }

  const answerOf = async (request: IncomingMessage): Promise<unknown> => {
    const url = request.url?.split('?')[0] ?? ''
    const body = JSON.parse((await text(request)) || '{}')
    if (url.endsWith('/accounts:lookup')) {
      const uids: string[] = body.localId
      return {
        users: uids.flatMap((localId) => {
          const account = accounts.get(localId)
          return account
            ? [{ localId, disabled: account.disabled, validSince: String(account.validSince), createdAt: '0' }]
            : []
        }),
      }
    }
    if (url.endsWith('/accounts:delete')) {
      if (accounts.delete(body.localId)) return {}
      return { error: { code: 400, message: 'USER_NOT_FOUND' } }
    }
    return Object.fromEntries(published.names.map((name) => [name, pem(name)]))
  }

  const server = createServer(async (request, response) => {
    const url = request.url?.split('?')[0] ?? ''
    asked.push(url)
    if (failure === 'silence') return
    response.setHeader('content-type', 'application/json')
    if (failure === 'error') return response.writeHead(500).end('{"error":"Nothing works today"}')
    if (url === '/token') return response.end('{"access_token":"ya29.local","expires_in":3600,"token_type":"Bearer"}')
    const answer = await answerOf(request)
    if (!url.includes('accounts:')) response.setHeader('cache-control', `public, max-age=${published.maxAge}`)
    const isError = typeof answer === 'object' && answer !== null && 'error' in answer
    return response.writeHead(isError ? 400 : 200).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')

  return {
    port: address.port,
    asked,
    accounts,
    publish(which, maxAge) {
      published = { names: which, maxAge }
    },
    fail(how) {
      failure = how
    },
    publicKey: pem,
    privateKey: privatePem,
    async writeCredentials(folder) {
      const file = path.join(folder, 'account.json')
      const account = {
        type: 'service_account',
        project_id: project,
        private_key: privatePem(names[0] ?? ''),
        client_email: 'server@purser.example',
        token_uri: 'https://oauth2.googleapis.com/token',
      }
      await writeFile(file, JSON.stringify(account))
      return file
    },
    token(claims = {}, header = {}, key = names[0] ?? '') {
      const now = Math.floor(Date.now() / 1_000)
      const jwtParts = [
        { alg: 'RS256', kid: key, typ: 'JWT', ...header },
        {
          iss: `https://securetoken.google.com/${project}`,
          aud: project,
          sub: 'ada',
          iat: now - 60,
          auth_time: now - 60,
          exp: now + 3_600,
          email: 'ada@example.test',
          email_verified: true,
          ...claims,
        },
      ]
      const signed = jwtParts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
      return `${signed}.${sign('sha256', Buffer.from(signed), keyOf(key).privateKey).toString('base64url')}`
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
