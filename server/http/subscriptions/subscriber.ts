import type { Language } from '../../base/text.ts'
import type { StreamReader } from '../../platform/requests/read-stream-page.ts'
import type { MessageSource } from '../../platform/stream/change-subscription.ts'
import type { Operation, Variables } from '../graphql/operation.ts'

export interface Subscriber {
  reader: StreamReader
  userId: string
  isBusy: boolean
  /** The number of the last message or of the client's cursor. Null before the first message. */
  lastNumber: number | null
  next(payload: string): void
  fail(error: unknown): void
  /** Closes the whole socket, because the access of its user has changed. */
  revoke(error: unknown): void
  onDelivered: () => void
}

export interface SubscriptionQuery {
  organizationId: string
  language: Language
  operation: Operation
  variables: Variables
  source: MessageSource<{ cursor: string }>
  privateTo: string | undefined
}
