import { AppError } from '../../base/errors.ts'
import {
  readStream,
  type StreamPage,
  type StreamPageRequest,
  type StreamReader,
} from '../../platform/requests/read-stream-page.ts'
import { signCursor } from '../../platform/stream/changes.ts'
import { type Failure, failureOf, graphqlErrorOf } from '../error-responses.ts'
import { requireResponseSize } from '../graphql/plugins/response-size.ts'
import { executeEvent } from '../graphql/subscription-events.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { HttpServices } from '../services.ts'
import type { MembershipWatcher } from './membership-watcher.ts'
import type { SubscriptionQuery } from './subscriber.ts'

/** What can pass by itself: it is tried again. Anything else is the answer. */
const transientCodes: readonly Failure['code'][] = ['UNAVAILABLE', 'TIMEOUT', 'UNEXPECTED', 'CONFLICT']

/** Nothing may be told of this page to all alike: it says who reads. */
export const userDependent = Symbol('personal')

export interface Reads {
  /** Reads for one, or for many: then whoever is no member any more has lost their socket before anything goes out. */
  page<T>(reader: StreamReader, wanted: StreamPageRequest, work: (page: StreamPage) => Promise<T>): Promise<T>
  /**
   * The message about a page, as JSON; undefined when it says nothing.
   * @param since the number of the message it goes on from
   * @param isDue it is told also when it says nothing
   * @throws AppError UNAVAILABLE, CONFLICT, UNEXPECTED when it could not be made now
   */
  message(
    question: SubscriptionQuery,
    page: StreamPage,
    since: number | null,
    isDue: boolean,
  ): Promise<string | undefined | typeof userDependent>
}

export function createReads(
  { contextParts, limits, log }: HttpServices,
  graphql: GraphqlServer,
  memberships: MembershipWatcher,
): Reads {
  const make: Reads['message'] = async ({ organizationId, operation, variables, telling }, page, since, isDue) => {
    const { changes, context, until } = page
    const cursor = signCursor(contextParts.signer, organizationId, { epoch: page.head.epoch, number: until })
    const message = await telling.read(context.tenant, { cursor, changes })
    if (!isDue && !page.dependsOnUser() && telling.isEmptyMessage(message)) return undefined
    const event = { ...message, number: Number(until), since }
    const { data, errors } = await executeEvent(graphql, operation, variables, context, event)
    if (page.dependsOnUser()) return userDependent
    const failures = errors?.map((error) => failureOf(error, log, crypto.randomUUID())) ?? []
    const accident = failures.find(({ code }) => transientCodes.includes(code))
    if (accident) throw new AppError(accident.code, accident.message)
    try {
      requireResponseSize(data, limits.responseBytes)
    } catch (error) {
      return JSON.stringify({ errors: [graphqlErrorOf(failureOf(error, log, crypto.randomUUID()))] })
    }
    return JSON.stringify({ data, ...(errors && { errors: failures.map(graphqlErrorOf) }) })
  }

  return {
    page(reader, wanted, work) {
      if (!wanted.isShared) return readStream(contextParts, reader, wanted, work)
      const judge = memberships.beginRead(reader.organizationId)
      return readStream(contextParts, reader, wanted, async (page) => {
        await judge(page.roll)
        return work(page)
      })
    },
    async message(question, page, since, isDue) {
      if (page.changes.length === 0 && !isDue) return undefined
      try {
        return await make(question, page, since, isDue)
      } catch (error) {
        if (page.dependsOnUser()) return userDependent
        throw error
      }
    },
  }
}

/** Whether the reader may not read (any more): trying again would not help. */
export function isPermanentError(error: unknown): boolean {
  return error instanceof AppError && !transientCodes.includes(error.code)
}

/** Whether the database does not answer now: it is waited for. */
export function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE'
}

/** Whether nobody can go on from there: the books were put back from a backup, or the place is too old. */
export function isCursorInvalid(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CURSOR_EXPIRED' || error.code === 'BAD_CURSOR')
}
