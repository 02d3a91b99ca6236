export interface PublicConfig {
  /** `own` means accounts of this server. Sessions of OIDC providers are also its own. */
  identity: 'own' | 'firebase'
  registration: 'open' | 'invited' | 'closed'
  /** The OIDC providers that a user can log in with, under `own` only. */
  oidc: { id: string; name: string }[]
  /** False if the server sends no mail and shows it at /dev/mail. */
  hasMail: boolean
  /** May be set under `own` too, for a server whose users move from Firebase. */
  firebase: FirebaseConfig | null
  /** Only if plans are paid for. */
  hasPayments?: boolean
  sentryDsn: string | null
  version: string
}

export interface FirebaseConfig {
  apiKey: string
  authDomain: string
  projectId: string
  /** URL of the embedded identity provider, or null if an external provider is configured. */
  authEmulatorUrl: string | null
}

/** Reads the settings that the server has written into the page, which it does not do in development. */
export function readConfig(): PublicConfig | null {
  const written = document.getElementById('config')?.textContent
  return written ? JSON.parse(written) : null
}

/** @throws Error if the settings do not load */
export async function requestConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`The settings did not load (${response.status}).`)
  return response.json()
}
