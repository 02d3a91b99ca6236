import type { StreamReader } from '../../platform/requests/read-stream-page.ts'
import type { MessageSource } from '../../platform/stream/change-subscription.ts'
import type { Operation, Variables } from '../graphql/operation.ts'

/** One subscription that follows a stream of changes. */
export interface Subscriber {
  reader: StreamReader
  userId: string
  /** What was handed over last has not been taken by the client's side of the network yet. */
  isBusy: boolean
  /** The number of its last message, or of the cursor it came with; null before the first. */
  lastNumber: number | null
  /** Hands a message over: its payload, as JSON. */
  next(payload: string): void
  /** Tells why it ends, and ends it. */
  fail(error: unknown): void
  /** Ends the whole socket: whoever it belongs to may not read any more, or not as what they were let in. */
  revoke(error: unknown): void
  /** Set by whoever hands messages over. */
  onDelivered: () => void
}

/** What some subscriptions ask together, or one alone. */
export interface SubscriptionQuery {
  organizationId: string
  operation: Operation
  variables: Variables
  telling: MessageSource<{ cursor: string }>
  /** Whose private records it may tell of; undefined when it is for all in a role. */
  privateTo: string | undefined
}
