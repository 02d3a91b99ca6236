import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { CreateTransactionDocument } from '../../generated.ts'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { pluralize } from '../../shared/format/pluralize.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { upsertTransaction } from '../records/transaction-cache.ts'
import { useOrganization } from '../session/organization.tsx'
import { queueWrite, removeQueuedWrite, unsentOf, useUnsent, watchUnsent } from './store.ts'

/** Retry interval of the queue, in milliseconds. */
const pause = 10_000

/** Transient errors, after which the write is retried. */
const passing: readonly (string | null)[] = [null, 'IN_PROGRESS', 'RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED']

/** Sends queued writes when the server is reachable again. Mounted once. */
export function OfflineQueue() {
  const client = useApolloClient()
  const { id } = useOrganization()
  const isWaiting = useUnsent(id).some(({ refusal }) => refusal === null)

  useEffect(() => watchUnsent(id), [id])
  useEffect(() => {
    if (!isWaiting) return
    let isAtWork = false
    const send = async () => {
      if (isAtWork || !navigator.onLine) return
      isAtWork = true
      const sent = await sendAll(client, id).finally(() => {
        isAtWork = false
      })
      if (sent > 0)
        showToast.success(`${pluralize(sent, 'transaction')} kept on this device ${sent === 1 ? 'is' : 'are'} saved`)
    }
    const again = () => void send()
    again()
    const timer = setInterval(again, pause)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [client, id, isWaiting])

  return null
}

/**
 * Sends the queued writes in order until a network error occurs.
 * @returns the number of writes that the server accepted
 */
async function sendAll(client: ApolloClient, organizationId: string): Promise<number> {
  let sent = 0
  for (const unsent of unsentOf(organizationId)) {
    if (unsent.refusal !== null) continue
    try {
      await client.mutate({
        mutation: CreateTransactionDocument,
        variables: { input: unsent.input },
        context: { idempotencyKey: unsent.key },
        update: (cache, { data }) => data && upsertTransaction(cache, data.createTransaction),
      })
      removeQueuedWrite(organizationId, unsent.key)
      sent += 1
    } catch (error) {
      if (passing.includes(codeOf(error))) return sent
      queueWrite(organizationId, { ...unsent, refusal: messageOf(error) })
    }
  }
  return sent
}
