import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

export interface WatchdogOptions {
  /** Counts the turns of the event loop. */
  turns: Int32Array
  /** Milliseconds between two checks. */
  interval: number
  /** The checks without a turn after which the process ends. */
  maxChecks: number
}

const checks = 10

/**
 * Ends the process when its event loop stands still, because then it serves no requests and handles no signals. A thread of
 * its own writes what is being done to the log, then kills the process, and the supervisor starts it again. The thread
 * counts its own checks, so that a suspended machine is not taken for a stuck process. A debugger turns it off.
 * @param limit in milliseconds
 */
export function startWatchdog(limit = 10_000): void {
  if (inspector.url()) return
  const interval = limit / checks
  const turns = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(turns, 0, 1), interval / 2).unref()
  const workerData: WatchdogOptions = { turns, interval, maxChecks: checks }
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }
  new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData, resourceLimits }).unref()
}
