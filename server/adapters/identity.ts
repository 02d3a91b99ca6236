import { createHash } from 'node:crypto'
import type { Agent } from 'node:https'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import { AppError } from '../core/errors.ts'

/** Whom a genuine token names. */
export interface SignedIn {
  uid: string
  email: string
  emailVerified: boolean
  name: string | undefined
  /** When the person signed in, in milliseconds since 1970. A token that was renewed keeps it. */
  signedInAt: number
  /** When the token ends, in milliseconds since 1970. */
  expiresAt: number
}

export interface IdentityProvider {
  /** @throws AppError UNAUTHENTICATED; UNAVAILABLE when the provider's keys cannot be had */
  verify(token: string | undefined): Promise<SignedIn>
  close(): Promise<void>
}

export interface IdentitySettings {
  projectId: string
  /** Only for the embedded provider; firebase-admin reads the same from FIREBASE_AUTH_EMULATOR_HOST. */
  emulatorHost?: string | undefined
  /** Where the public keys are fetched from; a test's own agent, else the provider's address. */
  httpAgent?: Agent | undefined
}

/** A token's verification is remembered this long at most, so that a burst of requests costs one. */
const rememberFor = 30_000

export function openIdentity({ projectId, emulatorHost, httpAgent }: IdentitySettings): IdentityProvider {
  // firebase-admin knows the emulator by the environment alone.
  if (emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
  const app: App = initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, `purser-${projectId}-${Date.now()}`)
  const remembered = new Map<string, { signedIn: SignedIn; until: number }>()

  return {
    async verify(token) {
      if (!token) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      if (token.length > 8_192) throw refusal()
      const key = createHash('sha256').update(token).digest('base64')
      const known = remembered.get(key)
      if (known && known.until > Date.now()) return known.signedIn
      const decoded = await getAuth(app)
        .verifyIdToken(token)
        .catch((error: unknown) => {
          throw isUnreachable(error)
            ? new AppError('UNAVAILABLE', 'Sign-in cannot be checked right now. Try again in a moment.')
            : refusal()
        })
      const signedIn = signedInOf(decoded)
      if (remembered.size >= 10_000) remembered.clear()
      remembered.set(key, { signedIn, until: Math.min(Date.now() + rememberFor, signedIn.expiresAt) })
      return signedIn
    },
    close: () => deleteApp(app),
  }
}

const refusal = () =>
  new AppError('UNAUTHENTICATED', 'Your session has expired or profile is invalid. Please log in again.')

function signedInOf(token: DecodedIdToken): SignedIn {
  return {
    uid: token.uid,
    email: token.email ?? '',
    emailVerified: token.email_verified === true,
    name: typeof token.name === 'string' ? token.name : undefined,
    signedInAt: token.auth_time * 1_000,
    expiresAt: token.exp * 1_000,
  }
}

function isUnreachable(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'auth/internal-error'
}
