import type { ApolloCache, OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'

const minute = 60_000

/** Lifetime of fresh responses by query, in milliseconds. The default is five minutes. */
const lifetimes: Readonly<Record<string, number>> = {
  Categories: Number.POSITIVE_INFINITY,
  ChatMessages: minute,
  Countries: Number.POSITIVE_INFINITY,
}
const lifetime = 5 * minute

const liveQueries = new Set(['Countries'])

/**
 * Registers queries whose cached results live messages and mutations keep current. A change makes the result of any
 * other query older than the change.
 */
export function addLiveQueries(names: readonly string[]): void {
  for (const name of names) liveQueries.add(name)
}

/** Tracks which responses of a client are fresh, so that they are not requested again. */
export interface Freshness {
  /** Call before a query is sent, and call the returned function when the response has arrived. */
  asking(name: string, variables: OperationVariables | undefined): () => void
  /** Marks a query whose current result was written to the cache. */
  wrote(name: string, variables: OperationVariables | undefined): void
  /** Marks computed results as outdated after a change in the organization. */
  changed(): void
  /** Marks all responses as outdated after the change stream was lost. */
  missed(): void
  isFresh(name: string, variables: OperationVariables | undefined): boolean
}

export function makeFreshness(): Freshness {
  const answeredAt = new Map<string, { at: number; name: string }>()
  let changes = 0

  const wrote: Freshness['wrote'] = (name, variables) => {
    answeredAt.set(keyOf(name, variables), { at: Date.now(), name })
  }
  const evict = (isGone: (answer: { at: number; name: string }) => boolean) => {
    for (const [key, answer] of answeredAt) if (isGone(answer)) answeredAt.delete(key)
  }

  return {
    wrote,
    asking(name, variables) {
      const before = changes
      return () => {
        if (changes === before || liveQueries.has(name)) wrote(name, variables)
      }
    },
    changed() {
      changes += 1
      evict(({ name }) => !liveQueries.has(name))
    },
    missed() {
      evict(({ name }) => name !== 'Countries')
    },
    isFresh(name, variables) {
      const answer = answeredAt.get(keyOf(name, variables))
      return answer !== undefined && Date.now() - answer.at < lifetimeOf(name)
    },
  }
}

const known = new WeakMap<ApolloCache, Freshness>()

export function freshnessOf(cache: ApolloCache): Freshness {
  const freshness = known.get(cache) ?? makeFreshness()
  known.set(cache, freshness)
  return freshness
}

function lifetimeOf(name: string): number {
  return lifetimes[name] ?? lifetime
}

function keyOf(name: string, variables: OperationVariables | undefined): string {
  return `${name} ${canonicalStringify(variables ?? {})}`
}
