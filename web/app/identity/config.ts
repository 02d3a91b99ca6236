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

/** Reads the settings that the server has written into the page. In development, they are requested. */
export async function loadConfig(): Promise<PublicConfig> {
  const written = document.getElementById('config')?.textContent
  if (written) return JSON.parse(written)
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`The settings did not load (${response.status}).`)
  return response.json()
}
