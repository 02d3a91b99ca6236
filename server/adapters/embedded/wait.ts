import { setTimeout as pause } from 'node:timers/promises'

/** Polls until `look` returns a value. Returns undefined after the timeout, in milliseconds. */
export async function waitFor<T>(poll: () => Promise<T | undefined>, timeout: number): Promise<T | undefined> {
  const end = performance.now() + timeout
  for (;;) {
    const found = await poll()
    if (found !== undefined || performance.now() > end) return found
    await pause(8)
  }
}
