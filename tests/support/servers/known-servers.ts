import { inject } from 'vitest'

/** The settings with which a test signs in at a server without a request. */
export interface SignInSettings {
  ownerUrl: string
  secretKey: string
  /** The public address, which issues the tokens. */
  address: string
  /** The plan of new organizations. */
  plan: string
  usesFirebase: boolean
}

const known = new Map<string, SignInSettings>()

export function rememberServer(baseUrl: string, settings: SignInSettings): void {
  known.set(new URL(baseUrl).port, settings)
}

/** Returns the settings of a server that this process knows, or else of the run's server. */
export function signInSettingsOf(baseUrl: string): SignInSettings {
  const found = known.get(new URL(baseUrl).port)
  if (found) return found
  if (new URL(inject('baseUrl')).port !== new URL(baseUrl).port) throw new Error(`${baseUrl} is not a test's server.`)
  return inject('signIn')
}
