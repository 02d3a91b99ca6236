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
