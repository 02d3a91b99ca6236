import type { IncomingMessage } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import {
  callbackPath,
  finishProviderSignIn,
  type PendingSignIn,
  type Refusal,
  startProviderSignIn,
} from '../../people/identity/providers.ts'
import type { SignInServices } from '../../people/identity/services.ts'
import { failureOf } from '../error-responses.ts'
import { addressOf, headerOf } from '../request-claims.ts'
import { send } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { clientOf } from './client.ts'
import { cookieName, formatCookie, readCookie, sessionCookie } from './cookies.ts'

/** A page to open next, with the cookies to set. */
interface Redirect {
  to: string
  cookies: string[]
}

/** The pending sign-in in its cookie, with the path that opens after it. */
interface Pending extends PendingSignIn {
  path: string
}

const purpose = 'provider sign-in'
const startPath = '/auth/oidc/start'
/** In seconds. The ticket of the pending sign-in has the same lifetime. */
const lifetime = 600
const longestPath = 1_000
/** The values of Sec-Fetch-Site for links of the app and for typed addresses. Browsers omit it for http addresses. */
const ownSites = ['same-origin', 'none', undefined]

/**
 * Serves GET /auth/oidc/start and GET /auth/oidc/callback, which browsers open as pages. Each of them ends with a
 * redirect: to the provider, to a path of the app, or to /login with an error or a ticket.
 */
export function createOidcHandler(services: HttpServices, signInServices: SignInServices): Handler {
  const { address, signer, signInLimits } = signInServices
  const name = cookieName(address, '-oidc')
  const pendingCookie = (value: string | null) => formatCookie(name, value, { lifetime, sameSite: 'Lax', address })
  const refuse = (refusal: Refusal, ...cookies: string[]): Redirect => ({ to: `/login#error=${refusal}`, cookies })

  const start = async (request: IncomingMessage, url: URL): Promise<Redirect> => {
    // A page of another site could otherwise replace the session of its visitors.
    if (!ownSites.includes(headerOf(request, 'sec-fetch-site'))) return { to: '/login', cookies: [] }
    const started = await startProviderSignIn(signInServices, url.searchParams.get('provider') ?? '')
    if ('refusal' in started) return refuse(started.refusal)
    const pending: Pending = { ...started.pending, path: appPath(url.searchParams.get('to'), address) }
    return { to: started.url, cookies: [pendingCookie(signer.encryptText(purpose, JSON.stringify(pending)))] }
  }

  const finish = async (request: IncomingMessage, url: URL): Promise<Redirect> => {
    const sealed = signer.decryptText(purpose, readCookie(request, name) ?? '')
    const pending: Pending | undefined = sealed === undefined ? undefined : JSON.parse(sealed)
    // The pending sign-in stays valid, because anyone can make a browser open this address with another state.
    if (!pending || url.searchParams.get('state') !== pending.state) return refuse('provider_failed')
    const { path, ...waiting } = pending
    const signIn = await finishProviderSignIn(signInServices, waiting, url.search, clientOf(request, services))
    if ('refusal' in signIn) return refuse(signIn.refusal, pendingCookie(null))
    if ('secondFactor' in signIn) {
      return { to: `/login#ticket=${signIn.secondFactor}`, cookies: [pendingCookie(null)] }
    }
    const { refreshToken } = signIn.session
    return { to: path, cookies: [pendingCookie(null), sessionCookie(address, refreshToken)] }
  }

  const limited =
    (page: typeof start): typeof start =>
    async (request, url) => {
      signInLimits.requests.take(addressOf(request, services))
      return page(request, url)
    }
  const pages = new Map([
    [startPath, limited(start)],
    [callbackPath, limited(finish)],
  ])

  return async (request, response, requestId) => {
    const url = new URL(request.url ?? '/', address)
    const page = pages.get(url.pathname)
    if (!page || request.method !== 'GET') throw new AppError('NOT_FOUND', msg`This address does not exist.`)
    const redirect = await page(request, url).catch((error: unknown) => {
      failureOf(error, services.log, requestId)
      return refuse('provider_failed')
    })
    for (const cookie of redirect.cookies) response.appendHeader('set-cookie', cookie)
    const location = new URL(redirect.to, address).href
    send(response, 302, 'text/plain; charset=utf-8', '', { 'cache-control': 'no-store', location })
  }
}

/** Returns a path of this server, so that a link cannot lead to another site after the sign-in. */
function appPath(to: string | null, address: string): string {
  if (!to?.startsWith('/') || to.length > longestPath || /[\\\p{Cc}]/u.test(to)) return '/'
  const url = URL.parse(to, address)
  if (!url || url.origin !== new URL(address).origin || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
