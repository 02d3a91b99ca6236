import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '../support/servers/server.ts'
import type { Row } from './run.ts'

/** The longest time in milliseconds that the web process may block. */
export const maxEventLoopDelay = 50

export interface Stops {
  longest: number
  /** The longest time of the process's own work, without the time other programs used its core. */
  work: number
  p99: number
}

export async function loopOf(server: TestServer): Promise<Stops> {
  const from = server.output().length
  server.process.kill('SIGUSR2')
  for (;;) {
    const logged = /event loop: (\{.*\})\n/.exec(server.output().slice(from))
    if (logged?.[1]) return JSON.parse(logged[1])
    await pause(10)
  }
}

export function rowOfStop(name: string, { work }: Stops): Row {
  return { name, ours: work, peers: maxEventLoopDelay, goal: 1, isMaximum: true, unit: 'ms' }
}
