import { scrypt } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { StoredAccounts } from './identity-accounts.ts'
import type { Emulator } from './identity-firebase.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)

/**
 * The minimum password length of the emulator. Shorter passwords are passed unhashed, so that the emulator rejects
 * them.
 */
const minPasswordLength = 6
const maxBodySize = 1024 * 1024

/**
 * Protects the emulator, which was made for tests:
 *
 * - The emulator answers every web page that knows its port. The proxy only accepts pages of this machine.
 * - The emulator stores passwords as plain text. The proxy only passes scrypt hashes.
 * - The emulator responds before its changes are saved. The proxy delays responses until they are on disk.
 */
export function createEmulatorProxy(emulator: Emulator, accounts: StoredAccounts): RequestListener {
  return async (request, response) => {
    try {
      if (!isLocal(request)) return reject(response, 403, 'Only pages of this machine may ask here.')
      if (Number(request.headers['content-length'] ?? 0) > maxBodySize) return reject(response, 413, 'Too large.')
      await hidePasswords(request, accounts.salt)
      holdUntilSaved(response, accounts)
      emulator(request, response)
    } catch {
      reject(response, 400, 'Invalid JSON payload received.')
    }
  }
}

/** Checks the Host and Origin headers. The Host check rejects foreign names that resolve to 127.0.0.1. */
function isLocal({ headers }: IncomingMessage): boolean {
  const names = [headers.host && `http://${headers.host}`, headers.origin].filter((name) => name !== undefined)
  return names.every((name) => ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(name)?.hostname ?? ''))
}

async function hidePasswords(request: IncomingMessage, salt: string): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://emulator')
  const inLink = url.pathname === '/emulator/action' ? url.searchParams.get('newPassword') : null
  if (inLink && inLink !== 'NEW_PASSWORD_HERE') {
    url.searchParams.set('newPassword', await hide(inLink, salt))
    request.url = url.pathname + url.search
  }
  if (request.method !== 'POST' || !request.headers['content-type']?.includes('json')) return
  const body: unknown = await json(request)
  if (typeof body === 'object' && body !== null) {
    for (const name of ['password', 'newPassword'] as const) {
      const password: unknown = Reflect.get(body, name)
      if (typeof password === 'string') Reflect.set(body, name, await hide(password, salt))
    }
  }
  Object.assign(request, { body, _body: true })
}

async function hide(password: string, salt: string): Promise<string> {
  if (password.length < minPasswordLength) return password
  return (await derive(password.normalize('NFKC'), salt, 32)).toString('base64url')
}

/** Delays the response until its changes are on disk. Answers with an error if saving fails. */
function holdUntilSaved(response: ServerResponse, accounts: StoredAccounts): void {
  const { write, end } = response
  let sent: Promise<unknown> | undefined
  const held =
    (send: typeof write | typeof end) =>
    (...args: unknown[]) => {
      sent = (sent ?? accounts.saved()).then(() => Reflect.apply(send, response, args))
      sent.catch(() => {
        Object.assign(response, { write, end })
        reject(response, 500, 'The change could not be saved.')
      })
      return true
    }
  Object.assign(response, { write: held(write), end: held(end) })
}

function reject(response: ServerResponse, code: number, message: string): void {
  if (response.writableEnded) return
  if (!response.headersSent) {
    response.removeHeader('content-length')
    response.writeHead(code, { 'content-type': 'application/json' })
  }
  response.end(JSON.stringify({ error: { code, message } }))
}
