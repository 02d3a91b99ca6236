import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { NewTransactionInput } from '../../generated.ts'

export interface QueuedWrite {
  /** The idempotency key of the write. */
  key: string
  input: NewTransactionInput
  refusal: string | null
}

const held = makeVar<Readonly<Record<string, readonly QueuedWrite[]>>>({})

export function useQueuedWrites(organizationId: string): readonly QueuedWrite[] {
  return useReactiveVar(held)[organizationId] ?? stored(organizationId)
}

export function queuedWritesOf(organizationId: string): readonly QueuedWrite[] {
  return stored(organizationId)
}

/**
 * Stores a queued write or its new state.
 * @returns false if the browser could not store it
 */
export function queueWrite(organizationId: string, write: QueuedWrite): boolean {
  const others = stored(organizationId)
  const isKnown = others.some(({ key }) => key === write.key)
  return store(
    organizationId,
    isKnown ? others.map((each) => (each.key === write.key ? write : each)) : [...others, write],
  )
}

export function removeQueuedWrite(organizationId: string, key: string): void {
  store(
    organizationId,
    stored(organizationId).filter((each) => each.key !== key),
  )
}

/** Watches for changes that other tabs make to the queue. */
export function watchQueuedWrites(organizationId: string): () => void {
  const reload = (event: StorageEvent) => {
    if (event.key === storageKey(organizationId)) publish(organizationId, stored(organizationId))
  }
  window.addEventListener('storage', reload)
  return () => window.removeEventListener('storage', reload)
}

const nothing: readonly QueuedWrite[] = []

function stored(organizationId: string): readonly QueuedWrite[] {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(storageKey(organizationId)) ?? 'null')
    return Array.isArray(storedValue) ? storedValue : nothing
  } catch {
    return nothing
  }
}

function store(organizationId: string, list: readonly QueuedWrite[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(storageKey(organizationId), JSON.stringify(list))
    else localStorage.removeItem(storageKey(organizationId))
  } catch {
    return false
  }
  publish(organizationId, list)
  return true
}

const publish = (organizationId: string, list: readonly QueuedWrite[]) => held({ ...held(), [organizationId]: list })

const storageKey = (organizationId: string) => `unsent-transactions:${organizationId}`
