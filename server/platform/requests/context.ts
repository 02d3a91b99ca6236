import type { VerifiedToken } from '../../adapters/identity.ts'
import type { Deadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { ChangeSubscription } from '../stream/change-subscription.ts'
import { type ChangePage, signCursor } from '../stream/changes.ts'
import type { Origin } from '../tenancy/origin.ts'
import { type AccessRequirement, isPermission } from '../tenancy/permissions.ts'
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

/** One request, as a door hands it over. Nothing in it is believed before `require`. */
export interface Request {
  operation: 'query' | 'mutation' | 'subscription'
  token: string | undefined
  /** Whom the token names, where the door has had it verified. */
  signedIn?: VerifiedToken | undefined
  organizationId: string | undefined
  today: string
  via: Origin
  /** The batch of all that this request changes. */
  batchId?: string | undefined
  keyed?: KeyedRequest | undefined
  deadline?: Deadline | undefined
}

export interface Context {
  parts: Services
  today: string
  /** Checks an operation's rule, opening the request's transaction the first time. Every root field passes here. */
  require(rule: AccessRequirement): Promise<void>
  /** The token's subject; there once `require` has passed with any rule but public. */
  readonly signedIn: VerifiedToken
  readonly person: SignedInUser
  readonly tenant: Tenant
  /** The request's transaction, also for the one who has no profile yet. */
  readonly db: WriteDb
  /** In the request's transaction, or, where a subscription has none, in one of its own. */
  read<T>(work: (db: ReadDb) => Promise<T>): Promise<T>
  /** The request's transaction for a visitor who has not signed in: what only the functions of the gate can see. */
  openAnonymousRead(): Promise<ReadDb>
  /** A subscription that tells of changes as they are. */
  follow(kinds: readonly string[], after: string | null | undefined): ChangeSubscription
  /** One that tells what is read from them, the same for all in a role; what then `saysNothing` is left out. */
  subscribeTo<Message extends { cursor: string }>(
    kinds: readonly string[],
    after: string | null | undefined,
    read: (tenant: Tenant, followed: ChangePage) => Promise<Message>,
    saysNothing: (message: Message) => boolean,
  ): ChangeSubscription<Message>
  /** Asks that the next message of a subscription comes no sooner, in milliseconds: what this one says is dear. */
  delayNextMessage(milliseconds: number): void
  /** Aborts when nobody follows any more. */
  readonly signal: AbortSignal
  /** Where the organization's stream stood when the request began; undefined without an organization. */
  readonly streamPosition: { cursor: string; number: bigint } | undefined
  /** The answer that an equal request with the same key has already had, if there was one. */
  readonly replayed: unknown
  /** Ends what the request follows. */
  end(): void
  /** Ends the request: commits when it succeeded, else leaves no trace. The answer is kept under the request's key. */
  finish(succeeded: boolean, answer: unknown): Promise<void>
}

/**
 * A request's context. A query is one read-only transaction, a mutation one transaction together with the record of
 * what it changed and the memory of its answer; a subscription reads each message in a transaction of its own.
 */
export function createContext(parts: Services, request: Request): Context {
  let signedIn = request.signedIn
  let opening: Promise<TenantTransaction> | undefined
  let fence: TenantTransaction | undefined
  let person: SignedInUser | undefined
  let tenant: Tenant | undefined
  let replayed: unknown
  let mayChangeUserState = false
  const ended = new AbortController()

  const caller = () => ({
    uid: signedIn?.uid ?? '',
    organizationId: request.organizationId,
    via: request.via,
    batchId: request.batchId,
    deadline: request.deadline,
  })
  const open = async () => {
    fence = await beginTenantTransaction(
      parts.pool,
      request.operation === 'mutation' ? 'read write' : 'read only',
      caller(),
    )
    if (request.keyed && fence.entered) {
      replayed = await claimIdempotencyKey(fence, request.keyed, parts.signer)
      if (replayed !== undefined) throw new AppError('CONFLICT', 'Answered before.')
    }
    return fence
  }

  const context: Context = {
    parts,
    today: request.today,
    async require(rule) {
      if (rule === 'public') return
      signedIn ??= await parts.identity.verify(request.token)
      if (!signedIn.emailVerified && rule !== 'identity') {
        throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address first.')
      }
      await parts.verifiedEmails.keep(signedIn)
      const needsOrganization = isPermission(rule)
      if (request.operation === 'subscription') {
        if (!needsOrganization || !request.organizationId) {
          person ??= await createSignedInUser(parts.pool, caller(), request.today)
          if (needsOrganization) throw noOrganization()
          return
        }
        tenant ??= await createTenant(parts.pool, caller(), request.today, parts.live.notifySubscribers)
        tenant.require(rule)
        return
      }
      opening ??= open()
      const opened = await opening
      requireValidSignIn(opened.entered, signedIn)
      mayChangeUserState ||= request.operation === 'mutation' && requirementsThatChangeUserState.includes(rule)
      if (rule === 'identity') return
      const entered = requireProfile(opened.entered)
      person ??= userInTransaction(opened, entered, request.today)
      if (!needsOrganization) return
      if (!request.organizationId) throw noOrganization()
      if (!tenant) {
        tenant = tenantInTransaction(opened, entered, request.today)
        parts.activity.note(tenant.organizationId, tenant.userId)
      }
      tenant.require(rule)
    },
    get signedIn() {
      return present(signedIn)
    },
    get person() {
      return present(tenant ?? person)
    },
    get tenant() {
      return present(tenant)
    },
    get db() {
      return present(fence).db
    },
    read: (work) => (fence ? work(fence.db) : present(tenant ?? person).read(work)),
    get streamPosition() {
      const { member, place: streamPosition } = fence?.entered ?? {}
      if (!member || !streamPosition) return undefined
      return { cursor: signCursor(parts.signer, member.organizationId, streamPosition), number: streamPosition.number }
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
    subscribeTo: (kinds, after, read, saysNothing) =>
      new ChangeSubscription(
        parts,
        present(tenant),
        { kinds, after: after ?? undefined, read, isEmptyMessage: saysNothing },
        ended.signal,
      ),
    delayNextMessage() {},
    signal: ended.signal,
    end() {
      ended.abort()
    },
    async finish(succeeded, answer) {
      if (!opening) return
      const opened = await opening.catch(() => fence)
      if (!opened) return
      if (!succeeded || replayed !== undefined) return opened.rollback()
      if (request.keyed && opened.entered) await saveResponse(opened, request.keyed, String(answer), parts.signer)
      const number = await opened.commit()
      if (mayChangeUserState) parts.standings.pollVersions()
      const organizationId = tenant?.organizationId
      if (number !== null && organizationId) parts.live.notifySubscribers(organizationId, number)
    },
  }
  return context
}

const noOrganization = () =>
  new AppError('NO_ACTIVE_ORGANIZATION', 'Choose an organization first (X-Active-Organization-Id).')

/** Behind these rules stand the operations that change what people are and where; the look once a second finds the rest. */
const requirementsThatChangeUserState: readonly AccessRequirement[] = [
  'person',
  'members:manage',
  'organization:manage',
  'organization:own',
]

/** A root field without a rule would find nothing here; the schema does not let one exist. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The rule of this operation does not open what it uses.')
  return value
}
