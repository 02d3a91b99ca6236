import type { Signer } from '../security/signer.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { type ChangePage, readChangesAfter, signCursor, verifyCursor } from './changes.ts'
import type { StreamWatcher } from './stream-watcher.ts'

/**
 * The stream position of a message. Numbers grow with each change. Reads also return a number in
 * `extensions.live.number`, so that a client can order them.
 */
export interface Numbered {
  cursor: string
  number: number
  /** The number of the previous message or of the client's cursor. Null if the subscription starts at the head. */
  since: number | null
}

export interface MessageSource<Message extends { cursor: string }> {
  kinds: readonly string[]
  after: string | undefined
  /**
   * Reads a message. The result is identical for all subscribers with the same role and query, unless a kind is
   * private.
   */
  read(tenant: Tenant, followed: ChangePage): Promise<Message>
  isEmptyMessage(message: Message): boolean
}

/** Records that only their owner can see. */
const privateKinds: readonly string[] = ['chat_message']

/**
 * Yields the changes of some kinds in order, without gaps or duplicates. The first message contains the stream position
 * and, with `after`, the missed changes. An iterator reads for one subscriber. Handlers share reads between subscribers
 * (http/subscriptions/fan-out.ts).
 */
export class ChangeSubscription<Message extends { cursor: string } = ChangePage>
  implements AsyncIterable<Message & Numbered>
{
  readonly source: MessageSource<Message>
  readonly #parts: { streamWatcher: StreamWatcher; signer: Signer }
  readonly #tenant: Tenant
  readonly #signal: AbortSignal

  constructor(
    services: { streamWatcher: StreamWatcher; signer: Signer },
    tenant: Tenant,
    source: MessageSource<Message>,
    signal: AbortSignal,
  ) {
    this.source = source
    this.#parts = services
    this.#tenant = tenant
    this.#signal = signal
  }

  get isSame(): boolean {
    return !this.source.kinds.some((kind) => privateKinds.includes(kind))
  }

  /** @throws AppError CURSOR_EXPIRED, BAD_CURSOR */
  async *[Symbol.asyncIterator](): AsyncGenerator<Message & Numbered, void, undefined> {
    const { streamWatcher, signer } = this.#parts
    const { kinds, after, read, isEmptyMessage: isEmpty } = this.source
    const { organizationId } = this.#tenant
    const cursor = after === undefined ? undefined : verifyCursor(signer, organizationId, after)
    let position = cursor
    let since = cursor ? Number(cursor.number) : null
    let isFirst = true
    streamWatcher.watchStream(organizationId)

    while (!this.#signal.aborted) {
      const from = position
      const page = await this.#tenant.read((db) => readChangesAfter(db, kinds, from))
      position = page.end
      const number = Number(position.number)
      const followed = { cursor: signCursor(signer, organizationId, position), changes: page.changes }
      if (isFirst || page.changes.length > 0) {
        const message = await read(this.#tenant, followed)
        if (isFirst || !isEmpty(message)) {
          yield { ...message, number, since }
          since = number
        }
        isFirst = false
      }
      if (position.number < page.head.number) continue
      try {
        await streamWatcher.waitForChange(organizationId, position.number, this.#signal, position.epoch)
      } catch (error) {
        if (this.#signal.aborted) return
        throw error
      }
    }
  }
}
