import type { ApolloCache, OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'

const minute = 60_000

/** How long an answer counts as fresh, in milliseconds. Where it says nothing of a query, five minutes. */
const lifetimes: Readonly<Record<string, number>> = {
  Categories: Number.POSITIVE_INFINITY,
  ChatMessages: minute,
  Countries: Number.POSITIVE_INFINITY,
}
const lifetime = 5 * minute

const keptCurrent = new Set(['Countries'])

/**
 * Registers queries whose cached results live messages and mutations keep current. A change makes the result of any
 * other query older than the change.
 */
export function keepCurrent(names: readonly string[]): void {
  for (const name of names) keptCurrent.add(name)
}

/** Which answers of one client are fresh: what is fresh is not asked for again when a screen shows it anew. */
export interface Freshness {
  /** To be asked before a query is sent; the answer is handed over when it is there. */
  asking(name: string, variables: OperationVariables | undefined): () => void
  /** What was written to the cache as the server would have answered it. */
  wrote(name: string, variables: OperationVariables | undefined): void
  /** Something changed in the organization: what was worked out before has to be looked at again. */
  changed(): void
  /** The stream of changes was lost: whatever was answered may have missed some. */
  missed(): void
  isFresh(name: string, variables: OperationVariables | undefined): boolean
}

export function makeFreshness(): Freshness {
  const answeredAt = new Map<string, { at: number; name: string }>()
  let changes = 0

  const wrote: Freshness['wrote'] = (name, variables) => {
    answeredAt.set(keyOf(name, variables), { at: Date.now(), name })
  }
  const forget = (isGone: (answer: { at: number; name: string }) => boolean) => {
    for (const [key, answer] of answeredAt) if (isGone(answer)) answeredAt.delete(key)
  }

  return {
    wrote,
    asking(name, variables) {
      const before = changes
      return () => {
        if (changes === before || keptCurrent.has(name)) wrote(name, variables)
      }
    },
    changed() {
      changes += 1
      forget(({ name }) => !keptCurrent.has(name))
    },
    missed() {
      forget(({ name }) => name !== 'Countries')
    },
    isFresh(name, variables) {
      const answer = answeredAt.get(keyOf(name, variables))
      return answer !== undefined && Date.now() - answer.at < lifetimeOf(name)
    },
  }
}

const known = new WeakMap<ApolloCache, Freshness>()

/** The freshness of what is in a client's cache. */
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
