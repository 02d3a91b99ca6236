import { AppError } from '../../base/errors.ts'
import type { ChangeAction } from '../database/tables.ts'
import type { Signer } from '../security/signer.ts'
import type { ReadDb, StreamPosition } from '../tenancy/tenant-transaction.ts'

/** That one record changed. What it is now is read by whoever needs it, as themselves. */
export interface Change {
  kind: string
  recordId: string
  action: ChangeAction
  /** Its place in the organization's stream. */
  number: bigint
  /** What one action changed has one batch. */
  batchId: string
}

/** What changed since the message before. The cursor is where to go on after a pause. */
export interface ChangePage {
  cursor: string
  changes: Change[]
}

/** A page of changes, so that a large import costs many small reads and never one large answer. */
export const pageSize = 500n

/** Where the page that begins after a number ends. */
export function pageEnd(position: bigint, head: bigint): bigint {
  return position + pageSize < head ? position + pageSize : head
}

/** A client's cursor must not grow old where nothing of its kinds changes: so many numbers, or milliseconds. */
const [silentNumbers, silentFor] = [1_000n, 60_000]

/** Says when the place in the stream is told although nothing has changed there. */
export function createCursorHeartbeat(position: bigint, now: () => number = Date.now) {
  let [toldNumber, toldAt] = [position, now()]
  return {
    isDue: (number: bigint) =>
      number - toldNumber >= silentNumbers || (number > toldNumber && now() - toldAt >= silentFor),
    told(number: bigint) {
      toldNumber = number
      toldAt = now()
    },
  }
}

/** What a client sends back to go on from a place in an organization's stream. */
export function signCursor(signer: Signer, organizationId: string, { epoch, number }: StreamPosition): string {
  return signer.sign('cursor', `${organizationId}/${epoch}/${number}`)
}

/** @throws AppError BAD_CURSOR */
export function verifyCursor(signer: Signer, organizationId: string, cursor: string): StreamPosition {
  const [ofOrganization, epoch = '', number = ''] = signer.open('cursor', cursor)?.split('/') ?? []
  if (ofOrganization !== organizationId || !/^-?\d+$/.test(number)) {
    throw new AppError('BAD_CURSOR', 'This cursor is not one of this organization. Load everything anew.')
  }
  return { epoch, number: BigInt(number) }
}

/**
 * Whether one can go on from a place: also in the midst of it, for a reader that took too long may have fallen below
 * the floor, and a database that was put back from a backup has another past.
 * @param floor what is not above it is not kept
 * @throws AppError CURSOR_EXPIRED when what was missed is no longer kept: load everything anew, then follow from there
 * @throws AppError BAD_CURSOR
 */
export function requireRetained(place: StreamPosition, head: StreamPosition, floor: bigint): void {
  if (place.epoch !== head.epoch || place.number < floor) {
    throw new AppError('CURSOR_EXPIRED', 'What you missed is no longer kept. Load everything anew.')
  }
  if (place.number > head.number) {
    throw new AppError('BAD_CURSOR', 'This cursor is ahead of the organization. Load everything anew.')
  }
}

/** The changes of some kinds after one number, up to and with another, in order. */
export function listChanges(db: ReadDb, kinds: readonly string[], from: bigint, until: bigint): Promise<Change[]> {
  return db
    .selectFrom('changes')
    .select(['kind', 'recordId', 'action', 'batchId'])
    .select((eb) => eb.ref('number').$notNull().as('number'))
    .where('number', '>', from)
    .where('number', '<=', until)
    .where('kind', 'in', kinds)
    .orderBy('number')
    .execute()
}
