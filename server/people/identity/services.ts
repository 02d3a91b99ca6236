import type { OidcProvider } from '../../adapters/oidc.ts'
import type { SignInLimits } from '../../platform/security/token-bucket.ts'
import type { SessionServices } from './sessions.ts'

/** The rule for new accounts: everyone, those with an open invitation, or only the operator may create one. */
export const registrationModes = ['open', 'invited', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** The services of the entry points of built-in accounts. */
export interface SignInServices extends SessionServices {
  signInLimits: SignInLimits
  registration: RegistrationMode
  oidc: readonly OidcProvider[]
  /** The public URL, to which passkeys and links belong. */
  address: string
}
