import { safeErrorFields } from '../../base/log.ts'
import { repeat } from '../../base/timers.ts'
import type { HttpServices } from '../services.ts'
import { closeCodes } from './close-codes.ts'

export interface SocketOwner {
  uid: string
  sessionId?: string | undefined
  grantId?: string | undefined
  /** In milliseconds since 1970. */
  signedInAt: number
  end(code: number, reason: string): void
}

/**
 * Closes the sockets of users who were disabled, deleted or signed out everywhere, and of ended sessions and grants. An
 * idle socket sends no request that would be rejected.
 */
export interface SessionRevocation {
  watch(owner: SocketOwner, gone: AbortSignal): void
  close(): void
}

/** In milliseconds. One poll covers all sockets of this process, and none runs without sockets. */
const pollInterval = 2_000

interface Row {
  looked_at: Date
  auth_uid: string | null
  is_out: boolean
  valid_after: Date | null
  session_id: string | null
  grant_id: string | null
}

export function createSessionRevocation({
  contextServices: { streamPool: pool },
  log,
}: HttpServices): SessionRevocation {
  const owners = new Map<string, Set<SocketOwner>>()
  let polledAt: Date | undefined

  const poll = async () => {
    if (owners.size === 0) {
      polledAt = undefined
      return
    }
    // A transaction dates its changes by its start, so the polls overlap by more than the longest transaction.
    const { rows } = await pool.query<Row>(
      `select now() as looked_at, out.* from (select) as always
         left join revoked_since(coalesce($1::timestamptz, now()) - interval '15 seconds') as out on true`,
      [polledAt?.toISOString()],
    )
    polledAt = rows[0]?.looked_at
    for (const { auth_uid, is_out, valid_after, session_id, grant_id } of rows) {
      for (const owner of (auth_uid && owners.get(auth_uid)) || []) {
        if (is_out) owner.end(closeCodes.refused, 'This account is disabled')
        else if (
          (session_id !== null && owner.sessionId === session_id) ||
          (grant_id !== null && owner.grantId === grant_id) ||
          (valid_after && owner.signedInAt < valid_after.getTime())
        ) {
          owner.end(closeCodes.refused, 'Your session has expired')
        }
      }
    }
  }
  const stopPolling = repeat(
    () => poll().catch((error: unknown) => log('warn', 'sockets.poll_failed', safeErrorFields(error))),
    pollInterval,
  )

  return {
    watch(owner, gone) {
      const own = owners.get(owner.uid) ?? new Set()
      owners.set(owner.uid, own.add(owner))
      gone.addEventListener('abort', () => {
        own.delete(owner)
        if (own.size === 0 && owners.get(owner.uid) === own) owners.delete(owner.uid)
      })
    },
    close: stopPolling,
  }
}
