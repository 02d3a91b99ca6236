import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Deadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { type AcquiredConnection, acquireConnection, cacheMembership } from '../database/connections.ts'
import { createQueryBuilder } from '../database/database.ts'
import { watchStatements } from '../database/statements.ts'
import type { OrganizationKind, Role, Tables } from '../database/tables.ts'
import type { Origin } from './origin.ts'
import type { Permission } from './permissions.ts'

export type WriteDb = Kysely<Tables>
export type ReadDb = Pick<WriteDb, 'selectFrom' | 'with' | 'fn'>

/** Who asks: by the subject of a verified token, or, for work done later, a user already known. */
export interface Caller {
  uid?: string
  userId?: string
  organizationId?: string | undefined
  via: Origin
  /** A tenant is opened only for a member with this permission. */
  requires?: Permission | undefined
  /** The batch that all of the transaction's changes belong to; one of its own where none is given. */
  batchId?: string | undefined
  /** The request's. Without one, a transaction has the time that its pool gives to each. */
  deadline?: Deadline | undefined
}

/** What the database knows of the caller. No member: not in the organization asked for (or none was). */
export interface IdentifiedCaller {
  userId: string
  /** When the account was deleted; it is purged 30 days later. */
  deletedAt: Date | null
  /** Sign-ins of before are not good any more. */
  validAfter: Date | null
  member?: Membership
  /** Where the active organization's stream stood when the transaction began. */
  place?: StreamPosition
}

/** What somebody is in the active organization, and what of it every request needs to know. */
export interface Membership {
  organizationId: string
  role: Role
  currency: string
  monthStartDay: number
  kind: OrganizationKind
  /** Its plan has ended. */
  isReadOnly: boolean
}

/** A place in an organization's stream of changes. */
export interface StreamPosition {
  epoch: string
  number: bigint
}

/** A transaction in which Postgres knows who asks. */
export interface TenantTransaction {
  entered: IdentifiedCaller | undefined
  /** What the statements that came along with the beginning answered, in their order. */
  prefetched: pg.QueryResult[]
  db: WriteDb
  /** The same, telling each statement before it runs. */
  withStatementObserver(note: (statement: string) => void): WriteDb
  /** Numbers the changes and commits. Answers the stream's new head, or null when nothing of it changed. */
  commit(): Promise<bigint | null>
  rollback(): Promise<void>
}

/**
 * Begins a transaction and tells Postgres who is asking, in one round trip. All that a read sees is of one moment.
 * @param prefetched statements that are known beforehand and come along in that round trip
 * @throws AppError UNAVAILABLE when no connection is free in time or the database is gone; TIMEOUT at the caller's
 * deadline; FORBIDDEN for a disabled user
 */
export async function beginTenantTransaction(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  caller: Caller,
  prefetched: readonly string[] = [],
): Promise<TenantTransaction> {
  const taken = await acquireConnection(pool, caller)
  const { client, deadline } = taken
  const statements = watchStatements(pool, taken, mode === 'read write')
  const left = takeDeferredCommit(client)
  let isOpen = true
  const end = async (statement: string) => {
    if (!isOpen) return undefined
    isOpen = false
    statements.stop()
    try {
      const result = await client.query(statement)
      taken.release(statements.isCancelled)
      return result
    } catch (error) {
      taken.release(error instanceof Error ? error : true)
      throw error
    }
  }
  try {
    // The wanted organization and user are checked to be uuids before they get here; the rest is escaped.
    const enter =
      `select * from identify_caller(${literal(caller.uid)}, ${literal(caller.userId)}, ` +
      `${literal(caller.organizationId)}, ${literal(caller.via)}, ${literal(caller.batchId)})`
    const time = Math.min(statementTime, deadline?.remaining() ?? statementTime)
    const limit = time < statementTime ? [`set local statement_timeout = ${time}`] : []
    const beginning = [...(left ? ['commit'] : []), `begin ${isolation[mode]}`, ...limit, enter, ...prefetched]
    const results = (await client.query(beginning.join('; '))) as unknown as pg.QueryResult[]
    const at = beginning.indexOf(enter)
    const entered = enteredOf(results[at]?.rows[0])
    cacheMembership(caller, entered?.member !== undefined)
    return {
      entered,
      prefetched: results.slice(at + 1),
      db: createQueryBuilder(statements.run),
      withStatementObserver: (note) => createQueryBuilder(statements.run, note),
      async commit() {
        if (mode === 'read only') {
          if (statements.isCancelled) await end('rollback')
          else if (isOpen) deferCommit(taken)
          statements.stop()
          isOpen = false
          return null
        }
        const sealed = await end('select number_changes() as number; commit')
        const row = (sealed as unknown as pg.QueryResult<{ number: bigint | null }>[] | undefined)?.[0]?.rows[0]
        return row?.number ?? null
      },
      async rollback() {
        await end('rollback')
      },
    }
  } catch (error) {
    await end('rollback').catch(() => {})
    throw error
  }
}

/** A whole transaction: committed when the work succeeds, else undone. The head is that of `commit`. */
export async function inTenantTransaction<T>(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  caller: Caller,
  work: (fence: TenantTransaction) => Promise<T>,
): Promise<{ result: T; head: bigint | null }> {
  const fence = await beginTenantTransaction(pool, mode, caller)
  try {
    const result = await work(fence)
    return { result, head: await fence.commit() }
  } catch (error) {
    await fence.rollback().catch(() => {})
    throw error
  }
}

/** Joins a transaction: its changes are recorded with this origin from here on. */
export async function setOrigin(db: WriteDb, origin: Origin): Promise<void> {
  await sql`select set_config('app.via', ${origin}, true)`.execute(db)
}

/** The statement timeout of the database role, in milliseconds (migrations/roles.ts). */
const statementTime = 5_000

const isolation = { 'read only': 'isolation level repeatable read read only', 'read write': 'read write' }

/** How long a connection's finished read may wait for the next request to end it, in milliseconds. */
const deferCommitFor = 2

const leftOpen = new WeakMap<pg.PoolClient, NodeJS.Timeout>()

/**
 * Ends a read: its commit goes along with the next beginning on that connection, which saves a busy server a round
 * trip in each request; a connection that is not needed again at once is committed on its own.
 */
function deferCommit({ client, release }: AcquiredConnection): void {
  const commit = () => {
    leftOpen.delete(client)
    client.query('commit').catch(() => {})
  }
  leftOpen.set(client, setTimeout(commit, deferCommitFor))
  release()
}

/** Whether a connection that was just taken has a finished read on it, for its taker to end. */
function takeDeferredCommit(client: pg.PoolClient): boolean {
  const timer = leftOpen.get(client)
  clearTimeout(timer)
  leftOpen.delete(client)
  return timer !== undefined
}

interface EnteredRow {
  user_id: string
  disabled: boolean
  deleted_at: Date | null
  valid_after: Date | null
  organization_id: string | null
  role: Role | null
  currency: string
  month_start_day: number
  kind: OrganizationKind
  plan_ended: boolean
  stream_number: bigint
  stream_epoch: string
}

function enteredOf(row: EnteredRow | undefined): IdentifiedCaller | undefined {
  if (!row) return undefined
  if (row.disabled) throw new AppError('FORBIDDEN', 'This account is disabled.')
  const user = { userId: row.user_id, deletedAt: row.deleted_at, validAfter: row.valid_after }
  if (!row.organization_id || !row.role) return user
  return {
    ...user,
    member: {
      organizationId: row.organization_id,
      role: row.role,
      currency: row.currency,
      monthStartDay: row.month_start_day,
      kind: row.kind,
      isReadOnly: row.plan_ended,
    },
    place: { epoch: row.stream_epoch, number: row.stream_number },
  }
}

export const literal = (value: string | undefined) => (value === undefined ? 'null' : pg.escapeLiteral(value))
