import { msg } from '@lingui/core/runtime-macro'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { type Grant, unauthenticatedError } from '../../adapters/identity.ts'
import type { Deadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import { isLanguage, type Language, readerLanguage, setReaderLanguage } from '../../base/text.ts'
import { acquireConnection, cacheMembership } from '../database/connections.ts'
import { createQueryBuilder, type RunStatement } from '../database/database.ts'
import { sendTogether, watchStatements } from '../database/statements.ts'
import type { OrganizationKind, Role, Tables } from '../database/tables.ts'
import type { Origin } from './origin.ts'
import type { Permission } from './permissions.ts'

export type WriteDb = Kysely<Tables>
export type ReadDb = Pick<WriteDb, 'selectFrom' | 'with' | 'fn'>

/** Identifies the caller by the subject of a verified token or, for jobs, by the user id. */
export interface Caller {
  uid?: string
  /** The session of the token, if it belongs to a built-in account. */
  sessionId?: string | undefined
  /** The API token or connected app with which the caller acts. The database checks that it is still in effect. */
  grantId?: string | undefined
  userId?: string | undefined
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
  /** The chosen language, or else that of the request. */
  language: Language
  grant?: Grant | undefined
  member?: Membership
  streamPosition?: StreamPosition
}

export interface Membership {
  organizationId: string
  role: Role
  currency: string
  monthStartDay: number
  /** The IANA name. */
  timeZone: string
  kind: OrganizationKind
  isReadOnly: boolean
  /** True if it is read-only because a payment for its plan is missing. */
  isPaymentDue: boolean
}

export interface StreamPosition {
  epoch: string
  number: bigint
}

/** The view of a read: the records of an organization at a position of its change stream. */
export interface Snapshot extends StreamPosition {
  organizationId: string
}

export interface Committed {
  head: bigint
  /** The change, if there was only one and it is not private, as "transaction <id> CREATED <batch>". */
  onlyChange: string | null
}

export interface TenantTransaction {
  identified: IdentifiedCaller | undefined
  prefetched: pg.QueryResult[]
  db: WriteDb
  withStatementObserver(note?: (statement: string) => void, intercept?: (run: RunStatement) => RunStatement): WriteDb
  /** @returns the new head of the active organization's stream, or null if nothing has changed */
  commit(): Promise<Committed | null>
  rollback(): Promise<void>
}

/**
 * Begins a transaction and identifies the caller in one round trip. A read uses one snapshot.
 * @param prefetched prepared statements that run in the same round trip
 * @throws AppError UNAVAILABLE when no connection is free in time or the database is not reachable; TIMEOUT at the
 * caller's deadline; FORBIDDEN for a disabled user; UNAUTHENTICATED for an ended session or grant
 */
export async function beginTenantTransaction(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  caller: Caller,
  prefetched: readonly pg.QueryConfig[] = [],
): Promise<TenantTransaction> {
  const connection = await acquireConnection(pool, caller)
  const { client, deadline } = connection
  const statements = watchStatements(pool, connection, mode === 'read write')
  let isOpen = true
  const end = async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    if (!isOpen) return undefined
    isOpen = false
    statements.stop()
    try {
      const result = await send()
      connection.release(statements.isCancelled)
      return result
    } catch (error) {
      connection.release(error instanceof Error ? error : true)
      throw error
    }
  }
  const rollback = async () => void (await end(() => client.query('rollback')))
  try {
    const time = Math.min(statementTime, deadline?.remaining() ?? statementTime)
    const limit = time < statementTime ? [`set local statement_timeout = ${time}`] : []
    const beginning = [...(connection.isReadOpen ? ['commit'] : []), `begin ${isolation[mode]}`, ...limit].join('; ')
    const { uid, sessionId, grantId, userId, organizationId, via } = caller
    const batchId = caller.batchId ?? (mode === 'read write' ? crypto.randomUUID() : undefined)
    const [, found, ...fetched] = await sendTogether(client, () => [
      client.query(beginning),
      client.query({ ...identifyCaller, values: [uid, userId, organizationId, via, batchId, sessionId, grantId] }),
      ...prefetched.map((query) => client.query(query)),
    ])
    const identified = callerOf(found?.rows[0] as CallerRow | undefined)
    if (identified) setReaderLanguage(identified.language)
    cacheMembership(caller, identified?.member !== undefined)
    const openDb: TenantTransaction['withStatementObserver'] = (note, intercept = (run) => run) => {
      const db = createQueryBuilder(intercept(statements.run), note)
      const { member, streamPosition } = identified ?? {}
      if (mode === 'read only' && member && streamPosition)
        snapshots.set(db, { ...streamPosition, organizationId: member.organizationId })
      return db
    }
    return {
      identified,
      prefetched: fetched,
      db: openDb(),
      withStatementObserver: openDb,
      async commit() {
        if (mode === 'read only') {
          if (statements.isCancelled) await rollback()
          else if (isOpen) connection.releaseOpenRead()
          statements.stop()
          isOpen = false
          return null
        }
        const results = await end(() =>
          sendTogether(client, () => [
            client.query({ name: 'number changes', text: numberChanges }),
            client.query('commit'),
          ]),
        )
        const row = results?.[0]?.rows[0] as Committed | undefined
        return row?.head == null ? null : row
      },
      rollback,
    }
  } catch (error) {
    await rollback().catch(() => {})
    throw hasEndedSession(error) ? unauthenticatedError() : error
  }
}

/** identify_caller raises this SQLSTATE. */
const hasEndedSession = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'PU002'

export async function inTenantTransaction<T>(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  caller: Caller,
  work: (tenantTransaction: TenantTransaction) => Promise<T>,
): Promise<{ result: T; committed: Committed | null }> {
  const tenantTransaction = await beginTenantTransaction(pool, mode, caller)
  try {
    const result = await work(tenantTransaction)
    return { result, committed: await tenantTransaction.commit() }
  } catch (error) {
    await tenantTransaction.rollback().catch(() => {})
    throw error
  }
}

/** Joins a transaction: its changes are recorded with this origin from here on. */
export async function setOrigin(db: WriteDb, origin: Origin): Promise<void> {
  await sql`select set_config('app.via', ${origin}, true)`.execute(db)
}

const snapshots = new WeakMap<ReadDb, Snapshot>()

/** The snapshot of a read in an organization. A write has none: it sees what others commit meanwhile. */
export const snapshotOf = (db: ReadDb): Snapshot | undefined => snapshots.get(db)

/** In milliseconds. Must match the statement timeout of the database role in migrations/roles.ts. */
const statementTime = 5_000
const isolation = { 'read only': 'isolation level repeatable read read only', 'read write': 'read write' }

/** A prepared statement, which spares parsing and planning. After an error, the commit that follows it rolls back. */
const numberChanges = `select number_changes() as head, nullif(current_setting('app.only_change', true), '') as "onlyChange"`

/** The columns are named, because a prepared statement fails when a newer version of the function has others. */
const identifyCaller = {
  name: 'identify caller',
  text: `select user_id, disabled, deleted_at, valid_after, organization_id, role, currency, kind, language, granted,
      month_start_day as "monthStartDay", time_zone as "timeZone", plan_ended as "isReadOnly", payment_due as "isPaymentDue", stream_number,
      stream_epoch from identify_caller($1, $2, $3, $4, $5, $6, $7)`,
}

interface CallerRow extends Omit<Membership, 'organizationId' | 'role'> {
  language: string | null
  granted: Grant | null
  user_id: string
  disabled: boolean
  deleted_at: Date | null
  valid_after: Date | null
  organization_id: string | null
  role: Role | null
  stream_number: bigint
  stream_epoch: string
}

function callerOf(row: CallerRow | undefined): IdentifiedCaller | undefined {
  if (!row) return undefined
  if (row.disabled) throw new AppError('FORBIDDEN', msg`This account is disabled.`)
  const language = row.language !== null && isLanguage(row.language) ? row.language : readerLanguage()
  const grant = row.granted ?? undefined
  const user = { userId: row.user_id, deletedAt: row.deleted_at, validAfter: row.valid_after, language, grant }
  if (!row.organization_id || !row.role) return user
  const { currency, monthStartDay, timeZone, kind, isReadOnly, isPaymentDue } = row
  return {
    ...user,
    member: {
      organizationId: row.organization_id,
      role: row.role,
      currency,
      monthStartDay,
      timeZone,
      kind,
      isReadOnly,
      isPaymentDue,
    },
    streamPosition: { epoch: row.stream_epoch, number: row.stream_number },
  }
}
