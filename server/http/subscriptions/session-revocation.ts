import { safeErrorFields } from '../../base/log.ts'
import type { HttpServices } from '../services.ts'
import { closeCodes } from './close-codes.ts'

/** Whose socket it is, and how to end it. */
export interface SocketOwner {
  uid: string
  /** When they signed in, in milliseconds since 1970. */
  signedInAt: number
  end(code: number, reason: string): void
}

/** Ends the sockets of people who were disabled, deleted or signed out everywhere: no request of theirs would notice. */
export interface SessionRevocation {
  watch(owner: SocketOwner, gone: AbortSignal): void
  close(): void
}

/** Milliseconds between two looks: one for all sockets of this process, and none while there are none. */
const lookEvery = 2_000

interface Row {
  looked_at: Date
  auth_uid: string | null
  is_out: boolean
  valid_after: Date | null
}

export function createSessionRevocation({ contextParts: { streamPool: pool }, log }: HttpServices): SessionRevocation {
  const owners = new Map<string, Set<SocketOwner>>()
  let looked: Date | undefined
  let isClosed = false

  const look = async () => {
    if (owners.size === 0) {
      looked = undefined
      return
    }
    // What was decided in a transaction is dated by its beginning: the looks overlap by more than one may last.
    const { rows } = await pool.query<Row>(
      `select now() as looked_at, out.* from (select) as always
         left join revoked_since(coalesce($1::timestamptz, now()) - interval '15 seconds') as out on true`,
      [looked?.toISOString()],
    )
    looked = rows[0]?.looked_at
    for (const { auth_uid, is_out, valid_after } of rows) {
      for (const owner of (auth_uid && owners.get(auth_uid)) || []) {
        if (is_out) owner.end(closeCodes.refused, 'This account is disabled')
        else if (valid_after && owner.signedInAt < valid_after.getTime()) {
          owner.end(closeCodes.refused, 'Your session has expired')
        }
      }
    }
  }
  let timer = setTimeout(async function again() {
    await look().catch((error: unknown) => log('warn', 'sockets.look_failed', safeErrorFields(error)))
    if (!isClosed) timer = setTimeout(again, lookEvery)
  }, lookEvery)

  return {
    watch(owner, gone) {
      const own = owners.get(owner.uid) ?? new Set()
      owners.set(owner.uid, own.add(owner))
      gone.addEventListener('abort', () => {
        own.delete(owner)
        if (own.size === 0 && owners.get(owner.uid) === own) owners.delete(owner.uid)
      })
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
