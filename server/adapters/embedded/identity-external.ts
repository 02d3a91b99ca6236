import { type EmbeddedIdentity, listCodes } from './identity.ts'

/**
 * An emulator that somebody else has started and will stop: another server, for several to share their accounts, or
 * Firebase's own program.
 * @param host host and port
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
