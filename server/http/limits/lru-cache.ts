/** Holds the entries used last, up to a number of bytes. */
export interface LruCache<T> {
  get(key: string): T | undefined
  /** @param bytes what the entry takes; one that takes more than the cache may hold is not kept */
  set(key: string, value: T, bytes: number): void
}

export function lruCache<T>(maxBytes: number): LruCache<T> {
  // A Map keeps the order of insertion, so its first key is the one that was not used for longest.
  const entries = new Map<string, { value: T; bytes: number }>()
  let held = 0
  const drop = (key: string) => {
    held -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      drop(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      held += bytes
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
