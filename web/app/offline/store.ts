import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { NewTransactionInput } from '../../generated.ts'

/** A transaction that could not be sent: it is kept on this device, and sent when the server is reached again. */
export interface QueuedWrite {
  /** Names the deed: sent twice with the same key, it is done once. */
  key: string
  input: NewTransactionInput
  /** Why the server did not take it; null while it waits to be sent. */
  refusal: string | null
}

const held = makeVar<Readonly<Record<string, readonly QueuedWrite[]>>>({})

/** What waits in an organization, the oldest first. */
export function useUnsent(organizationId: string): readonly QueuedWrite[] {
  return useReactiveVar(held)[organizationId] ?? stored(organizationId)
}

export function unsentOf(organizationId: string): readonly QueuedWrite[] {
  return stored(organizationId)
}

/** Keeps one, or what has become of it. @returns whether it could be kept */
export function queueWrite(organizationId: string, unsent: QueuedWrite): boolean {
  const others = stored(organizationId)
  const isKnown = others.some(({ key }) => key === unsent.key)
  return store(
    organizationId,
    isKnown ? others.map((each) => (each.key === unsent.key ? unsent : each)) : [...others, unsent],
  )
}

export function removeQueuedWrite(organizationId: string, key: string): void {
  store(
    organizationId,
    stored(organizationId).filter((each) => each.key !== key),
  )
}

/** Another tab may have kept one, or sent it. */
export function watchUnsent(organizationId: string): () => void {
  const look = (event: StorageEvent) => {
    if (event.key === storageKey(organizationId)) tell(organizationId, stored(organizationId))
  }
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}

const nothing: readonly QueuedWrite[] = []

function stored(organizationId: string): readonly QueuedWrite[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(organizationId)) ?? 'null')
    return Array.isArray(kept) ? kept : nothing
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
  tell(organizationId, list)
  return true
}

const tell = (organizationId: string, list: readonly QueuedWrite[]) => held({ ...held(), [organizationId]: list })

const storageKey = (organizationId: string) => `unsent-transactions:${organizationId}`
