import { readFileSync } from 'node:fs'
import type { TestServer } from '../support/server.ts'

/** Returns the resident memory in MB. */
export function memoryOf({ process: { pid } }: TestServer): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}

export function watchMemory(server: TestServer): { stop(): number } {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server))
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
