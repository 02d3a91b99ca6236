import { scrypt } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { StoredAccounts } from './identity-accounts.ts'
import type { Emulator } from './identity-firebase.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)

/** The shortest password the emulator accepts. Shorter ones reach it as they are, so that it says so. */
const shortestPassword = 6
const largestBody = 1024 * 1024

/**
 * What stands between the network and the emulator, which was made for tests and lacks three things:
 *
 * - it answers any web page that knows its port, even to hand out all accounts: only pages of this machine are served;
 * - it keeps passwords as they are: it only ever sees what scrypt makes of them;
 * - it answers before anything is on the disk: answers wait until it is.
 */
export function createEmulatorProxy(emulator: Emulator, accounts: StoredAccounts): RequestListener {
  return async (request, response) => {
    try {
      if (!isLocal(request)) return refuse(response, 403, 'Only pages of this machine may ask here.')
      if (Number(request.headers['content-length'] ?? 0) > largestBody) return refuse(response, 413, 'Too large.')
      await hidePasswords(request, accounts.salt)
      holdUntilSaved(response, accounts)
      emulator(request, response)
    } catch {
      refuse(response, 400, 'Invalid JSON payload received.')
    }
  }
}

/** The page that asks, and the name it asked for: a foreign name that resolves to 127.0.0.1 is a foreign page too. */
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
  // `_body` tells the emulator's own parser that the body has been read.
  Object.assign(request, { body, _body: true })
}

async function hide(password: string, salt: string): Promise<string> {
  if (password.length < shortestPassword) return password
  return (await derive(password.normalize('NFKC'), salt, 32)).toString('base64url')
}

/** Nothing of an answer leaves before the changes it speaks of are on the disk; when that fails, it says so. */
function holdUntilSaved(response: ServerResponse, accounts: StoredAccounts): void {
  const { write, end } = response
  let sent: Promise<unknown> | undefined
  const held =
    (send: typeof write | typeof end) =>
    (...args: unknown[]) => {
      sent = (sent ?? accounts.saved()).then(() => Reflect.apply(send, response, args))
      sent.catch(() => {
        Object.assign(response, { write, end })
        refuse(response, 500, 'The change could not be saved.')
      })
      return true
    }
  Object.assign(response, { write: held(write), end: held(end) })
}

function refuse(response: ServerResponse, code: number, message: string): void {
  if (response.writableEnded) return
  if (!response.headersSent) {
    response.removeHeader('content-length')
    response.writeHead(code, { 'content-type': 'application/json' })
  }
  response.end(JSON.stringify({ error: { code, message } }))
}
