import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Grant } from '../../adapters/identity.ts'
import type { Deadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import type { RunStatement } from '../database/database.ts'
import type { ChangeAction, Role } from '../database/tables.ts'
import { type Change, pageEnd, pageSize, requireRetained } from '../stream/changes.ts'
import { type MembershipSnapshot, membershipSnapshotOf, membershipVersionQuery } from '../tenancy/membership-version.ts'
import { requireProfile, tenantInTransaction } from '../tenancy/tenant.ts'
import { beginTenantTransaction, type StreamPosition, type TenantTransaction } from '../tenancy/tenant-transaction.ts'
import { keyOfStatement, type StatementPredictor } from './predicted-statements.ts'
import { createReadContext, type ReadContext } from './read-context.ts'
import type { Services } from './services.ts'

/**
 * The reader of a change stream. A reader whose role has changed is rejected, so that the client reconnects with the
 * new role.
 */
export interface StreamReader {
  uid: string
  grant: Grant | undefined
  organizationId: string
  role: Role
  today: string
}

export interface StreamPageRequest {
  /** Undefined to read only the head. */
  after: StreamPosition | undefined
  until?: bigint
  kinds?: readonly string[]
  /** True if the page is read for all subscribers with the same role. Private records are not visible then. */
  isShared: boolean
  /** Predicts the statements of a shared page with one change. */
  predictor?: StatementPredictor
  /** The change that follows `after`, if it is known. The page has only this change, which is not read again. */
  onlyChange?: Change | undefined
  /** Set when a client waits for the page, which is then read on the request connections. */
  deadline?: Deadline
}

export interface StreamPage extends ReadContext {
  head: StreamPosition
  until: bigint
  changes: Change[]
  memberships: MembershipSnapshot
  /** Returns the users whose private records have changed since the number. Only these users are notified. */
  listPrivateReaders(after: bigint): Promise<string[]>
}

/**
 * Reads a page in one round trip and creates its message in the same transaction.
 * @throws AppError UNAVAILABLE; CURSOR_EXPIRED; BAD_CURSOR
 * @throws AppError FORBIDDEN, NOT_A_MEMBER or ACCOUNT_DELETED when the reader has no access
 */
export async function readStream<T>(
  services: Services,
  reader: StreamReader,
  wanted: StreamPageRequest,
  work: (page: StreamPage) => Promise<T>,
): Promise<T> {
  const { uid, grant, organizationId } = reader
  const { deadline } = wanted
  const pool = deadline ? services.pool : services.streamPool
  const caller = { uid, grantId: grant?.id, organizationId, deadline, via: 'graphql' } as const
  const predicted = predict(wanted)
  const statements = [...statementsOf(wanted), ...predicted]
  const tenantTransaction = await beginTenantTransaction(pool, 'read only', caller, statements)
  try {
    const result = await work(pageOf(services, tenantTransaction, reader, wanted, predicted))
    await tenantTransaction.commit()
    return result
  } catch (error) {
    await tenantTransaction.rollback().catch(() => {})
    throw error
  }
}

export class RoleChanged extends AppError {
  constructor() {
    super('FORBIDDEN', msg`Your role has changed.`)
  }
}

const clearUser = { name: 'clear user', text: `select set_config('app.user_id', '', true)` }
const stateQuery = {
  name: 'stream state',
  text: `select s.floor_number as floor, m.mark from streams s, (${membershipVersionQuery.text}) m`,
}

/** A cursor can have any number up to this one. */
const maxBigint = 2n ** 63n - 1n

function statementsOf({ after, until, kinds, isShared, onlyChange }: StreamPageRequest): pg.QueryConfig[] {
  const last = after === undefined ? 0n : pageEnd(after.number, until ?? after.number + pageSize)
  // Without a name: a prepared plan that was made while the table was small would scan all of a table that grows fast.
  const page = {
    text: `select kind, record_id, action, number, batch_id from changes
      where number > $1 and number <= $2 ${kinds ? 'and kind = any ($3)' : ''} order by number`,
    values: [after?.number ?? 0n, last < maxBigint ? last : maxBigint, ...(kinds ? [kinds] : [])],
  }
  return [...(isShared ? [clearUser] : []), stateQuery, ...(onlyChange ? [] : [page])]
}

function predict({ onlyChange, predictor }: StreamPageRequest) {
  return onlyChange ? (predictor?.predict(onlyChange) ?? []) : []
}

const changeOf = ({ kind, record_id, action, number, batch_id }: Row): Change => ({
  kind,
  recordId: record_id,
  action,
  number,
  batchId: batch_id,
})

interface Row {
  kind: string
  record_id: string
  action: ChangeAction
  number: bigint
  batch_id: string
}

function pageOf(
  services: Services,
  tenantTransaction: TenantTransaction,
  reader: StreamReader,
  { after, until, isShared, predictor, onlyChange }: StreamPageRequest,
  predicted: readonly pg.QueryArrayConfig[],
): StreamPage {
  const tenant = tenantInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), reader.today)
  const head = tenantTransaction.identified?.streamPosition
  if (tenant.role !== reader.role || !head) throw new RoleChanged()
  const { prefetched } = tenantTransaction
  const [state, page] = prefetched.slice(isShared ? 1 : 0)
  if (after) requireRetained(after, head, state?.rows[0]?.floor ?? 0n)
  const last = onlyChange?.number ?? until
  const limit = last !== undefined && last < head.number ? last : head.number
  const listed = onlyChange ? [onlyChange] : ((page?.rows ?? []) as Row[]).map(changeOf)
  const changes = listed.filter(({ number }) => number <= limit)
  const results = prefetched.slice(prefetched.length - predicted.length) as unknown as pg.QueryArrayResult[]
  const known = new Map(predicted.flatMap((each, at) => (results[at] ? [[keyOfStatement(each), results[at]]] : [])))
  const [only] = changes
  const intercept =
    predictor && only && changes.length === 1
      ? (run: RunStatement) => predictor.answerFrom(known, only, run)
      : undefined
  return {
    head,
    until: after === undefined ? head.number : pageEnd(after.number, limit),
    changes,
    memberships: membershipSnapshotOf(tenantTransaction, state),
    async listPrivateReaders(number) {
      const { rows } = await sql<{ id: string }>`select private_readers(${number}, ${limit}) as id`.execute(
        tenantTransaction.db,
      )
      return rows.map(({ id }) => id)
    },
    ...createReadContext(services, tenantTransaction, tenant, isShared, intercept),
  }
}
