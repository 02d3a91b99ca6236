import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { AppError } from '../core/errors.ts'
import { openFence } from '../core/fence.ts'
import { traceOf } from '../core/log.ts'
import type { Role } from '../core/tables.ts'
import { requireCurrent, requireProfile } from '../core/tenant.ts'
import { closeCodes } from './close-codes.ts'
import type { HttpParts } from './parts.ts'

interface Member {
  uid: string
  /** When they signed in, in milliseconds since 1970. */
  signedInAt: number
  organizationId: string | undefined
}

/**
 * What someone is in an organization now.
 * @returns undefined when no organization is asked for
 * @throws AppError UNAUTHENTICATED; PROFILE_NOT_INITIALIZED; NOT_A_MEMBER; ACCOUNT_DELETED; FORBIDDEN for a disabled one
 */
export async function findMembership(pool: pg.Pool, { organizationId, ...caller }: Member): Promise<Role | undefined> {
  const fence = await openFence(pool, 'read only', { uid: caller.uid, organizationId, via: 'graphql' })
  await fence.rollback()
  requireCurrent(fence.entered, caller)
  const { deletedAt, member } = requireProfile(fence.entered)
  if (!organizationId) return undefined
  if (deletedAt) throw new AppError('ACCOUNT_DELETED', 'This account is to be deleted.')
  if (!member) throw new AppError('NOT_A_MEMBER', 'You are not a member of this organization.')
  return member.role
}

/** Looks again at most this often, and at least that often, in milliseconds. */
const [soonest, latest] = [1_000, 30_000]

/**
 * Ends a socket when its user's membership ends or changes. A change of membership is a change of the organization, so
 * it is looked at when the organization changes, and now and then in case that was missed.
 */
export function watchMembership(
  { contextParts, log }: HttpParts,
  member: Member & { organizationId: string },
  role: Role | undefined,
  signal: AbortSignal,
  end: (code: number, reason: string) => void,
): void {
  const { pool, live } = contextParts
  const watch = async () => {
    let position = 0n
    while (!signal.aborted) {
      const found = await findMembership(pool, member).catch((error: unknown) => {
        if (error instanceof AppError && error.code !== 'UNAVAILABLE') throw error
        // A database that is gone says nothing of who is a member.
        if (!(error instanceof AppError)) log('warn', 'membership.look_failed', traceOf(error))
        return role
      })
      if (found !== role) return end(closeCodes.tokenEnded, 'Your role has changed')
      await pause(soonest, undefined, { signal })
      const grown = AbortSignal.any([signal, AbortSignal.timeout(latest)])
      position = await live.grownAbove(member.organizationId, position, grown).catch(() => position)
    }
  }
  watch().catch((error: unknown) => {
    if (signal.aborted) return
    if (!(error instanceof AppError)) log('error', 'socket.failed', traceOf(error))
    const isOut = error instanceof AppError && error.code !== 'NOT_A_MEMBER'
    end(closeCodes.refused, isOut ? error.message.slice(0, 100) : 'You are no longer a member')
  })
}
