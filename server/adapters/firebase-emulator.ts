/** The emulator of Firebase Authentication, which another process starts and stops. */
export interface FirebaseEmulator {
  url: string
  /** The host and port, as FIREBASE_AUTH_EMULATOR_HOST names them. */
  host: string
  listOutOfBandCodes(): Promise<OutOfBandCode[]>
}

export interface OutOfBandCode {
  email: string
  requestType: string
  oobLink: string
  oobCode: string
}

export function connectToEmulator(host: string, projectId: string): FirebaseEmulator {
  const url = `http://${host}`
  return {
    url,
    host,
    async listOutOfBandCodes() {
      const response = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`)
      if (!response.ok) throw new Error(`The emulator answered ${response.status} for its mails.`)
      const { oobCodes }: { oobCodes: OutOfBandCode[] } = await response.json()
      return oobCodes
    },
  }
}
