import type { Identity } from '../identity-provider.ts'
import { claimsOf } from '../token-claims.ts'

interface StoredSession {
  identity: Identity
  token: string
  /** In milliseconds since 1970. */
  expiresAt: number
}

/** The key under which the provider's SDK stores the session. */
export const sessionKey = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`

/** Reads the session that the SDK has stored on this device. Returns null if there is none or its format is unknown. */
export function readSession(apiKey: string): StoredSession | null {
  try {
    const { uid, email, displayName, stsTokenManager } = JSON.parse(localStorage.getItem(sessionKey(apiKey)) ?? '')
    const { accessToken: token, expirationTime: expiresAt } = stsTokenManager
    // The server reads the verification from the token too.
    const isVerified = claimsOf(token).email_verified === true
    return { identity: { uid, email, name: displayName || email.split('@')[0], isVerified }, token, expiresAt }
  } catch {
    return null
  }
}
