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

export function createGroup({ reads, getHead, log }: GroupServices, query: SubscriptionQuery): SubscriberGroup {
  const { kinds } = query.source
  const { privateTo } = query
  const isShared = privateTo === undefined
  const subscribers = new Set<Subscriber>()
  const { epoch, number } = getHead()
  let position = number
  const heartbeat = createCursorHeartbeat(position)
  let isReading = false
  let [took, pausedUntil] = [0, 0]

  const lagging = createLaggingSubscribers(
    subscribers,
    () => position,
    async (subscriber, after) => {
      const wanted = { after: { epoch, number: after }, until: position, kinds, isShared: false }
      return reads.page(subscriber.reader, wanted, async (page) => ({
        until: page.until,
        payload: await reads.message(query, page, subscriber.lastNumber, false),
      }))
    },
  )

  const deliverPage = async (from: bigint, page: StreamPage) => {
    const began = performance.now()
    const placeholder = createSincePlaceholder()
    const isDue = heartbeat.isDue(page.until)
    const payload = await reads.message(query, page, placeholder, isDue)
    if (page.rest() > 0) {
      const now = performance.now()
      pausedUntil = now + Math.max(page.rest(), (now - began) * (expensiveMessageShare - 1))
    }
    if (payload !== undefined) heartbeat.report(page.until)
    if (payload === userDependent) for (const subscriber of subscribers) lagging.add(subscriber, from)
    else if (payload !== undefined) deliver(shareMessage(payload, placeholder), from, page.until)
    position = page.until
    lagging.rejoinGroup()
  }

  const deliver = (message: SharedMessage, from: bigint, until: bigint) => {
    for (const subscriber of subscribers) {
      if (lagging.has(subscriber)) continue
      if (subscriber.isBusy) {
        lagging.add(subscriber, from)
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
    if (lagging.has(this)) lagging.rejoinGroup(this)
  }

  const readNextPage = async () => {
    const [leader] = subscribers
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
  const isBehind = () => subscribers.size > 0 && position < getHead().number

  const group: SubscriberGroup = {
    get took() {
      return took
    },
    isConcerned: ({ changes, until }, privateReaders) =>
      changes.some(({ kind }) => kinds.includes(kind)) ||
      (privateTo !== undefined && privateReaders.includes(privateTo)) ||
      heartbeat.isDue(until),
    skip(from, until) {
      if (isReading) return
      if (position !== from) return void group.catchUp()
      position = until
      lagging.rejoinGroup()
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
      subscribers.add(subscriber)
      if (at !== position) lagging.add(subscriber, at)
      lagging.rejoinGroup(subscriber)
    },
    leave(subscriber) {
      subscribers.delete(subscriber)
      lagging.delete(subscriber)
    },
    failAll(error) {
      for (const subscriber of subscribers) subscriber.fail(error)
    },
  }
  return group
}
