import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../base/errors.ts'
import { safeErrorFields } from '../../base/log.ts'
import type { Role } from '../../platform/database/tables.ts'
import {
  type MembershipSnapshot,
  membershipSnapshotOf,
  membershipVersionSql,
} from '../../platform/tenancy/membership-version.ts'
import { requireProfile, requireValidSignIn } from '../../platform/tenancy/tenant.ts'
import { beginTenantTransaction } from '../../platform/tenancy/tenant-transaction.ts'
import type { HttpServices } from '../services.ts'
import { closeCodes, closeReasons } from './close-codes.ts'

export interface SocketMember {
  uid: string
  userId: string
  organizationId: string
  role: Role
  end(code: number, reason: string): void
}

/** Closes the sockets of users whose membership ends or changes. */
export interface MembershipWatcher {
  watch(member: SocketMember, gone: AbortSignal): void
  /**
   * Call before a shared read. Call the returned function with the membership snapshot of the read before the message
   * is sent.
   */
  beginRead(organizationId: string): (roll: MembershipSnapshot) => Promise<void>
}

/**
 * Returns the current membership. The role is undefined without a requested organization.
 * @throws AppError UNAUTHENTICATED; PROFILE_NOT_INITIALIZED; NOT_A_MEMBER; ACCOUNT_DELETED; FORBIDDEN for a disabled
 * user
 */
export async function findMembership(
  pool: HttpServices['contextParts']['pool'],
  { organizationId, ...caller }: { uid: string; signedInAt: number; organizationId: string | undefined },
): Promise<{ userId: string; role: Role | undefined }> {
  const fence = await beginTenantTransaction(pool, 'read only', { uid: caller.uid, organizationId, via: 'graphql' })
  await fence.rollback()
  requireValidSignIn(fence.entered, caller)
  const { userId, deletedAt, member } = requireProfile(fence.entered)
  if (!organizationId) return { userId, role: undefined }
  if (deletedAt) throw new AppError('ACCOUNT_DELETED', 'This account is to be deleted.')
  if (!member) throw new AppError('NOT_A_MEMBER', 'You are not a member of this organization.')
  return { userId, role: member.role }
}

/** The shortest and the longest interval between two checks, in milliseconds. */
const [soonest, latest] = [1_000, 30_000]

interface Watched {
  /** The sequence number of each member. A read that began earlier is too old to check the member. */
  members: Map<SocketMember, number>
  /** The membership version that all members were checked against. */
  mark: string | undefined
  ended: AbortController
}

/**
 * Checks memberships when the organization's stream changes, in each shared read, and periodically in case a
 * notification was lost. One check covers all sockets of this process.
 */
export function watchMemberships({ contextParts: { streamPool: pool, live }, log }: HttpServices): MembershipWatcher {
  const organizations = new Map<string, Watched>()
  let turns = 0

  const beginRead = (organizationId: string) => {
    const turn = turns
    return async (roll: MembershipSnapshot) => {
      const watched = organizations.get(organizationId)
      if (!watched || watched.mark === roll.membershipVersion) return
      const roles = await roll.list()
      let isForAll = true
      for (const [member, since] of watched.members) {
        if (since > turn) isForAll = false
        if (since > turn || roles.get(member.userId) === member.role) continue
        if (roles.has(member.userId)) member.end(closeCodes.tokenEnded, closeReasons.roleChanged)
        else member.end(closeCodes.refused, closeReasons.noMember)
      }
      if (isForAll) watched.mark = roll.membershipVersion
    }
  }

  const look = async (organizationId: string, { members }: Watched) => {
    const judge = beginRead(organizationId)
    const out: SocketMember[] = []
    for (const member of members.keys()) {
      const fence = await beginTenantTransaction(
        pool,
        'read only',
        { uid: member.uid, organizationId, via: 'graphql' },
        [membershipVersionSql],
      )
        // The socket of a disabled user is closed elsewhere (session-revocation.ts).
        .catch((error: unknown) => refusal(error, 'FORBIDDEN'))
      if (!fence) continue
      try {
        if (fence.entered?.member) return await judge(membershipSnapshotOf(fence, fence.prefetched.at(-1)))
        out.push(member)
      } finally {
        await fence.rollback()
      }
    }
    for (const member of out) member.end(closeCodes.refused, closeReasons.noMember)
  }

  const run = async (organizationId: string, watched: Watched) => {
    const { signal } = watched.ended
    let position = 0n
    while (!signal.aborted) {
      await pause(soonest, undefined, { signal })
      await look(organizationId, watched).catch((error: unknown) =>
        log('warn', 'sockets.look_failed', safeErrorFields(error)),
      )
      const grown = AbortSignal.any([signal, AbortSignal.timeout(latest)])
      position = await live.waitForChange(organizationId, position, grown).catch(() => position)
    }
  }

  return {
    beginRead,
    watch(member, gone) {
      const { organizationId } = member
      const known = organizations.get(organizationId)
      const watched = known ?? { members: new Map(), mark: undefined, ended: new AbortController() }
      turns += 1
      watched.mark = undefined
      watched.members.set(member, turns)
      gone.addEventListener('abort', () => {
        watched.members.delete(member)
        if (watched.members.size > 0) return
        watched.ended.abort()
        if (organizations.get(organizationId) === watched) organizations.delete(organizationId)
      })
      if (known) return
      organizations.set(organizationId, watched)
      run(organizationId, watched).catch(() => {})
    },
  }
}

function refusal(error: unknown, code: AppError['code']): undefined {
  if (error instanceof AppError && error.code === code) return undefined
  throw error
}
