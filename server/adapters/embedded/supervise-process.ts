import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage } from '../../base/log.ts'

export interface SupervisedProcess {
  name: string
  isRunning(): Promise<boolean>
  /** @throws Error when the start fails and must be retried */
  start(): Promise<void>
  log(line: string): void
}

/** The interval between checks and the delay after a failed start, in milliseconds. */
const [pollInterval, retryInterval] = [250, 1_000]

/**
 * Restarts a program that has ended by itself.
 * @returns a function that ends the supervision and resolves when no start is in progress
 */
export function superviseProcess({ name, isRunning, start, log }: SupervisedProcess): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const wait = (time: number) => pause(time, undefined, { signal, ref: false }).catch(() => {})
  const watch = async () => {
    for (;;) {
      await wait(pollInterval)
      if (signal.aborted) return
      if (await isRunning()) continue
      if (signal.aborted) return
      const begun = performance.now()
      try {
        await start()
        log(`${name} ended by itself and runs again after ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
      } catch (error) {
        log(`${name} ended by itself and does not start: ${errorMessage(error)}`)
        await wait(retryInterval)
      }
    }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}
