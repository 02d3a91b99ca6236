import { msg } from '@lingui/core/runtime-macro'
import { decodeJwt } from 'jose'
import { AppError } from '../base/errors.ts'

/** The rights that a grant can have. Each includes those before it. */
export const scopes = ['read', 'stage', 'write', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** The restricted access that a user gave to a script or an app. */
export interface Grant {
  kind: 'api_token' | 'app'
  id: string
  name: string
  scopes: readonly Scope[]
  /** The only organization in which it works. Null for all organizations of the user. */
  organizationId: string | null
  /** The URL of the only protected resource that accepts the token of an app. */
  resource?: string
}

export interface VerifiedToken {
  uid: string
  /** Undefined for a session, which may do everything that the user's role allows. */
  grant?: Grant | undefined
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

/** Opaque tokens of this server, which begin with their kind. */
export interface TokenKind {
  prefix: string
  /** @throws AppError UNAUTHENTICATED; UNAVAILABLE */
  verify(token: string): Promise<VerifiedToken>
}

/** Verifies opaque tokens by their kind, and all others with the identity provider. */
export function selectByPrefix(provider: IdentityProvider, kinds: readonly TokenKind[]): IdentityProvider {
  return {
    ...provider,
    verify(token) {
      const kind = kinds.find(({ prefix }) => token?.startsWith(prefix))
      return kind && token ? kind.verify(token) : provider.verify(token)
    },
  }
}

/** Verifies each token with the provider that issued it. */
export function selectByIssuer(issuers: readonly TokenIssuer[]): IdentityProvider {
  const providers = issuers.map(({ provider }) => provider)
  return {
    async verify(token) {
      if (!token) throw notSignedInError()
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

export const notSignedInError = () => new AppError('UNAUTHENTICATED', msg`Sign in first.`)

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
