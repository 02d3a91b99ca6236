import type { Signer } from '../security/signer.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { StreamPlace } from '../tenancy/tenant-transaction.ts'
import { type Followed, listChanges, openCursor, pageEnd, requireKept, signCursor } from './changes.ts'
import type { Live } from './stream-watcher.ts'

/**
 * Where a message stands in the organization's stream. Numbers grow with each change; a read's answer has one too
 * (`extensions.live.number`), so that a client knows which of two is the later.
 */
export interface Placed {
  cursor: string
  number: number
  /** The number of the message before, or of the cursor it was come back with; null where it begins with now. */
  since: number | null
}

/** What is told of some changes. */
export interface Telling<Message extends { cursor: string }> {
  kinds: readonly string[]
  /** Where to go on: a client's cursor. Undefined: with now. */
  after: string | undefined
  /** What a message says: the same for all in a role who follow alike, unless a kind is private. */
  read(tenant: Tenant, followed: Followed): Promise<Message>
  /** Such a message is left out, unless it is the first. */
  saysNothing(message: Message): boolean
}

/** Records that are their owner's alone. */
const privateKinds: readonly string[] = ['chat_message']

/**
 * Some kinds of changes, in order, with no gap and none twice. The first message says where the stream stands (with
 * `after`: also what was missed since); the next ones come as things change. Whoever iterates it reads for one
 * subscriber alone; the doors read it for many at once (http/fan-out.ts).
 */
export class Following<Message extends { cursor: string } = Followed> implements AsyncIterable<Message & Placed> {
  readonly telling: Telling<Message>
  readonly #parts: { live: Live; signer: Signer }
  readonly #tenant: Tenant
  readonly #signal: AbortSignal

  constructor(parts: { live: Live; signer: Signer }, tenant: Tenant, telling: Telling<Message>, signal: AbortSignal) {
    this.telling = telling
    this.#parts = parts
    this.#tenant = tenant
    this.#signal = signal
  }

  /** One read can serve many. */
  get isSame(): boolean {
    return !this.telling.kinds.some((kind) => privateKinds.includes(kind))
  }

  /** @throws AppError CURSOR_EXPIRED, BAD_CURSOR */
  async *[Symbol.asyncIterator](): AsyncGenerator<Message & Placed, void, undefined> {
    const { live, signer } = this.#parts
    const { kinds, after, read, saysNothing } = this.telling
    const { organizationId } = this.#tenant
    const cursor = after === undefined ? undefined : openCursor(signer, organizationId, after)
    let position = cursor
    let since = cursor ? Number(cursor.number) : null
    let isFirst = true
    live.attend(organizationId)

    while (!this.#signal.aborted) {
      const from = position
      const page = await this.#tenant.read(async (db) => {
        const stream = await db.selectFrom('streams').selectAll().executeTakeFirstOrThrow()
        const head: StreamPlace = { epoch: stream.epoch, number: stream.lastNumber }
        if (!from) return { head, place: head, changes: [] }
        requireKept(from, head, stream.floorNumber)
        const place = { epoch: head.epoch, number: pageEnd(from.number, head.number) }
        return { head, place, changes: await listChanges(db, kinds, from.number, place.number) }
      })
      position = page.place
      const number = Number(position.number)
      const followed = { cursor: signCursor(signer, organizationId, position), changes: page.changes }
      if (isFirst || page.changes.length > 0) {
        const message = await read(this.#tenant, followed)
        if (isFirst || !saysNothing(message)) {
          yield { ...message, number, since }
          since = number
        }
        isFirst = false
      }
      if (position.number < page.head.number) continue
      try {
        await live.grownAbove(organizationId, position.number, this.#signal, position.epoch)
      } catch (error) {
        if (this.#signal.aborted) return
        throw error
      }
    }
  }
}
