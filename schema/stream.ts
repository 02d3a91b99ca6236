import type { Followed } from '../server/core/changes.ts'
import type { Context } from '../server/core/context.ts'

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

export const numberWords =
  'Its place in the stream of changes: compare it with that of a read (`extensions.live.number` of its answer).'
export const sinceWords =
  'The number of the message that this one goes on from; null where it begins with now. Whoever holds another one has ' +
  'missed something: come back with the last cursor.'

/** Gives the messages of a subscription their places, and leaves out those that say nothing, but for the first. */
export async function* placed<Message extends { cursor: string }>(
  { parts: { signer } }: Context,
  after: string | null | undefined,
  followed: AsyncIterable<Followed>,
  read: (followed: Followed) => Promise<Message>,
  saysNothing: (message: Message) => boolean = () => false,
): AsyncGenerator<Message & Placed, void, undefined> {
  const numberOf = (cursor: string) => Number(signer.open('cursor', cursor)?.split('/').at(-1))
  let since: number | null = null
  let isFirst = true
  for await (const each of followed) {
    const message = await read(each)
    if (isFirst) since = after == null ? null : numberOf(after)
    else if (saysNothing(message)) continue
    isFirst = false
    const number = numberOf(message.cursor)
    yield { ...message, number, since }
    since = number
  }
}
