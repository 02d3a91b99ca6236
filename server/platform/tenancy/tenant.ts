import { msg } from '@lingui/core/runtime-macro'
import type pg from 'pg'
import { type Grant, unauthenticatedError } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { dayIn, utcDay } from '../../language/days.ts'
import { isAllowedWhileReadOnly, type Permission, permits } from './permissions.ts'
import { allows, requireScope } from './scopes.ts'
import {
  type Caller,
  type Committed,
  type IdentifiedCaller,
  inTenantTransaction,
  type Membership,
  type ReadDb,
  type TenantTransaction,
  type WriteDb,
} from './tenant-transaction.ts'

export interface SignedInUser {
  userId: string
  /** The user's current day, 'yyyy-MM-dd'. */
  today: string
  deletedAt: Date | null
  /** The API token or connected app that restricts what the user may do. */
  grant?: Grant | undefined
  read<T>(work: (db: ReadDb) => Promise<T>): Promise<T>
  write<T>(work: (db: WriteDb) => Promise<T>): Promise<T>
}

export interface Tenant extends SignedInUser, Membership {
  /** Whether the role, the scopes of the grant and the plan allow it. */
  may(permission: Permission): boolean
  /** @throws AppError FORBIDDEN; PLAN_ENDED if a read-only organization does not allow the operation */
  require(permission: Permission): void
}

export interface OperatorSettings {
  /** The plan of a new organization. 'self_hosted' has no limits. */
  plan: string
  /** AI credits per user and month on the self-hosted plan. */
  credits: number
  transcribes?: boolean
  /** The host of an AI service outside the operator's network, which requires the AI consent of each user. */
  externalAi?: string | null
  /** The address of the mailbox that is polled for documents. */
  mailAddress?: string | null
}

export type NotifySubscribers = (organizationId: string, committed: Committed) => void

export function userInTransaction(
  tenantTransaction: TenantTransaction,
  identified: IdentifiedCaller,
  today: string | undefined,
): SignedInUser {
  const { userId, deletedAt, grant } = identified
  return {
    userId,
    deletedAt,
    grant,
    today: today ?? utcDay(),
    read: (work) => work(tenantTransaction.db),
    write: (work) => work(tenantTransaction.db),
  }
}

/**
 * @param today the client's day, by default the organization's
 * @throws AppError NOT_A_MEMBER with the same message for existing and missing organizations
 */
export function tenantInTransaction(
  tenantTransaction: TenantTransaction,
  identified: IdentifiedCaller,
  today: string | undefined,
): Tenant {
  const membership = membershipOf(identified)
  return { ...userInTransaction(tenantTransaction, identified, today ?? dayIn(membership.timeZone)), ...membership }
}

/**
 * Creates a user for a subscription without an organization. Each read and write is a separate transaction.
 * @throws AppError PROFILE_NOT_INITIALIZED
 */
export async function createSignedInUser(
  pool: pg.Pool,
  { uid, sessionId, grantId, via }: Caller,
  today: string | undefined,
): Promise<SignedInUser> {
  const caller: Caller = { ...(uid !== undefined && { uid }), sessionId, grantId, via }
  const run = async <T>(
    mode: 'read only' | 'read write',
    work: (db: WriteDb, identified: IdentifiedCaller) => Promise<T>,
  ) => {
    const { result } = await inTenantTransaction(pool, mode, caller, ({ db, identified }) =>
      work(db, requireProfile(identified)),
    )
    return result
  }
  const { userId, deletedAt, grant } = await run('read only', async (_, identified) => identified)
  return {
    userId,
    deletedAt,
    grant,
    today: today ?? utcDay(),
    read: (work) => run('read only', work),
    write: (work) => run('read write', work),
  }
}

/**
 * Creates a tenant for jobs and subscriptions. Each read and write is a separate transaction that loads the membership
 * again, so a removed member is rejected and a changed role applies.
 * @param today the client's day, by default the organization's
 */
export async function createTenant(
  pool: pg.Pool,
  caller: Caller,
  today: string | undefined,
  wake: NotifySubscribers,
): Promise<Tenant> {
  let tenant: Tenant | undefined
  const run = async <T>(
    mode: 'read only' | 'read write',
    work: (db: WriteDb, identified: IdentifiedCaller) => Promise<T>,
  ) => {
    const { result, committed } = await inTenantTransaction(pool, mode, caller, async (tenantTransaction) => {
      const identified = requireProfile(tenantTransaction.identified)
      const found = membershipOf(identified)
      if (tenant) Object.assign(tenant, found)
      return { organizationId: found.organizationId, value: await work(tenantTransaction.db, identified) }
    })
    if (committed) wake(result.organizationId, committed)
    return result.value
  }
  const identified = await run('read only', async (_, found) => found)
  const membership = membershipOf(identified)
  tenant = {
    userId: identified.userId,
    deletedAt: identified.deletedAt,
    grant: identified.grant,
    today: today ?? dayIn(membership.timeZone),
    ...membership,
    read: (work) => run('read only', work),
    write: (work) => run('read write', work),
  }
  if (caller.requires) tenant.require(caller.requires)
  return tenant
}

/**
 * Rejects tokens from before a password change or a sign-out on all devices.
 * @throws AppError UNAUTHENTICATED
 */
export function requireValidSignIn(
  identified: IdentifiedCaller | undefined,
  { signedInAt }: { signedInAt: number },
): void {
  if (identified?.validAfter && signedInAt < identified.validAfter.getTime()) {
    throw unauthenticatedError()
  }
}

/** @throws AppError PROFILE_NOT_INITIALIZED */
export function requireProfile(identified: IdentifiedCaller | undefined): IdentifiedCaller {
  if (identified) return identified
  throw new AppError('PROFILE_NOT_INITIALIZED', msg`Finish signing up first: your profile does not exist yet.`)
}

/**
 * A user with a deleted account can only view and restore it.
 * @throws AppError ACCOUNT_DELETED
 */
export function requireActiveAccount({ deletedAt }: Pick<SignedInUser, 'deletedAt'>): void {
  if (deletedAt)
    throw new AppError('ACCOUNT_DELETED', msg`This account is scheduled for deletion. Restore it in the app first.`)
}

/**
 * Any member with write access may delete records that no member created.
 * @throws AppError FORBIDDEN for a record of another member without `others:delete`
 */
export function requireMayDelete(tenant: Tenant, records: readonly { createdBy: string | null }[]): void {
  const isOthers = records.some(({ createdBy }) => createdBy !== null && createdBy !== tenant.userId)
  if (isOthers) tenant.require('others:delete')
}

function membershipOf(identified: IdentifiedCaller) {
  requireActiveAccount(identified)
  const { member, grant } = identified
  if (!member) throw new AppError('NOT_A_MEMBER', msg`You are not a member of this organization.`)
  return {
    ...member,
    may: (permission: Permission) =>
      permits(member.role, permission) &&
      allows(grant, permission) &&
      (!member.isReadOnly || isAllowedWhileReadOnly(permission)),
    require(permission: Permission) {
      requireScope(grant, permission)
      if (!permits(member.role, permission)) {
        throw new AppError('FORBIDDEN', msg`Your role in this organization doesn't allow that.`)
      }
      if (member.isReadOnly && !isAllowedWhileReadOnly(permission)) {
        throw new AppError(
          'PLAN_ENDED',
          member.isPaymentDue
            ? msg`This organization is read-only because a payment is missing. An Owner can pay the open invoice in Settings.`
            : msg`This organization is read-only because its plan has ended. An Owner can choose a plan in Settings.`,
        )
      }
    },
  }
}
