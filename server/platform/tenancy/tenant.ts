import { sql } from 'kysely'
import type pg from 'pg'
import { AppError } from '../../base/errors.ts'
import { isAllowedWhileReadOnly, type Permission, permits } from './permissions.ts'
import {
  type Caller,
  type IdentifiedCaller,
  inTenantTransaction,
  type Membership,
  type ReadDb,
  type TenantTransaction,
  type WriteDb,
} from './tenant-transaction.ts'

/** Someone signed in. Sees their own profile, memberships and organizations. */
export interface SignedInUser {
  userId: string
  /** The person's day, 'yyyy-MM-dd'. */
  today: string
  /** When the account was deleted; it is purged 30 days later. */
  deletedAt: Date | null
  read<T>(work: (db: ReadDb) => Promise<T>): Promise<T>
  write<T>(work: (db: WriteDb) => Promise<T>): Promise<T>
}

/** A person at work in one organization. Sees everything of that organization and nothing of any other. */
export interface Tenant extends SignedInUser, Membership {
  /** @throws AppError FORBIDDEN; PLAN_ENDED for what a read-only organization does not allow */
  require(permission: Permission): void
}

/** On what terms people keep books here: what the operator of the server has decided. */
export interface OperatorSettings {
  /** The plan that a new organization begins with: 'self_hosted' has no limits. */
  plan: string
  /** AI credits a user a month on the self-hosted plan. */
  credits: number
  /** Voice notes are listened to. */
  transcribes?: boolean
  /** The host of an AI service outside of the operator's own network: each user is asked before anything goes there. */
  externalAi?: string | null
}

/** Called after a commit, with the new head of the organization's stream. */
export type NotifySubscribers = (organizationId: string, number: bigint) => void

/** A person whose reads and writes join a transaction that is already open: one request, one transaction. */
export function userInTransaction(fence: TenantTransaction, entered: IdentifiedCaller, today: string): SignedInUser {
  const { userId, deletedAt } = entered
  return { userId, deletedAt, today, read: (work) => work(fence.db), write: (work) => work(fence.db) }
}

/** @throws AppError NOT_A_MEMBER when the caller is none, in the same words whether the organization exists or not */
export function tenantInTransaction(fence: TenantTransaction, entered: IdentifiedCaller, today: string): Tenant {
  return { ...userInTransaction(fence, entered, today), ...membershipOf(entered) }
}

/**
 * A person for a subscription that needs no organization: each read and write is a transaction of its own.
 * @throws AppError PROFILE_NOT_INITIALIZED
 */
export async function createSignedInUser(pool: pg.Pool, { uid, via }: Caller, today: string): Promise<SignedInUser> {
  const caller: Caller = { ...(uid !== undefined && { uid }), via }
  const run = async <T>(
    mode: 'read only' | 'read write',
    work: (db: WriteDb, entered: IdentifiedCaller) => Promise<T>,
  ) => {
    const { result } = await inTenantTransaction(pool, mode, caller, ({ db, entered }) =>
      work(db, requireProfile(entered)),
    )
    return result
  }
  const { userId, deletedAt } = await run('read only', async (_, entered) => entered)
  return { userId, deletedAt, today, read: (work) => run('read only', work), write: (work) => run('read write', work) }
}

/**
 * A tenant for work outside of a request (jobs, subscriptions): each read and write is a transaction of its own and
 * finds the membership anew, so a member removed meanwhile is refused, and the tenant is what it is by then.
 */
export async function createTenant(
  pool: pg.Pool,
  caller: Caller,
  today: string,
  wake: NotifySubscribers,
): Promise<Tenant> {
  let tenant: Tenant | undefined
  const run = async <T>(
    mode: 'read only' | 'read write',
    work: (db: WriteDb, entered: IdentifiedCaller) => Promise<T>,
  ) => {
    const { result, head } = await inTenantTransaction(pool, mode, caller, async (fence) => {
      const entered = requireProfile(fence.entered)
      const found = membershipOf(entered)
      if (tenant) Object.assign(tenant, found)
      return { organizationId: found.organizationId, value: await work(fence.db, entered) }
    })
    if (head !== null) wake(result.organizationId, head)
    return result.value
  }
  const entered = await run('read only', async (_, found) => found)
  tenant = {
    userId: entered.userId,
    deletedAt: entered.deletedAt,
    today,
    ...membershipOf(entered),
    read: (work) => run('read only', work),
    write: (work) => run('read write', work),
  }
  if (caller.requires) tenant.require(caller.requires)
  return tenant
}

/** Access for work of the organization itself. It acts for no member, so it may do what every member may. */
export type OrganizationWork = Pick<Tenant, 'organizationId' | 'currency' | 'isReadOnly' | 'read' | 'write'>

/**
 * For a job that belongs to the organization and not to the member whose change enqueued it.
 * @throws AppError NOT_A_MEMBER where the organization was deleted
 */
export async function openOrganization(
  pool: pg.Pool,
  organizationId: string,
  via: Caller['via'],
  wake: NotifySubscribers,
): Promise<OrganizationWork> {
  const run = async <T>(mode: 'read only' | 'read write', work: (db: WriteDb) => Promise<T>) => {
    const { result, head } = await inTenantTransaction(pool, mode, { via }, async ({ db }) => {
      await sql`select set_config('app.organization_id', ${organizationId}, true)`.execute(db)
      return work(db)
    })
    if (head !== null) wake(organizationId, head)
    return result
  }
  const found = await run('read only', (db) =>
    db
      .selectFrom('organizations')
      .select(['currency', sql<boolean>`coalesce(plan_ends_at <= now(), false)`.as('isReadOnly')])
      .where('id', '=', organizationId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
  )
  if (!found) throw new AppError('NOT_A_MEMBER', 'This organization was deleted.')
  return {
    ...found,
    organizationId,
    read: (work) => run('read only', work),
    write: (work) => run('read write', work),
  }
}

/**
 * A token can outlive its sign-in: after a new password, or a sign-out everywhere.
 * @throws AppError UNAUTHENTICATED
 */
export function requireValidSignIn(
  entered: IdentifiedCaller | undefined,
  { signedInAt }: { signedInAt: number },
): void {
  if (entered?.validAfter && signedInAt < entered.validAfter.getTime()) {
    throw new AppError('UNAUTHENTICATED', 'Your session has expired or profile is invalid. Please log in again.')
  }
}

/** @throws AppError PROFILE_NOT_INITIALIZED */
export function requireProfile(entered: IdentifiedCaller | undefined): IdentifiedCaller {
  if (entered) return entered
  throw new AppError('PROFILE_NOT_INITIALIZED', 'Finish signing up first: your profile does not exist yet.')
}

/** Whoever has deleted their account can look at it and restore it. @throws AppError ACCOUNT_DELETED */
export function requireActiveAccount({ deletedAt }: Pick<SignedInUser, 'deletedAt'>): void {
  if (deletedAt) throw new AppError('ACCOUNT_DELETED', 'This account is to be deleted. Restore it first, in the app.')
}

/** @throws AppError FORBIDDEN for a record of another member. One that no member made belongs to all who may write. */
export function requireMayDelete(tenant: Tenant, records: readonly { createdBy: string | null }[]): void {
  const isOthers = records.some(({ createdBy }) => createdBy !== null && createdBy !== tenant.userId)
  if (isOthers) tenant.require('others:delete')
}

function membershipOf(entered: IdentifiedCaller) {
  requireActiveAccount(entered)
  const { member } = entered
  if (!member) throw new AppError('NOT_A_MEMBER', 'You are not a member of this organization.')
  return {
    ...member,
    require(permission: Permission) {
      if (!permits(member.role, permission)) {
        throw new AppError('FORBIDDEN', 'Your role in this organization does not allow that.')
      }
      if (member.isReadOnly && !isAllowedWhileReadOnly(permission)) {
        throw new AppError(
          'PLAN_ENDED',
          'The plan of this organization has ended: everything can be read. An Owner can choose a plan in Settings.',
        )
      }
    },
  }
}
