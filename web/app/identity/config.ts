/** The public settings of this installation, as the server gives them to anyone. */
export interface PublicConfig {
  firebase: {
    apiKey: string
    authDomain: string
    projectId: string
    /** Where the embedded identity provider listens; null when the real one is configured. */
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
