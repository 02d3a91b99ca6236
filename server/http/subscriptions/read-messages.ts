import { AppError } from '../../base/errors.ts'
import { forReader, verbatim } from '../../base/text.ts'
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

/** Transient errors, which are retried. */
const transientCodes: readonly Failure['code'][] = ['UNAVAILABLE', 'TIMEOUT', 'UNEXPECTED', 'CONFLICT']

/** The message depends on the reader, so it cannot be shared. */
export const userDependent = Symbol('personal')

export interface Reads {
  /** Reads a page. In a shared read, the sockets of former members are closed before anything is sent. */
  page<T>(reader: StreamReader, wanted: StreamPageRequest, work: (page: StreamPage) => Promise<T>): Promise<T>
  /**
   * Creates the message of a page as JSON, or undefined for an empty message.
   * @param since the number of the previous message
   * @param isDue true to return an empty message as well
   * @throws AppError UNAVAILABLE, CONFLICT or UNEXPECTED for a transient error
   */
  message(
    question: SubscriptionQuery,
    page: StreamPage,
    since: number | null,
    isDue: boolean,
  ): Promise<string | undefined | typeof userDependent>
}

export function createReads(
  { contextServices, limits, log }: HttpServices,
  graphql: GraphqlServer,
  memberships: MembershipWatcher,
): Reads {
  const make: Reads['message'] = async ({ organizationId, operation, variables, source }, page, since, isDue) => {
    const { changes, context, until } = page
    const cursor = signCursor(contextServices.signer, organizationId, { epoch: page.head.epoch, number: until })
    const message = await source.read(context.tenant, { cursor, changes })
    if (!isDue && !page.dependsOnUser() && source.isEmptyMessage(message)) return undefined
    const event = { ...message, number: Number(until), since }
    const { data, errors } = await executeEvent(graphql, operation, variables, context, event)
    if (page.dependsOnUser()) return userDependent
    const failures = errors?.map((error) => failureOf(error, log, crypto.randomUUID())) ?? []
    const accident = failures.find(({ code }) => transientCodes.includes(code))
    if (accident) throw new AppError(accident.code, verbatim(accident.message))
    try {
      requireResponseSize(data, limits.responseBytes)
    } catch (error) {
      return JSON.stringify({ errors: [graphqlErrorOf(failureOf(error, log, crypto.randomUUID()))] })
    }
    return JSON.stringify({ data, ...(errors && { errors: failures.map(graphqlErrorOf) }) })
  }

  return {
    page(reader, wanted, work) {
      if (!wanted.isShared) return readStream(contextServices, reader, wanted, work)
      const judge = memberships.beginRead(reader.organizationId)
      return readStream(contextServices, reader, wanted, async (page) => {
        await judge(page.memberships)
        return work(page)
      })
    },
    async message(question, page, since, isDue) {
      if (page.changes.length === 0 && !isDue) return undefined
      try {
        return await forReader(question.language, () => make(question, page, since, isDue))
      } catch (error) {
        if (page.dependsOnUser()) return userDependent
        throw error
      }
    },
  }
}

export function isPermanentError(error: unknown): boolean {
  return error instanceof AppError && !transientCodes.includes(error.code)
}

export function isOutage(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE'
}

/**
 * Returns true if no subscriber can continue from the position, because a backup was restored or the position is too
 * old.
 */
export function isCursorInvalid(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CURSOR_EXPIRED' || error.code === 'BAD_CURSOR')
}
