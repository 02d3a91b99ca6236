import { setTimeout as pause } from 'node:timers/promises'
import { isCursorInvalid, isOutage, isPermanentError, type userDependent } from './read-messages.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * The subscribers whose position differs from that of their group. A subscriber that is behind reads alone until it has
 * caught up. A subscriber that is ahead waits for the group.
 */
export interface LaggingSubscribers {
  has(seat: Subscriber): boolean
  add(seat: Subscriber, position: bigint): void
  delete(seat: Subscriber): void
  /** Call when the group has advanced, or when a subscriber has joined or received its message. */
  rejoinGroup(seat?: Subscriber): void
}

interface OwnMessage {
  until: bigint
  payload: string | undefined | typeof userDependent
}

/**
 * The delay between retries of transient errors in milliseconds, and the maximum number of retries while the database
 * is available.
 */
const [tryAgainAfter, mostTries] = [1_000, 3]

/** @param read reads a page after a number, at most up to the position of the group */
export function createLaggingSubscribers(
  seats: ReadonlySet<Subscriber>,
  groupsPosition: () => bigint,
  read: (seat: Subscriber, after: bigint) => Promise<OwnMessage>,
): LaggingSubscribers {
  const positions = new Map<Subscriber, bigint>()
  const isBehind = (seat: Subscriber) => (positions.get(seat) ?? groupsPosition()) < groupsPosition()

  const readOn = async (seat: Subscriber) => {
    const { until, payload } = await read(seat, positions.get(seat) ?? groupsPosition())
    if (!seats.has(seat)) return
    positions.set(seat, until)
    if (typeof payload !== 'string') return
    seat.lastNumber = Number(until)
    await new Promise<void>((resolve) => {
      seat.onDelivered = resolve
      seat.next(payload)
    })
  }

  const catchUp = async (seat: Subscriber) => {
    seat.isBusy = true
    let tries = 0
    while (seats.has(seat) && isBehind(seat)) {
      try {
        await readOn(seat)
        tries = 0
      } catch (error) {
        tries += isOutage(error) ? 0 : 1
        if (isCursorInvalid(error) || tries >= mostTries) seat.fail(error)
        else if (isPermanentError(error)) seat.revoke(error)
        else await pause(tryAgainAfter)
      }
    }
    seat.isBusy = false
    rejoin(seat)
  }
  const rejoin = (seat: Subscriber) => {
    if (positions.get(seat) === groupsPosition()) positions.delete(seat)
  }
  const settleOne = (seat: Subscriber) => {
    if (seat.isBusy || !seats.has(seat)) return
    if (isBehind(seat)) void catchUp(seat)
    else rejoin(seat)
  }

  return {
    has: (seat) => positions.has(seat),
    add(seat, position) {
      if (!positions.has(seat)) positions.set(seat, position)
    },
    delete: (seat) => void positions.delete(seat),
    rejoinGroup(seat) {
      if (seat) settleOne(seat)
      else for (const each of positions.keys()) settleOne(each)
    },
  }
}
