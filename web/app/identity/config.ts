export interface PublicConfig {
  firebase: {
    apiKey: string
    authDomain: string
    projectId: string
    /** URL of the embedded identity provider, or null if an external provider is configured. */
    authEmulatorUrl: string | null
  }
  sentryDsn: string | null
  version: string
}

export async function fetchConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`The settings did not load (${response.status}).`)
  return response.json()
}
