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

/** Identifies the caller by the subject of a verified token or, for jobs, by the user id. */
export interface Caller {
  uid?: string
  userId?: string
  organizationId?: string | undefined
  via: Origin
  /** A tenant is opened only for a member with this permission. */
  requires?: Permission | undefined
  /** The batch of all changes of the transaction. A new batch is created by default. */
  batchId?: string | undefined
  /** Without a deadline, the transaction timeout of the pool applies. */
  deadline?: Deadline | undefined
}

/**
 * The caller as identified by the database. `member` is undefined if the caller is not a member of the requested
 * organization or requested none.
 */
export interface IdentifiedCaller {
  userId: string
  deletedAt: Date | null
  validAfter: Date | null
  member?: Membership
  place?: StreamPosition
}

export interface Membership {
  organizationId: string
  role: Role
  currency: string
  monthStartDay: number
  kind: OrganizationKind
  isReadOnly: boolean
}

export interface StreamPosition {
  epoch: string
  number: bigint
}

export interface TenantTransaction {
  identified: IdentifiedCaller | undefined
  prefetched: pg.QueryResult[]
  db: WriteDb
  withStatementObserver(note: (statement: string) => void): WriteDb
  commit(): Promise<bigint | null>
  rollback(): Promise<void>
}

/**
 * Begins a transaction and identifies the caller in one round trip. A read uses one snapshot.
 * @param prefetched statements that run in the same round trip
 * @throws AppError UNAVAILABLE when no connection is free in time or the database is not reachable; TIMEOUT at the
 * caller's deadline; FORBIDDEN for a disabled user
 */
export async function beginTenantTransaction(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  caller: Caller,
  prefetched: readonly string[] = [],
): Promise<TenantTransaction> {
  const connection = await acquireConnection(pool, caller)
  const { client, deadline } = connection
  const statements = watchStatements(pool, connection, mode === 'read write')
  const left = takeDeferredCommit(client)
  let isOpen = true
  const end = async (statement: string) => {
    if (!isOpen) return undefined
    isOpen = false
    statements.stop()
    try {
      const result = await client.query(statement)
      connection.release(statements.isCancelled)
      return result
    } catch (error) {
      connection.release(error instanceof Error ? error : true)
      throw error
    }
  }
  try {
    // The organization and user ids were validated as UUIDs. The other values are escaped.
    const enter =
      `select * from identify_caller(${literal(caller.uid)}, ${literal(caller.userId)}, ` +
      `${literal(caller.organizationId)}, ${literal(caller.via)}, ${literal(caller.batchId)})`
    const time = Math.min(statementTime, deadline?.remaining() ?? statementTime)
    const limit = time < statementTime ? [`set local statement_timeout = ${time}`] : []
    const beginning = [...(left ? ['commit'] : []), `begin ${isolation[mode]}`, ...limit, enter, ...prefetched]
    const results = (await client.query(beginning.join('; '))) as unknown as pg.QueryResult[]
    const at = beginning.indexOf(enter)
    const identified = callerOf(results[at]?.rows[0])
    cacheMembership(caller, identified?.member !== undefined)
    return {
      identified,
      prefetched: results.slice(at + 1),
      db: createQueryBuilder(statements.run),
      withStatementObserver: (note) => createQueryBuilder(statements.run, note),
      async commit() {
        if (mode === 'read only') {
          if (statements.isCancelled) await end('rollback')
          else if (isOpen) deferCommit(connection)
          statements.stop()
          isOpen = false
          return null
        }
        const numbered = await end('select number_changes() as number; commit')
        const row = (numbered as unknown as pg.QueryResult<{ number: bigint | null }>[] | undefined)?.[0]?.rows[0]
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

export async function inTenantTransaction<T>(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  caller: Caller,
  work: (tenantTransaction: TenantTransaction) => Promise<T>,
): Promise<{ result: T; head: bigint | null }> {
  const tenantTransaction = await beginTenantTransaction(pool, mode, caller)
  try {
    const result = await work(tenantTransaction)
    return { result, head: await tenantTransaction.commit() }
  } catch (error) {
    await tenantTransaction.rollback().catch(() => {})
    throw error
  }
}

/** Joins a transaction: its changes are recorded with this origin from here on. */
export async function setOrigin(db: WriteDb, origin: Origin): Promise<void> {
  await sql`select set_config('app.via', ${origin}, true)`.execute(db)
}

/** In milliseconds. Must match the statement timeout of the database role in migrations/roles.ts. */
const statementTime = 5_000

const isolation = { 'read only': 'isolation level repeatable read read only', 'read write': 'read write' }

/** The maximum time for which a finished read stays open on its connection, in milliseconds. */
const deferCommitFor = 2

const leftOpen = new WeakMap<pg.PoolClient, NodeJS.Timeout>()

/**
 * Defers the commit of a read to the next transaction on the connection, which saves a round trip under load. An idle
 * connection is committed after a short delay.
 */
function deferCommit({ client, release }: AcquiredConnection): void {
  const commit = () => {
    leftOpen.delete(client)
    client.query('commit').catch(() => {})
  }
  leftOpen.set(client, setTimeout(commit, deferCommitFor))
  release()
}

function takeDeferredCommit(client: pg.PoolClient): boolean {
  const timer = leftOpen.get(client)
  clearTimeout(timer)
  leftOpen.delete(client)
  return timer !== undefined
}

interface CallerRow {
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

function callerOf(row: CallerRow | undefined): IdentifiedCaller | undefined {
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
