import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again every few milliseconds until `look` answers with something, and gives it back;
 * `undefined` once `patience` milliseconds have passed without an answer.
 */
export async function waitFor<T>(look: () => Promise<T | undefined>, patience: number): Promise<T | undefined> {
  const end = performance.now() + patience
  for (;;) {
    const found = await look()
    if (found !== undefined || performance.now() > end) return found
    await pause(8)
  }
}
