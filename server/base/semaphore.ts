import { setTimeout as pause } from 'node:timers/promises'

export function runSequentially(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => {})
    return mine
  }
}

export function semaphore(count: number): () => Promise<() => void> {
  const queue: (() => void)[] = []
  let free = count
  const release = () => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  return async () => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    return release
  }
}

/**
 * Runs the work for each item, one after another. A failure does not stop the others.
 * @throws the first failure, after all items
 */
export async function runForAll<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * The timeout is in milliseconds.
 * @throws Error named TimeoutError
 */
export async function withTimeout<T>(something: Promise<T>, timeout: number): Promise<T> {
  const finished = new AbortController()
  const late = pause(timeout, undefined, { signal: finished.signal, ref: false }).then(() => {
    throw new DOMException('It took too long.', 'TimeoutError')
  })
  try {
    return await Promise.race([something, late])
  } finally {
    finished.abort()
  }
}
