import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { type LruCache, lruCache } from '../../base/lru-cache.ts'
import type { ChangeAction } from '../database/tables.ts'
import type { Signer } from '../security/signer.ts'
import type { ReadDb, StreamPosition } from '../tenancy/tenant-transaction.ts'

/** A change of a record, without its values. Each subscriber reads the values with its own access. */
export interface Change {
  kind: string
  recordId: string
  action: ChangeAction
  number: bigint
  batchId: string
}

export interface ChangePage {
  cursor: string
  changes: Change[]
}

export const pageSize = 500n

export function pageEnd(position: bigint, head: bigint): bigint {
  return position + pageSize < head ? position + pageSize : head
}

/**
 * Without new changes of its kinds, a client receives a fresh cursor after this many numbers or milliseconds, so that
 * its cursor does not expire.
 */
const [silentNumbers, silentFor] = [1_000n, 60_000]

export function createCursorHeartbeat(position: bigint, now: () => number = Date.now) {
  let [reportedNumber, reportedAt] = [position, now()]
  return {
    isDue: (number: bigint) =>
      number - reportedNumber >= silentNumbers || (number > reportedNumber && now() - reportedAt >= silentFor),
    report(number: bigint) {
      reportedNumber = number
      reportedAt = now()
    },
  }
}

/** The cursors of the latest positions, because each response has one. */
const signed = new WeakMap<Signer, LruCache<string>>()
const signedBytes = 1_048_576

export function signCursor(signer: Signer, organizationId: string, { epoch, number }: StreamPosition): string {
  const position = `${organizationId}/${epoch}/${number}`
  const known = signed.get(signer) ?? lruCache<string>(signedBytes)
  signed.set(signer, known)
  const cursor = known.get(position) ?? signer.sign('cursor', position)
  known.set(position, cursor, 3 * cursor.length)
  return cursor
}

/** @throws AppError BAD_CURSOR */
export function verifyCursor(signer: Signer, organizationId: string, cursor: string): StreamPosition {
  const [ofOrganization, epoch = '', number = ''] = signer.open('cursor', cursor)?.split('/') ?? []
  if (ofOrganization !== organizationId || !/^-?\d+$/.test(number)) {
    throw new AppError('BAD_CURSOR', msg`This cursor does not belong to this organization. Reload everything.`)
  }
  return { epoch, number: BigInt(number) }
}

/**
 * Checks that a subscriber can continue from a position. A slow subscriber may have fallen below the retention floor,
 * and a restored backup starts a new epoch.
 * @param floor numbers at or below the floor cannot be resumed from
 * @throws AppError CURSOR_EXPIRED when the missed changes are no longer retained and the client must reload
 * @throws AppError BAD_CURSOR
 */
export function requireRetained(requested: StreamPosition, head: StreamPosition, floor: bigint): void {
  if (requested.epoch !== head.epoch || requested.number < floor) {
    throw new AppError('CURSOR_EXPIRED', msg`The changes you missed are no longer available. Reload everything.`)
  }
  if (requested.number > head.number) {
    throw new AppError('BAD_CURSOR', msg`This cursor is ahead of the organization. Reload everything.`)
  }
}

export interface ChangesAfter {
  head: StreamPosition
  /** The position of the last change that was read or skipped. */
  end: StreamPosition
  changes: Change[]
}

/**
 * Reads the changes of some kinds after a position, in order. Without a position there are none, and the end is the head.
 * @param limit the largest number of changes
 * @throws AppError CURSOR_EXPIRED, BAD_CURSOR
 */
export async function readChangesAfter(
  db: ReadDb,
  kinds: readonly string[],
  from: StreamPosition | undefined,
  limit = Number(pageSize),
): Promise<ChangesAfter> {
  const stream = await db.selectFrom('streams').selectAll().executeTakeFirstOrThrow()
  const head: StreamPosition = { epoch: stream.epoch, number: stream.lastNumber }
  if (!from) return { head, end: head, changes: [] }
  requireRetained(from, head, stream.floorNumber)
  const until = pageEnd(from.number, head.number)
  const changes = await listChanges(db, kinds, from.number, until, limit)
  const last = changes.length === limit ? changes.at(-1) : undefined
  return { head, end: { epoch: head.epoch, number: last?.number ?? until }, changes }
}

/** Lists changes in order. `from` is exclusive and `until` is inclusive. */
function listChanges(
  db: ReadDb,
  kinds: readonly string[],
  from: bigint,
  until: bigint,
  limit: number,
): Promise<Change[]> {
  return db
    .selectFrom('changes')
    .select(['kind', 'recordId', 'action', 'batchId'])
    .select((eb) => eb.ref('number').$notNull().as('number'))
    .where('number', '>', from)
    .where('number', '<=', until)
    .where('kind', 'in', kinds)
    .orderBy('number')
    .limit(limit)
    .execute()
}
