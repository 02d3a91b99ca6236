import { setTimeout as pause } from 'node:timers/promises'

/** A program that this process has started, or found running. */
export interface SupervisedProcess {
  /** As people know it: 'PostgreSQL'. */
  name: string
  isRunning(): Promise<boolean>
  /** Starts it where it was. @throws Error when it does not start; then it is tried again */
  start(): Promise<void>
  log(line: string): void
}

/** Between two looks, and between two starts that fail, in milliseconds. */
const [lookEvery, tryEvery] = [250, 1_000]

/**
 * Starts a program again when it has ended by itself: killed for want of memory, or by a mistake.
 * @returns what ends the watch; resolves when no start is under way any more
 */
export function superviseProcess({ name, isRunning, start, log }: SupervisedProcess): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const wait = (time: number) => pause(time, undefined, { signal, ref: false }).catch(() => {})
  const watch = async () => {
    for (;;) {
      await wait(lookEvery)
      if (signal.aborted) return
      if (await isRunning()) continue
      if (signal.aborted) return
      const begun = performance.now()
      try {
        await start()
        log(`${name} ended by itself and runs again after ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
      } catch (error) {
        log(`${name} ended by itself and does not start: ${error instanceof Error ? error.message : String(error)}`)
        await wait(tryEvery)
      }
    }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}
