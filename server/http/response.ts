import type { ServerResponse } from 'node:http'
import { cleanFileName } from '../language/names.ts'

/** On every answer, whatever it is. Pages have a content security policy of their own (page-policy.ts). */
const everywhere = {
  'x-content-type-options': 'nosniff',
  // The provider's keys may be bound to our address, so it is told to other sites; paths are not.
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

export type Headers = Record<string, string | number>

/** What every door but the web app's is given to keep its answers out of caches. */
export const uncached: Headers = { 'cache-control': 'no-store' }

/** Answers with a text that is at hand as a whole. */
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
  response.writeHead(status, { ...everywhere, ...own, ...headers, ...closing })
  if (!hasUnreadBody(response)) {
    response.end(body)
    return
  }
  // The client is still sending: ending at once would reset the connection before it has read the answer.
  response.write(body)
  setTimeout(() => response.end(), 500).unref()
}

export function sendJson(response: ServerResponse, status: number, value: unknown, headers?: Headers): void {
  send(response, status, json, JSON.stringify(value), { ...uncached, ...headers })
}

/** Begins an answer whose body follows as a stream. */
export function startResponse(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, { ...everywhere, ...headers })
}

/** Aborts when the connection of a response is closed. */
export function createDisconnectSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return gone.signal
}

/** A file name in a header, for old readers and new (RFC 6266). */
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
