import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { openAccounts } from './identity-accounts.ts'
import { type AccountChange, watchAccounts } from './identity-changes.ts'
import { createEmulator } from './identity-firebase.ts'
import { createEmulatorProxy } from './identity-proxy.ts'

/** The main program of the identity emulator's process. identity.ts starts it and receives its reports. */
export interface EmulatorRequest {
  folder: string
  projectId: string
  port: number
  isKnown: boolean
}

export type EmulatorReport = { port: number } | { failure: string } | { changed: AccountChange }

// The channel closes when the server ends, even if the server is killed.
process.once('disconnect', () => process.exit(0))
// A Ctrl-C in the terminal signals both processes. The server stops this one after its last request.
process.on('SIGINT', () => undefined)

try {
  report({ port: await serve(JSON.parse(process.argv[2] ?? '{}')) })
} catch (error) {
  report({ failure: error instanceof Error ? error.message : String(error) })
}

async function serve({ folder, projectId, port, isKnown }: EmulatorRequest): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { emulator, state } = await createEmulator(projectId)
  const accounts = await openAccounts(join(folder, 'accounts.json'), state)
  watchAccounts(state, (changed) => report({ changed }))
  const server = createServer(createEmulatorProxy(emulator, accounts))
  const last = isKnown ? port : Math.min(port + 199, 65535)
  for (let candidate = port; candidate <= last; candidate++) {
    server.listen({ port: candidate, host: '127.0.0.1', exclusive: true })
    try {
      await once(server, 'listening')
      return candidate
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
  throw new Error(isKnown ? `Port ${port} is taken.` : `Every port from ${port} on is taken.`)
}

function report(message: EmulatorReport): void {
  process.send?.(message)
}
