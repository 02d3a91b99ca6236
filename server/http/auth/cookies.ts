import type { IncomingMessage } from 'node:http'
import { headerOf } from '../request-claims.ts'

/** In seconds. A session without use ends after the same time in the database. */
const lifetime = 60 * 86_400

/** @param refreshToken null removes the cookie */
export function sessionCookie(address: string, refreshToken: string | null): string {
  return formatCookie(cookieName(address), refreshToken, { lifetime, sameSite: 'Strict', address })
}

export function readSessionCookie(request: IncomingMessage, address: string): string | undefined {
  return readCookie(request, cookieName(address))
}

/** In seconds, as long as the link of the mail is valid. */
const registrationLifetime = 86_400
const registrationName = (address: string) => cookieName(address, '-registration')

/**
 * Marks the browser of a registration. Only its own pages send the cookie, which the page that the link of the mail opens
 * does as well.
 * @param token null removes the cookie
 */
export function registrationCookie(address: string, token: string | null): string {
  const lifetime = registrationLifetime
  return formatCookie(registrationName(address), token, { lifetime, sameSite: 'Strict', address })
}

export function readRegistrationCookie(request: IncomingMessage, address: string): string {
  return readCookie(request, registrationName(address)) ?? ''
}

/** Names a cookie. Browsers accept the prefix only over TLS. Ports share cookies, so the name has one. */
export function cookieName(address: string, ending = ''): string {
  const { protocol, port } = new URL(address)
  return protocol === 'https:' ? `__Host-purser${ending}` : `purser${ending}-${port || '80'}`
}

/**
 * @param value null removes the cookie
 * @param lifetime in seconds
 */
export function formatCookie(
  name: string,
  value: string | null,
  { lifetime, sameSite, address }: { lifetime: number; sameSite: 'Strict' | 'Lax'; address: string },
): string {
  const secure = address.startsWith('https:') ? '; Secure' : ''
  const content = value === null ? '; Max-Age=0' : `${value}; Max-Age=${lifetime}`
  return `${name}=${content}; Path=/; HttpOnly; SameSite=${sameSite}${secure}`
}

export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (headerOf(request, 'cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
}
