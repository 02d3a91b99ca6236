import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cleanFileName } from '../language/names.ts'

/** Sent with every response. Pages have a separate content security policy (security-headers.ts). */
const everywhere = {
  'x-content-type-options': 'nosniff',
  // The identity provider's keys may be restricted to our origin, so the origin is sent to other sites without the
  // path.
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

export type Headers = Record<string, string | number>

const challenges = new WeakMap<ServerResponse, string>()

/** Sets the `WWW-Authenticate` header, which is sent if the response has the status 401. */
export function setChallenge(response: ServerResponse, challenge: string): void {
  challenges.set(response, challenge)
}

function challengeOf(response: ServerResponse, status: number): Headers {
  const challenge = status === 401 ? challenges.get(response) : undefined
  return challenge === undefined ? {} : { 'www-authenticate': challenge }
}

/** Sets the headers of every response, for a library that writes the response itself. */
export function setCommonHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries({ ...everywhere, ...headers })) response.setHeader(name, value)
}

export const uncached: Headers = { 'cache-control': 'no-store' }

export function send(
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string | Uint8Array,
  headers: Headers = uncached,
): void {
  if (response.headersSent || response.destroyed) return
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength
  const closing = hasUnreadBody(response) ? { connection: 'close' } : {}
  const own = { 'content-type': contentType, 'content-length': length }
  response.writeHead(status, { ...everywhere, ...challengeOf(response, status), ...own, ...headers, ...closing })
  if (!hasUnreadBody(response)) {
    response.end(body)
    return
  }
  // The client is still sending. Ending immediately would reset the connection before the client has read the response.
  response.write(body)
  setTimeout(() => response.end(), 500).unref()
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers?: Headers): void {
  send(response, status, json, JSON.stringify(value), { ...uncached, ...headers })
}

export function startResponse(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, { ...everywhere, ...headers })
}

/** Sends a stored file, or only its headers for HEAD. A page that shows the file runs no scripts of it. */
export async function sendFile(
  { method }: IncomingMessage,
  response: ServerResponse,
  { body, size }: { body: Readable; size: number },
  headers: Headers,
): Promise<void> {
  const sandbox = "default-src 'none'; sandbox"
  startResponse(response, 200, { ...headers, 'content-length': size, 'content-security-policy': sandbox })
  if (method !== 'HEAD') return pipeline(body, response)
  body.destroy()
  response.end()
}

export function createDisconnectSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const noteClose = () => {
    if (!response.writableFinished) gone.abort()
  }
  response.once('close', noteClose)
  // A client can disconnect before the handler gets here, and a response closes only once.
  if (response.closed) noteClose()
  return gone.signal
}

/** Formats a file name with an ASCII fallback (RFC 6266). */
export function contentDisposition(kind: string, name: string): string {
  const fileName = cleanFileName(name)
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

function hasUnreadBody({ req }: ServerResponse) {
  if (req.complete) return false
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

export const json = 'application/json; charset=utf-8'
