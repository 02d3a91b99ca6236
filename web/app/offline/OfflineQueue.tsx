import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { plural } from '@lingui/core/macro'
import { useEffect } from 'react'
import { CreateTransactionDocument } from '../../generated.ts'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { upsertTransaction } from '../records/transaction-cache.ts'
import { useOrganization } from '../session/organization.tsx'
import { queuedWritesOf, queueWrite, removeQueuedWrite, useQueuedWrites, watchQueuedWrites } from './store.ts'

/** Retry interval of the queue, in milliseconds. */
const pause = 10_000

/** Transient errors, after which the write is retried. */
const passing: readonly (string | null)[] = [null, 'IN_PROGRESS', 'RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED']

/** Sends queued writes when the server is reachable again. Mounted once. */
export function OfflineQueue() {
  const client = useApolloClient()
  const { id } = useOrganization()
  const isQueued = useQueuedWrites(id).some(({ refusal }) => refusal === null)

  useEffect(() => watchQueuedWrites(id), [id])
  useEffect(() => {
    if (!isQueued) return
    let isAtWork = false
    const send = async () => {
      if (isAtWork || !navigator.onLine) return
      isAtWork = true
      const sent = await sendAll(client, id).finally(() => {
        isAtWork = false
      })
      if (sent > 0) {
        showToast.success(
          plural(sent, {
            one: 'Saved # transaction that you added offline',
            other: 'Saved # transactions that you added offline',
          }),
        )
      }
    }
    const retry = () => void send()
    retry()
    const timer = setInterval(retry, pause)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [client, id, isQueued])

  return null
}

/**
 * Sends the queued writes in order until a network error occurs.
 * @returns the number of writes that the server accepted
 */
async function sendAll(client: ApolloClient, organizationId: string): Promise<number> {
  let sent = 0
  for (const queued of queuedWritesOf(organizationId)) {
    if (queued.refusal !== null) continue
    try {
      await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input: queued.input },
        context: { idempotencyKey: queued.key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      removeQueuedWrite(organizationId, queued.key)
      sent += 1
    } catch (error) {
      if (passing.includes(codeOf(error))) return sent
      queueWrite(organizationId, { ...queued, refusal: messageOf(error) })
    }
  }
  return sent
}
