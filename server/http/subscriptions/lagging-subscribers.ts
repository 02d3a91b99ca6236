import { setTimeout as pause } from 'node:timers/promises'
import { isCursorInvalid, isOutage, isPermanentError, type userDependent } from './read-messages.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * Those of a group who are not where the group is: they fell behind, because they take messages slowly or have come
 * back, and read on alone until they have caught up; or they were ahead when they came, and wait for the group.
 */
export interface LaggingSubscribers {
  has(seat: Subscriber): boolean
  add(seat: Subscriber, position: bigint): void
  delete(seat: Subscriber): void
  /** To be called when the group has moved on, or one seat has come or has taken its message. */
  rejoinGroup(seat?: Subscriber): void
}

/** What one is told of a page, or nothing. */
interface OwnMessage {
  until: bigint
  payload: string | undefined | typeof userDependent
}

/** Between two tries of what passes by itself, in milliseconds; and how many there are while the database answers. */
const [tryAgainAfter, mostTries] = [1_000, 3]

/** @param read a page after a number, of what one may see: at most up to where the group is */
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
