import { msg } from '@lingui/core/runtime-macro'
import type { Grant, VerifiedToken } from '../../adapters/identity.ts'
import type { Deadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { utcDay } from '../../language/days.ts'
import { ChangeSubscription } from '../stream/change-subscription.ts'
import { type ChangePage, signCursor } from '../stream/changes.ts'
import type { Origin } from '../tenancy/origin.ts'
import { type AccessRequirement, isPermission } from '../tenancy/permissions.ts'
import { activeOrganizationOf, requireScope } from '../tenancy/scopes.ts'
import {
  createSignedInUser,
  createTenant,
  requireProfile,
  requireValidSignIn,
  type SignedInUser,
  type Tenant,
  tenantInTransaction,
  userInTransaction,
} from '../tenancy/tenant.ts'
import {
  beginTenantTransaction,
  type ReadDb,
  type TenantTransaction,
  type WriteDb,
} from '../tenancy/tenant-transaction.ts'
import { claimIdempotencyKey, type KeyedRequest, saveResponse } from './idempotency.ts'
import type { Services } from './services.ts'

/** A request from a handler. Its values are not trusted before `require`. */
export interface Request {
  operation: 'query' | 'mutation' | 'subscription'
  token: string | undefined
  signedIn?: VerifiedToken | undefined
  organizationId: string | undefined
  today: string | undefined
  via: Origin
  batchId?: string | undefined
  keyed?: KeyedRequest | undefined
  deadline?: Deadline | undefined
}

export interface Context {
  services: Services
  readonly today: string
  /** Checks an access requirement and opens the transaction on the first call. Every root field calls this method. */
  require(rule: AccessRequirement): Promise<void>
  /** Available after `require` with any requirement except 'public'. */
  readonly signedIn: VerifiedToken
  /** The grant of the caller's token. Undefined for a sign-in, which has no limits, and also set without a profile. */
  readonly grant: Grant | undefined
  readonly user: SignedInUser
  readonly tenant: Tenant
  /** Available even if the caller has no profile yet. */
  readonly db: WriteDb
  /** Uses the request's transaction. A subscription has none and uses a separate transaction. */
  read<T>(work: (db: ReadDb) => Promise<T>): Promise<T>
  /** Opens the transaction of a caller without a sign-in, who can only read through security-definer functions. */
  openAnonymousRead(): Promise<ReadDb>
  follow(kinds: readonly string[], after: string | null | undefined): ChangeSubscription
  /**
   * Subscribes to messages that are read from changes and shared by all subscribers with the same role. Messages for
   * which `isEmptyMessage` is true are omitted.
   */
  subscribeTo<Message extends { cursor: string }>(
    kinds: readonly string[],
    after: string | null | undefined,
    read: (tenant: Tenant, followed: ChangePage) => Promise<Message>,
    isEmpty: (message: Message) => boolean,
  ): ChangeSubscription<Message>
  /** Delays the next message of a subscription, because this message is expensive. */
  delayNextMessage(milliseconds: number): void
  readonly signal: AbortSignal
  /** The head of the change stream when the request began. Undefined without an organization. */
  readonly streamPosition: { cursor: string; number: bigint } | undefined
  readonly replayed: unknown
  end(): void
  /** Commits if the request succeeded and rolls back otherwise. Saves the response under the idempotency key. */
  finish(succeeded: boolean, answer: unknown): Promise<void>
}

/**
 * Creates the context of a request. A query uses one read-only transaction. A mutation uses one transaction for its
 * effects, its changes and its stored response. A subscription reads each message in a separate transaction.
 */
export function createContext(services: Services, request: Request): Context {
  let signedIn = request.signedIn
  let opening: Promise<TenantTransaction> | undefined
  let tenantTransaction: TenantTransaction | undefined
  let user: SignedInUser | undefined
  let tenant: Tenant | undefined
  let replayed: unknown
  let mayChangeUserState = false
  const ended = new AbortController()

  const organizationId = () => activeOrganizationOf(signedIn?.grant, request.organizationId)
  const caller = () => ({
    uid: signedIn?.uid ?? '',
    sessionId: signedIn?.sessionId,
    grantId: signedIn?.grant?.id,
    organizationId: organizationId(),
    via: request.via,
    batchId: request.batchId,
    deadline: request.deadline,
  })
  const open = async () => {
    tenantTransaction = await beginTenantTransaction(
      services.pool,
      request.operation === 'mutation' ? 'read write' : 'read only',
      caller(),
    )
    if (request.keyed && tenantTransaction.identified) {
      replayed = await claimIdempotencyKey(tenantTransaction, request.keyed, services.signer)
      if (replayed !== undefined) throw new AppError('CONFLICT', msg`This request was already answered.`)
    }
    return tenantTransaction
  }

  const context: Context = {
    services,
    get today() {
      return (tenant ?? user)?.today ?? request.today ?? utcDay()
    },
    async require(rule) {
      if (rule === 'public') return
      signedIn ??= await services.identity.verify(request.token)
      if (!signedIn.emailVerified && rule !== 'identity') {
        throw new AppError('EMAIL_NOT_VERIFIED', msg`Please verify your email address first.`)
      }
      requireScope(signedIn.grant, rule)
      await services.verifiedEmails.save(signedIn)
      const needsOrganization = isPermission(rule)
      if (request.operation === 'subscription') {
        if (!needsOrganization || !organizationId()) {
          user ??= await createSignedInUser(services.pool, caller(), request.today)
          if (needsOrganization) throw noOrganization()
          return
        }
        tenant ??= await createTenant(services.pool, caller(), request.today, services.streamWatcher.notifySubscribers)
        tenant.require(rule)
        return
      }
      opening ??= open()
      const opened = await opening
      requireValidSignIn(opened.identified, signedIn)
      mayChangeUserState ||= request.operation === 'mutation' && requirementsThatChangeUserState.includes(rule)
      if (rule === 'identity') return
      const identified = requireProfile(opened.identified)
      user ??= userInTransaction(opened, identified, request.today)
      if (!needsOrganization) return
      if (!organizationId()) throw noOrganization()
      if (!tenant) {
        tenant = tenantInTransaction(opened, identified, request.today)
        services.activity.note(tenant.organizationId, tenant.userId)
      }
      tenant.require(rule)
    },
    get signedIn() {
      return present(signedIn)
    },
    get grant() {
      return signedIn?.grant
    },
    get user() {
      return present(tenant ?? user)
    },
    get tenant() {
      return present(tenant)
    },
    get db() {
      return present(tenantTransaction).db
    },
    read: (work) => (tenantTransaction ? work(tenantTransaction.db) : present(tenant ?? user).read(work)),
    get streamPosition() {
      const { member, streamPosition } = tenantTransaction?.identified ?? {}
      if (!member || !streamPosition) return undefined
      return {
        cursor: signCursor(services.signer, member.organizationId, streamPosition),
        number: streamPosition.number,
      }
    },
    get replayed() {
      return replayed
    },
    async openAnonymousRead() {
      opening ??= open()
      return (await opening).db
    },
    follow: (kinds, after) =>
      context.subscribeTo(
        kinds,
        after,
        async (_, followed) => followed,
        () => false,
      ),
    subscribeTo: (kinds, after, read, isEmpty) =>
      new ChangeSubscription(
        services,
        present(tenant),
        { kinds, after: after ?? undefined, read, isEmptyMessage: isEmpty },
        ended.signal,
      ),
    delayNextMessage() {},
    signal: ended.signal,
    end() {
      ended.abort()
    },
    async finish(succeeded, answer) {
      if (!opening) return
      const opened = await opening.catch(() => tenantTransaction)
      if (!opened) return
      if (!succeeded || replayed !== undefined) return opened.rollback()
      if (request.keyed && opened.identified) await saveResponse(opened, request.keyed, String(answer), services.signer)
      const committed = await opened.commit()
      if (mayChangeUserState) services.userVersions.pollVersions()
      if (committed && tenant) services.streamWatcher.notifySubscribers(tenant.organizationId, committed)
    },
  }
  return context
}

const noOrganization = () =>
  new AppError('NO_ACTIVE_ORGANIZATION', msg`Choose an organization first (X-Active-Organization-Id).`)

/** The requirements of operations that can change a user state. A poll once per second finds all other changes. */
const requirementsThatChangeUserState: readonly AccessRequirement[] = [
  'account',
  'members:manage',
  'organization:manage',
  'organization:own',
]

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The rule of this operation does not open what it uses.')
  return value
}
