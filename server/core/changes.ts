import { AppError } from './errors.ts'
import type { ReadDb, StreamPlace } from './fence.ts'
import type { Live } from './live.ts'
import type { Signer } from './signer.ts'
import type { ChangeAction } from './tables.ts'
import type { Tenant } from './tenant.ts'

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
export interface Followed {
  cursor: string
  changes: Change[]
}

/** A page of changes, so that a large import costs many small reads and never one large answer. */
const pageSize = 500n

/**
 * Follows the changes of some kinds, in order, with no gap and none twice. The first message says where the stream
 * stands (with `after`: also what was missed since); the next ones come as things change.
 * @throws AppError CURSOR_EXPIRED when what was missed is no longer kept: load everything anew, then follow from there
 * @throws AppError BAD_CURSOR when the cursor is not one of this organization's
 */
export async function* follow(
  { live, signer }: { live: Live; signer: Signer },
  tenant: Tenant,
  kinds: readonly string[],
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Followed, void, undefined> {
  const stream = await tenant.read(requireStream)
  const cursorAt = (number: bigint) => signCursor(signer, tenant.organizationId, { epoch: stream.epoch, number })
  let position = after === undefined ? stream.lastNumber : positionOf(after, signer, tenant.organizationId, stream)
  let head = stream.lastNumber
  let isFirst = true

  while (!signal.aborted) {
    const until = position + pageSize < head ? position + pageSize : head
    const from = position
    const changes =
      until > from || !isFirst ? await tenant.read((db) => readPage(db, kinds, stream.epoch, from, until)) : []
    if (until > from) position = until
    if (isFirst || changes.length > 0) yield { cursor: cursorAt(position), changes }
    isFirst = false
    if (position < head) continue
    try {
      head = await live.grownAbove(tenant.organizationId, position, signal, stream.epoch)
    } catch (error) {
      if (signal.aborted) return
      throw error
    }
  }
}

/** What a client sends back to go on from a place in an organization's stream. */
export function signCursor(signer: Signer, organizationId: string, { epoch, number }: StreamPlace): string {
  return signer.sign('cursor', `${organizationId}/${epoch}/${number}`)
}

function positionOf(cursor: string, signer: Signer, organizationId: string, stream: Stream): bigint {
  const [ofOrganization, epoch, number] = signer.open('cursor', cursor)?.split('/') ?? []
  if (ofOrganization !== organizationId || !/^-?\d+$/.test(number ?? '')) {
    throw new AppError('BAD_CURSOR', 'This cursor is not one of this organization. Load everything anew.')
  }
  const position = BigInt(number ?? '')
  if (epoch !== stream.epoch || position < stream.floorNumber) throw expired()
  if (position > stream.lastNumber) {
    throw new AppError('BAD_CURSOR', 'This cursor is ahead of the organization. Load everything anew.')
  }
  return position
}

const expired = () => new AppError('CURSOR_EXPIRED', 'What you missed is no longer kept. Load everything anew.')

interface Stream {
  lastNumber: bigint
  floorNumber: bigint
  epoch: string
}

function requireStream(db: ReadDb): Promise<Stream> {
  return db.selectFrom('streams').select(['lastNumber', 'floorNumber', 'epoch']).executeTakeFirstOrThrow()
}

/**
 * The stream is looked at in the same moment: a reader that took too long may have fallen below the floor, and a
 * database that was put back from a backup has another past.
 * @throws AppError CURSOR_EXPIRED
 */
async function readPage(
  db: ReadDb,
  kinds: readonly string[],
  epoch: string,
  from: bigint,
  until: bigint,
): Promise<Change[]> {
  const stream = await requireStream(db)
  const isBehind = from < stream.floorNumber
  const isAhead = stream.lastNumber < (until > from ? until : from)
  if (stream.epoch !== epoch || isBehind || isAhead) throw expired()
  return until > from ? listChanges(db, kinds, from, until) : []
}

function listChanges(db: ReadDb, kinds: readonly string[], from: bigint, until: bigint): Promise<Change[]> {
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
