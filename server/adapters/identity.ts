import { msg } from '@lingui/core/runtime-macro'
import { decodeJwt } from 'jose'
import { AppError } from '../base/errors.ts'

export interface VerifiedToken {
  uid: string
  /** The session of a built-in account. Its end invalidates the token. */
  sessionId?: string | undefined
  email: string
  emailVerified: boolean
  name: string | undefined
  /** The time of the sign-in in milliseconds since 1970. A renewed token keeps it. */
  signedInAt: number
  /** In milliseconds since 1970. */
  expiresAt: number
}

/** The state of an account at the identity provider. */
export interface AccountState {
  uid: string
  isDisabled: boolean
  validAfter: Date | undefined
}

export interface IdentityProvider {
  /** @throws AppError UNAUTHENTICATED; FORBIDDEN; UNAVAILABLE when the provider's public keys cannot be loaded */
  verify(token: string | undefined): Promise<VerifiedToken>
  /**
   * Returns the current states of all accounts whose verified tokens have not expired.
   * @throws Error when the provider is not reachable
   */
  fetchSeenAccounts(): Promise<AccountState[]>
  /**
   * Deletes the account at the provider, if the provider lets this server do it. A missing account is not an error.
   * @throws Error when the provider is not reachable
   */
  removeAccount(uid: string): Promise<void>
  close(): Promise<void>
}

/** A provider and the issuer of its tokens. */
export interface TokenIssuer {
  issuer: string
  provider: IdentityProvider
}

/** Verifies each token with the provider that issued it. */
export function selectByIssuer(issuers: readonly TokenIssuer[]): IdentityProvider {
  const providers = issuers.map(({ provider }) => provider)
  return {
    async verify(token) {
      if (!token) throw new AppError('UNAUTHENTICATED', msg`Sign in first.`)
      const issuer = issuerOf(token)
      const found = issuers.find((each) => each.issuer === issuer)
      if (!found) throw unauthenticatedError()
      return found.provider.verify(token)
    },
    async fetchSeenAccounts() {
      return (await Promise.all(providers.map((provider) => provider.fetchSeenAccounts()))).flat()
    },
    async removeAccount(uid) {
      for (const provider of providers) await provider.removeAccount(uid)
    },
    async close() {
      await Promise.all(providers.map((provider) => provider.close()))
    },
  }
}

export const maxTokenLength = 8_192

export const unauthenticatedError = () =>
  new AppError('UNAUTHENTICATED', msg`Your session has expired or profile is invalid. Please log in again.`)

/** Reads the issuer of a token that is not verified yet. */
function issuerOf(token: string): string | undefined {
  if (token.length > maxTokenLength) return undefined
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
