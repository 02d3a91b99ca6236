export interface Counter {
  enter(key: string): boolean
  leave(key: string): void
}

export function createCounter(max: number): Counter {
  const counts = new Map<string, number>()
  return {
    enter(key) {
      const count = counts.get(key) ?? 0
      if (count >= max) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key) {
      const count = counts.get(key) ?? 0
      if (count > 1) counts.set(key, count - 1)
      else counts.delete(key)
    },
  }
}
