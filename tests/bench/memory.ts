import { readFileSync } from 'node:fs'
import type { TestServer } from '../support/servers/server.ts'

/** Returns the resident memory in MB. */
export function memoryOf({ process: { pid } }: TestServer): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}

export function watchMemory(server: TestServer): { stop(): number } {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(server))
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
