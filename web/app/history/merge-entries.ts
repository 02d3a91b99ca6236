import type { LogEntryFragment } from '../../generated.ts'

/** The entries with those of a message, each once and the latest first. */
export function mergeEntries<Entry extends LogEntryFragment>(
  held: readonly Entry[],
  received: readonly Entry[],
): Entry[] {
  const ids = new Set(received.map(({ id }) => id))
  return [...received, ...held.filter(({ id }) => !ids.has(id))].sort((a, b) => b.number - a.number)
}
