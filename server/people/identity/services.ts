import type { OidcProvider } from '../../adapters/oidc.ts'
import type { SignInLimits } from '../../platform/security/token-bucket.ts'
import type { SessionServices } from './sessions.ts'

/** Who may create an account: everyone, those with an open invitation, or only the operator. */
export const registrationModes = ['open', 'invited', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** What the entry points of built-in accounts need. */
export interface SignInServices extends SessionServices {
  signInLimits: SignInLimits
  registration: RegistrationMode
  oidc: readonly OidcProvider[]
  /** The public URL, to which passkeys and links belong. */
  address: string
}
