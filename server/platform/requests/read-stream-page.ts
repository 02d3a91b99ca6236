import { sql } from 'kysely'
import type { Deadline } from '../../base/deadline.ts'
import { AppError } from '../../base/errors.ts'
import type { ChangeAction, Role } from '../database/tables.ts'
import { type Change, pageEnd, pageSize, requireRetained } from '../stream/changes.ts'
import { type MembershipSnapshot, membershipSnapshotOf, membershipVersionSql } from '../tenancy/membership-version.ts'
import { requireProfile, tenantInTransaction } from '../tenancy/tenant.ts'
import {
  beginTenantTransaction,
  literal,
  type StreamPosition,
  type TenantTransaction,
} from '../tenancy/tenant-transaction.ts'
import { createReadContext, type ReadContext } from './read-context.ts'
import type { Services } from './services.ts'

/**
 * The reader of a change stream. A reader whose role has changed is rejected, so that the client reconnects with the
 * new role.
 */
export interface StreamReader {
  uid: string
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
  const { uid, organizationId } = reader
  const { deadline } = wanted
  const pool = deadline ? services.pool : services.streamPool
  const caller = { uid, organizationId, deadline, via: 'graphql' } as const
  const tenantTransaction = await beginTenantTransaction(pool, 'read only', caller, statementsOf(wanted))
  try {
    const result = await work(pageOf(services, tenantTransaction, reader, wanted))
    await tenantTransaction.commit()
    return result
  } catch (error) {
    await tenantTransaction.rollback().catch(() => {})
    throw error
  }
}

export class RoleChanged extends AppError {
  constructor() {
    super('FORBIDDEN', 'Your role has changed.')
  }
}

function statementsOf({ after, until, kinds, isShared }: StreamPageRequest): string[] {
  const clearUserSql = `select set_config('app.user_id', '', true)`
  const floor = 'select floor_number as floor from streams'
  const last = after === undefined ? 0n : pageEnd(after.number, until ?? after.number + pageSize)
  const ofKinds = kinds ? `and kind in (${kinds.map(literal).join(', ')})` : ''
  const page = `select kind, record_id, action, number, batch_id from changes
    where number > ${after?.number ?? 0n} and number <= ${last} ${ofKinds} order by number`
  return [...(isShared ? [clearUserSql] : []), floor, membershipVersionSql, page]
}

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
  { after, until, isShared }: StreamPageRequest,
): StreamPage {
  const tenant = tenantInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), reader.today)
  const head = tenantTransaction.identified?.place
  if (tenant.role !== reader.role || !head) throw new RoleChanged()
  const [floor, version, page] = tenantTransaction.prefetched.slice(-3)
  if (after) requireRetained(after, head, floor?.rows[0]?.floor ?? 0n)
  const limit = until !== undefined && until < head.number ? until : head.number
  return {
    head,
    until: after === undefined ? head.number : pageEnd(after.number, limit),
    changes: (page?.rows ?? []).map(({ kind, record_id, action, number, batch_id }: Row) => ({
      kind,
      recordId: record_id,
      action,
      number,
      batchId: batch_id,
    })),
    memberships: membershipSnapshotOf(tenantTransaction, version),
    async listPrivateReaders(number) {
      const { rows } = await sql<{ id: string }>`select private_readers(${number}, ${limit}) as id`.execute(
        tenantTransaction.db,
      )
      return rows.map(({ id }) => id)
    },
    ...createReadContext(services, tenantTransaction, tenant, isShared),
  }
}
