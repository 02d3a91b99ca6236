import { setTimeout as pause } from 'node:timers/promises'
import { type Log, safeErrorFields } from '../../base/log.ts'
import type { StreamPage } from '../../platform/requests/read-stream-page.ts'
import { createCursorHeartbeat } from '../../platform/stream/changes.ts'
import type { StreamPosition } from '../../platform/tenancy/tenant-transaction.ts'
import { createLaggingSubscribers } from './lagging-subscribers.ts'
import { createSincePlaceholder, type SharedMessage, shareMessage } from './message-envelope.ts'
import { isCursorInvalid, isOutage, isPermanentError, type Reads, userDependent } from './read-messages.ts'
import type { Subscriber, SubscriptionQuery } from './subscriber.ts'

export interface SubscriberGroup {
  readonly took: number
  isConcerned(page: StreamPage, privateReaders: readonly string[]): boolean
  skip(from: bigint, until: bigint): void
  /** Processes a page that was read for all groups of the organization. */
  serve(from: bigint, page: StreamPage): Promise<void>
  /** Reads alone until the group has reached the head of the stream. */
  catchUp(): Promise<void>
  /** @param position the number up to which the subscriber has received all changes */
  join(seat: Subscriber, position: bigint): void
  leave(seat: Subscriber): void
  failAll(error: unknown): void
}

export interface GroupParts {
  reads: Reads
  getHead(): StreamPosition
  log: Log
}

/**
 * The delay between retries of transient errors in milliseconds, and the maximum number of retries while the database
 * is available.
 */
const [tryAgainAfter, mostTries] = [1_000, 3]
/** Expensive messages use at most one fifth of the time. */
const expensiveMessageShare = 5

export function createGroup(
  { reads, getHead: standsAt, log }: GroupParts,
  question: SubscriptionQuery,
): SubscriberGroup {
  const { kinds } = question.telling
  const { privateTo } = question
  const isShared = privateTo === undefined
  const seats = new Set<Subscriber>()
  const { epoch, number } = standsAt()
  let position = number
  const silence = createCursorHeartbeat(position)
  let isReading = false
  let [took, pausedUntil] = [0, 0]

  const stragglers = createLaggingSubscribers(
    seats,
    () => position,
    async (seat, after) => {
      const wanted = { after: { epoch, number: after }, until: position, kinds, isShared: false }
      return reads.page(seat.reader, wanted, async (page) => ({
        until: page.until,
        payload: await reads.message(question, page, seat.lastNumber, false),
      }))
    },
  )

  const tell = async (from: bigint, page: StreamPage) => {
    const began = performance.now()
    const mark = createSincePlaceholder()
    const isDue = silence.isDue(page.until)
    const payload = await reads.message(question, page, mark, isDue)
    if (page.rest() > 0) {
      const now = performance.now()
      pausedUntil = now + Math.max(page.rest(), (now - began) * (expensiveMessageShare - 1))
    }
    if (payload !== undefined) silence.told(page.until)
    if (payload === userDependent) for (const seat of seats) stragglers.add(seat, from)
    else if (payload !== undefined) deliver(shareMessage(payload, mark), from, page.until)
    position = page.until
    stragglers.rejoinGroup()
  }

  const deliver = (message: SharedMessage, from: bigint, until: bigint) => {
    for (const seat of seats) {
      if (stragglers.has(seat)) continue
      if (seat.isBusy) {
        stragglers.add(seat, from)
        continue
      }
      const text = message.for(seat.lastNumber)
      seat.isBusy = true
      seat.lastNumber = Number(until)
      seat.onDelivered = taken
      seat.next(text)
    }
  }
  function taken(this: Subscriber) {
    this.isBusy = false
    if (stragglers.has(this)) stragglers.rejoinGroup(this)
  }

  const readNextPage = async () => {
    const [leader] = seats
    if (!leader) return
    const from = position
    const wanted = { after: { epoch, number: from }, until: standsAt().number, kinds, isShared }
    try {
      await reads.page(leader.reader, wanted, (page) => tell(from, page))
    } catch (error) {
      if (isCursorInvalid(error)) group.failAll(error)
      else if (isPermanentError(error)) leader.revoke(error)
      else throw error
    }
  }
  const reading = async (work: () => Promise<void>) => {
    if (isReading) return
    isReading = true
    const began = performance.now()
    try {
      await work()
    } catch (error) {
      log('warn', 'stream.not_told', safeErrorFields(error))
      throw error
    } finally {
      took = performance.now() - began
      isReading = false
    }
  }
  const isBehind = () => seats.size > 0 && position < standsAt().number

  const group: SubscriberGroup = {
    get took() {
      return took
    },
    isConcerned: ({ changes, until }, privateReaders) =>
      changes.some(({ kind }) => kinds.includes(kind)) ||
      (privateTo !== undefined && privateReaders.includes(privateTo)) ||
      silence.isDue(until),
    skip(from, until) {
      if (isReading) return
      if (position !== from) return void group.catchUp()
      position = until
      stragglers.rejoinGroup()
    },
    async serve(from, page) {
      const isResting = performance.now() < pausedUntil
      if (isReading || isResting || !isShared || position !== from) return void group.catchUp()
      const own = { ...page, changes: page.changes.filter(({ kind }) => kinds.includes(kind)) }
      await reading(() => tell(from, own)).catch(() => {})
      if (isBehind()) void group.catchUp()
    },
    async catchUp() {
      let tries = 0
      while (isBehind() && !isReading) {
        try {
          await reading(async () => {
            const rest = pausedUntil - performance.now()
            if (rest > 0) await pause(rest)
            await readNextPage()
          })
          tries = 0
        } catch (error) {
          tries += isOutage(error) ? 0 : 1
          if (tries >= mostTries) group.failAll(error)
          else await pause(tryAgainAfter)
        }
      }
    },
    join(seat, at) {
      seat.isBusy = false
      seats.add(seat)
      if (at !== position) stragglers.add(seat, at)
      stragglers.rejoinGroup(seat)
    },
    leave(seat) {
      seats.delete(seat)
      stragglers.delete(seat)
    },
    failAll(error) {
      for (const seat of seats) seat.fail(error)
    },
  }
  return group
}
