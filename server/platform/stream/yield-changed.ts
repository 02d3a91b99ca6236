import type { Notifier } from './notifier.ts'

/** In milliseconds. */
const pollInterval = 5_000

/** Yields what `read` returns immediately, and again when a notification or a poll finds that it has changed. */
export async function* yieldChanged<T>(
  { notifier, subject, signal }: { notifier: Notifier; subject: string; signal: AbortSignal },
  read: () => Promise<T>,
): AsyncGenerator<T> {
  let delivered: string | undefined
  while (!signal.aborted) {
    // Starts waiting before the read, so that no change in between is lost.
    const hinted = notifier.next(subject, signal, pollInterval)
    const current = await read()
    const text = JSON.stringify(current, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (text !== delivered) yield current
    delivered = text
    await hinted
  }
}
