export interface LruCache<T> {
  get(key: string): T | undefined
  /** @param bytes the size of the entry; an entry larger than the cache is not stored */
  set(key: string, value: T, bytes: number): void
}

export function lruCache<T>(maxBytes: number): LruCache<T> {
  // A Map keeps the order of insertion, so its first key is the least recently used one.
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
