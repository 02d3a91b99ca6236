import { setTimeout as pause } from 'node:timers/promises'

/** Polls until `look` returns a value. Returns undefined after the timeout, in milliseconds. */
export async function waitFor<T>(look: () => Promise<T | undefined>, patience: number): Promise<T | undefined> {
  const end = performance.now() + patience
  for (;;) {
    const found = await look()
    if (found !== undefined || performance.now() > end) return found
    await pause(8)
  }
}
