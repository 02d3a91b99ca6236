import { firstInteraction } from '../../shared/hooks/first-interaction.ts'
import type { PublicConfig } from './config.ts'
import { type Identity, readSession, sessionKey } from './stored-session.ts'

type Provider = typeof import('./provider.ts')
type Listener = (identity: Identity | null) => void

let settings: PublicConfig['firebase'] | null = null
let provider: Promise<Provider> | null = null
let listener: Listener = () => undefined
/** Undefined until the first call of the listener. */
let known: Identity | null | undefined

/** A stored token is used until this time before its expiry, in milliseconds. */
const renewalMargin = 60_000

/** Must be called once before any other function of this module. */
export function startIdentity({ firebase }: PublicConfig): void {
  settings = firebase
}

/**
 * Calls the listener immediately and after each change, with null if no user is signed in. A stored session is reported
 * without the provider's SDK, which checks it after the first interaction.
 * @param isExpected true if this device remembers a session. The SDK then looks for the session before null is reported.
 * @returns a function that stops the calls
 */
export function watchIdentity(isExpected: boolean, next: Listener): () => void {
  listener = (identity) => {
    const isRepeated = identity === null && known === null
    known = identity
    if (!isRepeated) next(identity)
  }
  const open = () => void withProvider(() => undefined).catch((error) => console.error('No identity provider:', error))
  const report = () => {
    const session = readSession(requireSettings().apiKey)
    if (session?.identity.isVerified && session.expiresAt > Date.now() + renewalMargin) listener(session.identity)
    else if (session || (isExpected && known === undefined)) open()
    else listener(null)
  }
  // Other tabs sign in and out too. The SDK notices it itself.
  const followTabs = ({ key }: StorageEvent) => {
    if (provider === null && (key === null || key === sessionKey(requireSettings().apiKey))) report()
  }
  report()
  void firstInteraction().then(open)
  window.addEventListener('storage', followTabs)
  return () => {
    listener = () => undefined
    window.removeEventListener('storage', followTabs)
  }
}

/** Returns a valid token of the signed-in user, renewed before it expires, or null if no user is signed in. */
export async function getFreshToken(): Promise<string | null> {
  const session = readSession(requireSettings().apiKey)
  if (session && session.expiresAt > Date.now() + renewalMargin) return session.token
  if (known === null && provider === null) return null
  return withProvider(({ getFreshToken }) => getFreshToken())
}

export async function endIdentity(): Promise<void> {
  if (provider !== null) return withProvider(({ endSession }) => endSession())
  localStorage.removeItem(sessionKey(requireSettings().apiKey))
  listener(null)
}

/** Runs an action of the identity provider and loads its SDK before the first one. */
export async function withProvider<T>(action: (provider: Provider) => T | Promise<T>): Promise<T> {
  provider ??= openProvider().catch((error) => {
    provider = null
    throw error
  })
  return action(await provider)
}

async function openProvider(): Promise<Provider> {
  const loaded = await import('./provider.ts')
  await loaded.startProvider(requireSettings(), (identity) => listener(identity))
  return loaded
}

/**
 * The embedded provider cannot call Google, so the login page has its own account chooser for `signInAsGoogleUser`. Its
 * mails are at /dev/mail.
 */
export function isEmbeddedIdentity(): boolean {
  return requireSettings().authEmulatorUrl !== null
}

function requireSettings(): PublicConfig['firebase'] {
  if (!settings) throw new Error('startIdentity was not called')
  return settings
}
