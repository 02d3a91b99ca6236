import { setTimeout as pause } from 'node:timers/promises'
import { msg } from '@lingui/core/runtime-macro'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { safeErrorFields } from '../../base/log.ts'
import type { Role } from '../../platform/database/tables.ts'
import {
  type MembershipSnapshot,
  membershipSnapshotOf,
  membershipVersionQuery,
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
  beginRead(organizationId: string): (snapshot: MembershipSnapshot) => Promise<void>
}

/**
 * Returns the current membership. The role is undefined without a requested organization.
 * @throws AppError UNAUTHENTICATED; PROFILE_NOT_INITIALIZED; NOT_A_MEMBER; ACCOUNT_DELETED; FORBIDDEN for a disabled
 * user
 */
export async function findMembership(
  pool: HttpServices['contextServices']['pool'],
  signedIn: VerifiedToken,
  organizationId: string | undefined,
): Promise<{ userId: string; role: Role | undefined }> {
  const tenantTransaction = await beginTenantTransaction(pool, 'read only', {
    uid: signedIn.uid,
    sessionId: signedIn.sessionId,
    grantId: signedIn.grant?.id,
    organizationId,
    via: 'graphql',
  })
  await tenantTransaction.rollback()
  requireValidSignIn(tenantTransaction.identified, signedIn)
  const { userId, deletedAt, member } = requireProfile(tenantTransaction.identified)
  if (!organizationId) return { userId, role: undefined }
  if (deletedAt) throw new AppError('ACCOUNT_DELETED', msg`This account is scheduled for deletion.`)
  if (!member) throw new AppError('NOT_A_MEMBER', msg`You are not a member of this organization.`)
  return { userId, role: member.role }
}

/** The shortest and the longest interval between two checks, in milliseconds. */
const [soonest, latest] = [1_000, 30_000]

interface Watched {
  /** The sequence number of each member. A read that began earlier is too old to check the member. */
  members: Map<SocketMember, number>
  /** The membership version that all members were checked against. */
  version: string | undefined
  ended: AbortController
}

/**
 * Checks memberships when the organization's stream changes, in each shared read, and periodically in case a
 * notification was lost. One check covers all sockets of this process.
 */
export function watchMemberships({
  contextServices: { streamPool: pool, streamWatcher },
  log,
}: HttpServices): MembershipWatcher {
  const organizations = new Map<string, Watched>()
  let rounds = 0

  const beginRead = (organizationId: string) => {
    const round = rounds
    return async (snapshot: MembershipSnapshot) => {
      const watched = organizations.get(organizationId)
      if (!watched || watched.version === snapshot.membershipVersion) return
      const roles = await snapshot.list()
      let isForAll = true
      for (const [member, since] of watched.members) {
        if (since > round) isForAll = false
        if (since > round || roles.get(member.userId) === member.role) continue
        if (roles.has(member.userId)) member.end(closeCodes.tokenEnded, closeReasons.roleChanged)
        else member.end(closeCodes.refused, closeReasons.noMember)
      }
      if (isForAll) watched.version = snapshot.membershipVersion
    }
  }

  const poll = async (organizationId: string, { members }: Watched) => {
    const judge = beginRead(organizationId)
    const out: SocketMember[] = []
    for (const member of members.keys()) {
      const tenantTransaction = await beginTenantTransaction(
        pool,
        'read only',
        { uid: member.uid, organizationId, via: 'graphql' },
        [membershipVersionQuery],
      )
        // The socket of a disabled user is closed elsewhere (session-revocation.ts).
        .catch((error: unknown) => rejectionOf(error, 'FORBIDDEN'))
      if (!tenantTransaction) continue
      try {
        if (tenantTransaction.identified?.member)
          return await judge(membershipSnapshotOf(tenantTransaction, tenantTransaction.prefetched.at(-1)))
        out.push(member)
      } finally {
        await tenantTransaction.rollback()
      }
    }
    for (const member of out) member.end(closeCodes.refused, closeReasons.noMember)
  }

  const run = async (organizationId: string, watched: Watched) => {
    const { signal } = watched.ended
    let position = 0n
    while (!signal.aborted) {
      await pause(soonest, undefined, { signal })
      await poll(organizationId, watched).catch((error: unknown) =>
        log('warn', 'sockets.poll_failed', safeErrorFields(error)),
      )
      const grown = AbortSignal.any([signal, AbortSignal.timeout(latest)])
      position = await streamWatcher.waitForChange(organizationId, position, grown).catch(() => position)
    }
  }

  return {
    beginRead,
    watch(member, gone) {
      const { organizationId } = member
      const known = organizations.get(organizationId)
      const watched = known ?? { members: new Map(), version: undefined, ended: new AbortController() }
      rounds += 1
      watched.version = undefined
      watched.members.set(member, rounds)
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

function rejectionOf(error: unknown, code: AppError['code']): undefined {
  if (error instanceof AppError && error.code === code) return undefined
  throw error
}
