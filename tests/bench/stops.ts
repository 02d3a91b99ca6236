import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '../support/server.ts'

export interface Stops {
  longest: number
  /** The longest that was the process's own work: not counted is what other programs kept it from a core. */
  work: number
  p99: number
}

export async function loopOf(server: TestServer): Promise<Stops> {
  const from = server.output().length
  server.process.kill('SIGUSR2')
  for (;;) {
    const said = /event loop: (\{.*\})\n/.exec(server.output().slice(from))
    if (said?.[1]) return JSON.parse(said[1])
    await pause(10)
  }
}
