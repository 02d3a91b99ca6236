import { firstInteraction } from '../../../shared/hooks/first-interaction.ts'
import type { FirebaseConfig } from '../config.ts'
import type { Identity, IdentityProvider } from '../identity-provider.ts'
import { readSession, sessionKey } from './stored-session.ts'

type Provider = typeof import('./provider.ts')

let settings: FirebaseConfig | null = null
let provider: Promise<Provider> | null = null
let listener: (identity: Identity | null) => void = () => undefined
/** Undefined until the first call of the listener. */
let known: Identity | null | undefined

/** A stored token is used until this time before its expiry, in milliseconds. */
const renewalMargin = 60_000

export function startFirebaseIdentity(firebase: FirebaseConfig): void {
  settings = firebase
}

export const firebaseIdentity: IdentityProvider = {
  /**
   * A stored session is reported without the provider's SDK, which checks it after the first interaction. If this
   * device remembers a session, the SDK looks for it before null is reported.
   */
  watch(isExpected, { onChange }) {
    listener = (identity) => {
      const isRepeated = identity === null && known === null
      known = identity
      if (!isRepeated) onChange(identity, false)
    }
    const open = () =>
      void withFirebase(() => undefined).catch((error) => console.error('No identity provider:', error))
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
  },

  async getFreshToken() {
    const session = readSession(requireSettings().apiKey)
    if (session && session.expiresAt > Date.now() + renewalMargin) return session.token
    if (known === null && provider === null) return null
    return withFirebase(({ getFreshToken }) => getFreshToken())
  },

  async endSession() {
    if (provider !== null) return withFirebase(({ endSession }) => endSession())
    localStorage.removeItem(sessionKey(requireSettings().apiKey))
    listener(null)
  },
}

/** Runs an action of the identity provider and loads its SDK before the first one. */
export async function withFirebase<T>(action: (provider: Provider) => T | Promise<T>): Promise<T> {
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

/** The embedded provider cannot call Google, so the login page has its own account chooser for `signInAsGoogleUser`. */
export function isEmbeddedFirebase(): boolean {
  return requireSettings().authEmulatorUrl !== null
}

function requireSettings(): FirebaseConfig {
  if (!settings) throw new Error('The server has no settings for Firebase.')
  return settings
}
