import type { Signer } from '../security/signer.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { StreamPosition } from '../tenancy/tenant-transaction.ts'
import { type ChangePage, listChanges, pageEnd, requireRetained, signCursor, verifyCursor } from './changes.ts'
import type { StreamWatcher } from './stream-watcher.ts'

/**
 * Where a message stands in the organization's stream. Numbers grow with each change; a read's answer has one too
 * (`extensions.live.number`), so that a client knows which of two is the later.
 */
export interface Numbered {
  cursor: string
  number: number
  /** The number of the message before, or of the cursor it was come back with; null where it begins with now. */
  since: number | null
}

/** What is told of some changes. */
export interface MessageSource<Message extends { cursor: string }> {
  kinds: readonly string[]
  /** Where to go on: a client's cursor. Undefined: with now. */
  after: string | undefined
  /** What a message says: the same for all in a role who follow alike, unless a kind is private. */
  read(tenant: Tenant, followed: ChangePage): Promise<Message>
  /** Such a message is left out, unless it is the first. */
  isEmptyMessage(message: Message): boolean
}

/** Records that are their owner's alone. */
const privateKinds: readonly string[] = ['chat_message']

/**
 * Some kinds of changes, in order, with no gap and none twice. The first message says where the stream stands (with
 * `after`: also what was missed since); the next ones come as things change. Whoever iterates it reads for one
 * subscriber alone; the doors read it for many at once (http/fan-out.ts).
 */
export class ChangeSubscription<Message extends { cursor: string } = ChangePage>
  implements AsyncIterable<Message & Numbered>
{
  readonly telling: MessageSource<Message>
  readonly #parts: { live: StreamWatcher; signer: Signer }
  readonly #tenant: Tenant
  readonly #signal: AbortSignal

  constructor(
    parts: { live: StreamWatcher; signer: Signer },
    tenant: Tenant,
    telling: MessageSource<Message>,
    signal: AbortSignal,
  ) {
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
  async *[Symbol.asyncIterator](): AsyncGenerator<Message & Numbered, void, undefined> {
    const { live, signer } = this.#parts
    const { kinds, after, read, isEmptyMessage: saysNothing } = this.telling
    const { organizationId } = this.#tenant
    const cursor = after === undefined ? undefined : verifyCursor(signer, organizationId, after)
    let position = cursor
    let since = cursor ? Number(cursor.number) : null
    let isFirst = true
    live.watchStream(organizationId)

    while (!this.#signal.aborted) {
      const from = position
      const page = await this.#tenant.read(async (db) => {
        const stream = await db.selectFrom('streams').selectAll().executeTakeFirstOrThrow()
        const head: StreamPosition = { epoch: stream.epoch, number: stream.lastNumber }
        if (!from) return { head, place: head, changes: [] }
        requireRetained(from, head, stream.floorNumber)
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
        await live.waitForChange(organizationId, position.number, this.#signal, position.epoch)
      } catch (error) {
        if (this.#signal.aborted) return
        throw error
      }
    }
  }
}
