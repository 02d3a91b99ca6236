import type { Deadline } from '../../base/deadline.ts'
import { readerLanguage } from '../../base/text.ts'
import type { ChangeSubscription } from '../../platform/stream/change-subscription.ts'
import { verifyCursor } from '../../platform/stream/changes.ts'
import type { Operation, Variables } from '../graphql/operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { HttpServices } from '../services.ts'
import type { MembershipWatcher } from './membership-watcher.ts'
import { createReads } from './read-messages.ts'
import { createStream, type Stream } from './stream-groups.ts'
import type { Subscriber, SubscriptionQuery } from './subscriber.ts'
import { keyOf } from './subscriber-group-key.ts'

export interface SubscriptionRequest {
  operation: Operation
  variables: Variables
  deadline: Deadline
  asOperation<T>(work: () => Promise<T>): Promise<T>
}

/** Delivers changes to subscribers. Equal subscriptions share one read and one message. */
export interface FanOut {
  /**
   * Delivers the first message and then all later ones.
   * @returns a function that ends the subscription
   * @throws AppError CURSOR_EXPIRED, BAD_CURSOR, and the errors of reading the stream
   */
  follow(
    following: ChangeSubscription<{ cursor: string }>,
    asked: SubscriptionRequest,
    subscriber: Subscriber,
  ): Promise<() => void>
}

export function createFanOut(services: HttpServices, graphql: GraphqlServer, memberships: MembershipWatcher): FanOut {
  const { contextServices, log } = services
  const { streamWatcher, signer } = contextServices
  const reads = createReads(services, graphql, memberships)
  const streams = new Map<string, Stream>()

  return {
    async follow({ source, isSame }, { operation, variables, deadline, asOperation }, subscriber) {
      const { reader } = subscriber
      const { organizationId } = reader
      const cursor = source.after === undefined ? undefined : verifyCursor(signer, organizationId, source.after)
      subscriber.lastNumber = cursor ? Number(cursor.number) : null
      const privateTo = isSame ? undefined : subscriber.userId
      const language = readerLanguage()
      const question: SubscriptionQuery = { organizationId, language, operation, variables, source, privateTo }
      streamWatcher.watchStream(organizationId)
      const first = await asOperation(() =>
        reads.page(reader, { after: cursor, kinds: source.kinds, isShared: false, deadline }, async (page) => ({
          head: page.head,
          until: page.until,
          payload: await reads.message(question, page, subscriber.lastNumber, true),
        })),
      )
      subscriber.lastNumber = Number(first.until)
      await new Promise<void>((resolve) => {
        subscriber.onDelivered = resolve
        subscriber.next(String(first.payload))
      })

      const { text, name, document, rootFields } = operation
      const asked = {
        organizationId,
        language,
        role: reader.role,
        scopes: reader.grant?.scopes,
        today: reader.today,
        text,
        operationName: name,
        document,
      }
      const key = isSame ? keyOf({ ...asked, rootFields, variables }) : crypto.randomUUID()
      const stream = streams.get(organizationId) ?? open(organizationId, first.head)
      stream.join(key, question, subscriber, first.until)
      return () => stream.leave(key, subscriber)
    },
  }

  function open(organizationId: string, head: Parameters<typeof createStream>[2]): Stream {
    const onEmpty = () => {
      if (streams.get(organizationId) === stream) streams.delete(organizationId)
    }
    const stream = createStream({ streamWatcher, reads, log, onEmpty }, organizationId, head)
    streams.set(organizationId, stream)
    return stream
  }
}
