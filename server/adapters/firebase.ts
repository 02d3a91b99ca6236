import { createHash } from 'node:crypto'
import type { Agent } from 'node:https'
import { msg } from '@lingui/core/runtime-macro'
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import { AppError } from '../base/errors.ts'
import { runSequentially, withTimeout } from '../base/semaphore.ts'
import {
  type AccountState,
  type IdentityProvider,
  maxTokenLength,
  notSignedInError,
  unauthenticatedError,
  type VerifiedToken,
} from './identity.ts'

export interface FirebaseSettings {
  projectId: string
  apiKey: string
  authDomain: string
}

export interface FirebaseOptions {
  projectId: string
  /** Only set for the embedded provider. firebase-admin reads the value from FIREBASE_AUTH_EMULATOR_HOST. */
  emulatorHost?: string | undefined
  /** True if GOOGLE_APPLICATION_CREDENTIALS names a service account, which can read and delete accounts. */
  hasCredentials?: boolean | undefined
  httpAgent?: Agent | undefined
}

/** The maximum time in milliseconds for which a verified token is cached. */
const cacheLifetime = 30_000
/** In milliseconds. */
const requestTimeout = 5_000
/** The permitted difference between the provider's clock and this one, in milliseconds. */
const leeway = 60_000
const batch = 100

/**
 * Verifies tokens with Firebase Authentication. The database stores which accounts are disabled or signed out, so that
 * a cached token does not grant access. The embedded provider is asked at each verification.
 */
export function openFirebase(settings: FirebaseOptions): IdentityProvider {
  const { projectId, emulatorHost, hasCredentials, httpAgent } = settings
  // firebase-admin reads the emulator's host only from the environment.
  if (emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
  const isEmulated = emulatorHost !== undefined
  const app: App = initializeApp(
    {
      projectId,
      ...(httpAgent && { httpAgent }),
      ...(hasCredentials && !isEmulated && { credential: applicationDefault(httpAgent) }),
    },
    `purser-${projectId}-${Date.now()}`,
  )
  const auth = getAuth(app)
  const verifiedTokens = new Map<string, { signedIn: VerifiedToken; until: number }>()
  const underWay = new Map<string, Promise<VerifiedToken>>()
  const seen = new Map<string, number>()
  // Sequential checks load the public keys once for all waiting requests. Checking a signature takes 80 µs.
  const runNext = runSequentially()

  const check = async (token: string): Promise<VerifiedToken> => {
    const verified = isEmulated
      ? auth.verifyIdToken(token)
      : runNext(() => withTimeout(auth.verifyIdToken(token), requestTimeout))
    const signedIn = signedInOf(await withTimeout(verified, requestTimeout).catch(rejectToken))
    if (seen.size >= 100_000) evictExpired(seen)
    seen.set(signedIn.uid, Math.max(signedIn.expiresAt, seen.get(signedIn.uid) ?? 0))
    return signedIn
  }
  const requireAdministration = () => {
    if (isEmulated || hasCredentials) return
    throw new Error('GOOGLE_APPLICATION_CREDENTIALS is not set: the provider of identities cannot be asked.')
  }

  return {
    async verify(token) {
      if (!token) throw notSignedInError()
      if (token.length > maxTokenLength) throw unauthenticatedError()
      const key = createHash('sha256').update(token).digest('base64')
      const known = verifiedTokens.get(key)
      if (known && known.until > Date.now()) return known.signedIn
      const checking = underWay.get(key) ?? check(token).finally(() => underWay.delete(key))
      underWay.set(key, checking)
      const signedIn = await checking
      if (isEmulated) return signedIn
      if (verifiedTokens.size >= 10_000) verifiedTokens.clear()
      verifiedTokens.set(key, { signedIn, until: Math.min(Date.now() + cacheLifetime, signedIn.expiresAt) })
      return signedIn
    },
    async fetchSeenAccounts() {
      requireAdministration()
      evictExpired(seen)
      const uids = [...seen.keys()]
      const states: AccountState[] = []
      for (let at = 0; at < uids.length; at += batch) {
        const asked = uids.slice(at, at + batch)
        const { users } = await auth.getUsers(asked.map((uid) => ({ uid })))
        const found = new Map(users.map((user) => [user.uid, user]))
        for (const uid of asked) states.push(stateOf(uid, found.get(uid)))
      }
      return states
    },
    async removeAccount(uid) {
      if (!isEmulated && !hasCredentials) return
      await auth.deleteUser(uid).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw error
      })
    },
    close: () => deleteApp(app),
  }
}

function evictExpired(seen: Map<string, number>): void {
  for (const [uid, expiresAt] of seen) if (expiresAt < Date.now()) seen.delete(uid)
}

function stateOf(uid: string, user: { disabled: boolean; tokensValidAfterTime?: string } | undefined): AccountState {
  if (!user) return { uid, isDisabled: false, validAfter: new Date() }
  return {
    uid,
    isDisabled: user.disabled,
    validAfter: user.tokensValidAfterTime ? new Date(user.tokensValidAfterTime) : undefined,
  }
}

function rejectToken(error: unknown): never {
  if (codeOf(error) === 'auth/user-disabled') throw new AppError('FORBIDDEN', msg`This account is disabled.`)
  if (!isUnreachable(error)) throw unauthenticatedError()
  throw new AppError('UNAVAILABLE', msg`Your sign-in can't be checked right now. Try again in a moment.`)
}

/**
 * @throws AppError UNAUTHENTICATED for tokens that firebase-admin accepts: without an expiry or with a time in the
 * future
 */
function signedInOf(token: DecodedIdToken): VerifiedToken {
  const latest = (Date.now() + leeway) / 1_000
  if (![token.iat, token.auth_time].every((moment) => typeof moment === 'number' && moment <= latest))
    throw unauthenticatedError()
  if (typeof token.exp !== 'number') throw unauthenticatedError()
  return {
    uid: token.uid,
    email: token.email ?? '',
    emailVerified: token.email_verified === true,
    name: typeof token.name === 'string' ? token.name : undefined,
    signedInAt: token.auth_time * 1_000,
    expiresAt: token.exp * 1_000,
  }
}

/** firebase-admin reports keys that it could not load as an invalid token. Only the message differs. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'TimeoutError' ||
    /^(app\/network-|auth\/internal-error$)/.test(codeOf(error) ?? '') ||
    /^Error (while making request|fetching public keys)/.test(error.message)
  )
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
