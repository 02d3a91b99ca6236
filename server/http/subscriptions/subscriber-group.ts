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
  join(subscriber: Subscriber, position: bigint): void
  leave(subscriber: Subscriber): void
  failAll(error: unknown): void
}

export interface GroupServices {
  reads: Reads
  getHead(): StreamPosition
  log: Log
}

/**
 * The delay between retries of transient errors in milliseconds, and the maximum number of retries while the database
 * is available.
 */
const [retryDelay, maxTries] = [1_000, 3]
/** Expensive messages use at most one fifth of the time. */
const expensiveMessageShare = 5

export function createGroup({ reads, getHead, log }: GroupServices, question: SubscriptionQuery): SubscriberGroup {
  const { kinds } = question.source
  const { privateTo } = question
  const isShared = privateTo === undefined
  const seats = new Set<Subscriber>()
  const { epoch, number } = getHead()
  let position = number
  const silence = createCursorHeartbeat(position)
  let isReading = false
  let [took, pausedUntil] = [0, 0]

  const stragglers = createLaggingSubscribers(
    seats,
    () => position,
    async (subscriber, after) => {
      const wanted = { after: { epoch, number: after }, until: position, kinds, isShared: false }
      return reads.page(subscriber.reader, wanted, async (page) => ({
        until: page.until,
        payload: await reads.message(question, page, subscriber.lastNumber, false),
      }))
    },
  )

  const deliverPage = async (from: bigint, page: StreamPage) => {
    const began = performance.now()
    const placeholder = createSincePlaceholder()
    const isDue = silence.isDue(page.until)
    const payload = await reads.message(question, page, placeholder, isDue)
    if (page.rest() > 0) {
      const now = performance.now()
      pausedUntil = now + Math.max(page.rest(), (now - began) * (expensiveMessageShare - 1))
    }
    if (payload !== undefined) silence.report(page.until)
    if (payload === userDependent) for (const subscriber of seats) stragglers.add(subscriber, from)
    else if (payload !== undefined) deliver(shareMessage(payload, placeholder), from, page.until)
    position = page.until
    stragglers.rejoinGroup()
  }

  const deliver = (message: SharedMessage, from: bigint, until: bigint) => {
    for (const subscriber of seats) {
      if (stragglers.has(subscriber)) continue
      if (subscriber.isBusy) {
        stragglers.add(subscriber, from)
        continue
      }
      const text = message.for(subscriber.lastNumber)
      subscriber.isBusy = true
      subscriber.lastNumber = Number(until)
      subscriber.onDelivered = onSent
      subscriber.next(text)
    }
  }
  function onSent(this: Subscriber) {
    this.isBusy = false
    if (stragglers.has(this)) stragglers.rejoinGroup(this)
  }

  const readNextPage = async () => {
    const [leader] = seats
    if (!leader) return
    const from = position
    const wanted = { after: { epoch, number: from }, until: getHead().number, kinds, isShared }
    try {
      await reads.page(leader.reader, wanted, (page) => deliverPage(from, page))
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
  const isBehind = () => seats.size > 0 && position < getHead().number

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
      await reading(() => deliverPage(from, own)).catch(() => {})
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
          if (tries >= maxTries) group.failAll(error)
          else await pause(retryDelay)
        }
      }
    },
    join(subscriber, at) {
      subscriber.isBusy = false
      seats.add(subscriber)
      if (at !== position) stragglers.add(subscriber, at)
      stragglers.rejoinGroup(subscriber)
    },
    leave(subscriber) {
      seats.delete(subscriber)
      stragglers.delete(subscriber)
    },
    failAll(error) {
      for (const subscriber of seats) subscriber.fail(error)
    },
  }
  return group
}
