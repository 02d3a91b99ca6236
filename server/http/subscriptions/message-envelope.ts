import { randomInt } from 'node:crypto'

/**
 * The one thing in which the messages to those who are told the same differ: which message they go on from. It is put in
 * at the end, where this number stands, which nobody can foresee.
 */
export function createSincePlaceholder(): number {
  return Number(`0.1${String(randomInt(1e12)).padStart(12, '0')}7`)
}

/** A message for many, as JSON: the same text for all who go on from the same message. */
export interface SharedMessage {
  for(since: number | null): string
}

export function shareMessage(payload: string, mark: number): SharedMessage {
  const parts = payload.split(String(mark))
  const made = new Map<number | null, string>()
  return {
    for(since) {
      const known = made.get(since) ?? parts.join(String(since))
      made.set(since, known)
      return known
    },
  }
}
