import { type EmbeddedIdentity, listCodes } from './identity.ts'

/**
 * Connects to an emulator that another process starts and stops, such as a second server or Firebase's emulator.
 * @param host the host and port
 */
export function connectToEmulator(host: string, projectId: string): EmbeddedIdentity {
  return {
    url: `http://${host}`,
    host,
    port: Number(host.split(':').at(-1)),
    listOutOfBandCodes: () => listCodes(host, projectId),
    stop: async () => {},
  }
}
