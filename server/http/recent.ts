/** What was used lately, up to a number of entries: the one unused longest goes first. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

export function recentOf<T>(most: number): Recent<T> {
  // A Map keeps the order of insertion, so its first key is the one unused longest.
  const entries = new Map<string, T>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size <= most) return
      for (const oldest of entries.keys()) {
        entries.delete(oldest)
        return
      }
    },
  }
}
