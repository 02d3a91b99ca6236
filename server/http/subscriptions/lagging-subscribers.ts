import { setTimeout as pause } from 'node:timers/promises'
import { isCursorInvalid, isOutage, isPermanentError, type userDependent } from './read-messages.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * The subscribers whose position differs from that of their group. A subscriber that is behind reads alone until it has
 * caught up. A subscriber that is ahead waits for the group.
 */
export interface LaggingSubscribers {
  has(subscriber: Subscriber): boolean
  add(subscriber: Subscriber, position: bigint): void
  delete(subscriber: Subscriber): void
  /** Call when the group has advanced, or when a subscriber has joined or received its message. */
  rejoinGroup(subscriber?: Subscriber): void
}

interface OwnMessage {
  until: bigint
  payload: string | undefined | typeof userDependent
}

/**
 * The delay between retries of transient errors in milliseconds, and the maximum number of retries while the database
 * is available.
 */
const [retryDelay, maxTries] = [1_000, 3]

/** @param read reads a page after a number, at most up to the position of the group */
export function createLaggingSubscribers(
  seats: ReadonlySet<Subscriber>,
  groupsPosition: () => bigint,
  read: (subscriber: Subscriber, after: bigint) => Promise<OwnMessage>,
): LaggingSubscribers {
  const positions = new Map<Subscriber, bigint>()
  const isBehind = (subscriber: Subscriber) => (positions.get(subscriber) ?? groupsPosition()) < groupsPosition()

  const readOn = async (subscriber: Subscriber) => {
    const { until, payload } = await read(subscriber, positions.get(subscriber) ?? groupsPosition())
    if (!seats.has(subscriber)) return
    positions.set(subscriber, until)
    if (typeof payload !== 'string') return
    subscriber.lastNumber = Number(until)
    await new Promise<void>((resolve) => {
      subscriber.onDelivered = resolve
      subscriber.next(payload)
    })
  }

  const catchUp = async (subscriber: Subscriber) => {
    subscriber.isBusy = true
    let tries = 0
    while (seats.has(subscriber) && isBehind(subscriber)) {
      try {
        await readOn(subscriber)
        tries = 0
      } catch (error) {
        tries += isOutage(error) ? 0 : 1
        if (isCursorInvalid(error) || tries >= maxTries) subscriber.fail(error)
        else if (isPermanentError(error)) subscriber.revoke(error)
        else await pause(retryDelay)
      }
    }
    subscriber.isBusy = false
    rejoin(subscriber)
  }
  const rejoin = (subscriber: Subscriber) => {
    if (positions.get(subscriber) === groupsPosition()) positions.delete(subscriber)
  }
  const rejoinGroup = (subscriber: Subscriber) => {
    if (subscriber.isBusy || !seats.has(subscriber)) return
    if (isBehind(subscriber)) void catchUp(subscriber)
    else rejoin(subscriber)
  }

  return {
    has: (subscriber) => positions.has(subscriber),
    add(subscriber, position) {
      if (!positions.has(subscriber)) positions.set(subscriber, position)
    },
    delete: (subscriber) => void positions.delete(subscriber),
    rejoinGroup(subscriber) {
      if (subscriber) rejoinGroup(subscriber)
      else for (const each of positions.keys()) rejoinGroup(each)
    },
  }
}
