import type { IncomingMessage } from 'node:http'
import { headerOf } from '../request-claims.ts'

/** In seconds. A session without use ends after the same time in the database. */
const lifetime = 60 * 86_400

/** Names the cookie of refresh tokens. Browsers accept the prefix only over TLS. Ports share cookies, so the name has one. */
export function sessionCookieName(address: string): string {
  const { protocol, port } = new URL(address)
  return protocol === 'https:' ? '__Host-purser' : `purser-${port || '80'}`
}

/** @param refreshToken null removes the cookie */
export function sessionCookie(address: string, refreshToken: string | null): string {
  const secure = address.startsWith('https:') ? '; Secure' : ''
  const content = refreshToken === null ? '; Max-Age=0' : `${refreshToken}; Max-Age=${lifetime}`
  return `${sessionCookieName(address)}=${content}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

export function readSessionCookie(request: IncomingMessage, address: string): string | undefined {
  const name = sessionCookieName(address)
  const pairs = (headerOf(request, 'cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
}
