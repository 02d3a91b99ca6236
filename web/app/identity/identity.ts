import type { PublicConfig } from './config.ts'
import { firebaseIdentity, startFirebaseIdentity, withFirebase } from './firebase/firebase-identity.ts'
import type { IdentityListener, IdentityProvider, SignInActions } from './identity-provider.ts'
import { ownIdentity } from './own/own-identity.ts'

type SignInOptions = Pick<PublicConfig, 'registration' | 'oidc' | 'hasMail'>

let settings: PublicConfig | null = null

/** Must be called once before any other function of this module. */
export function startIdentity(config: PublicConfig): void {
  settings = config
  if (config.firebase) startFirebaseIdentity(config.firebase)
}

export const watchIdentity = (isExpected: boolean, listener: IdentityListener) => provider().watch(isExpected, listener)

export const getFreshToken = () => provider().getFreshToken()

/**
 * @param isOver true if the server has already ended the session, which then ends here even without a connection
 */
export const endIdentity = (isOver = false) => provider().endSession(isOver)

/** Runs an action that both providers offer, and loads its code before the first one. */
export async function withSignIn<T>(action: (actions: SignInActions) => Promise<T>): Promise<T> {
  return usesOwnAccounts() ? action(await import('./own/accounts.ts')) : withFirebase(action)
}

export function usesOwnAccounts(): boolean {
  return requireSettings().identity === 'own'
}

export function signInOptions(): SignInOptions {
  return requireSettings()
}

/** Whether the mails of this server are shown at /dev/mail. */
export function isMailShownHere(): boolean {
  const { hasMail, firebase } = requireSettings()
  return usesOwnAccounts() ? !hasMail : firebase?.authEmulatorUrl != null
}

/** Whether plans are paid for. Otherwise they change without a payment. */
export function hasPayments(): boolean {
  return requireSettings().hasPayments === true
}

function provider(): IdentityProvider {
  return usesOwnAccounts() ? ownIdentity : firebaseIdentity
}

function requireSettings(): PublicConfig {
  if (!settings) throw new Error('startIdentity was not called')
  return settings
}
