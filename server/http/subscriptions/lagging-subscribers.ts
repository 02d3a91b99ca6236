import { setTimeout as pause } from 'node:timers/promises'
import { isOutage, isPlaceLost, isRefusal, type personal } from './read-messages.ts'
import type { Seat } from './subscriber.ts'

/**
 * Those of a group who are not where the group is: they fell behind, because they take messages slowly or have come
 * back, and read on alone until they have caught up; or they were ahead when they came, and wait for the group.
 */
export interface Stragglers {
  has(seat: Seat): boolean
  add(seat: Seat, position: bigint): void
  delete(seat: Seat): void
  /** To be called when the group has moved on, or one seat has come or has taken its message. */
  settle(seat?: Seat): void
}

/** What one is told of a page, or nothing. */
interface OwnMessage {
  until: bigint
  payload: string | undefined | typeof personal
}

/** Between two tries of what passes by itself, in milliseconds; and how many there are while the database answers. */
const [tryAgainAfter, mostTries] = [1_000, 3]

/** @param read a page after a number, of what one may see: at most up to where the group is */
export function createStragglers(
  seats: ReadonlySet<Seat>,
  groupsPosition: () => bigint,
  read: (seat: Seat, after: bigint) => Promise<OwnMessage>,
): Stragglers {
  const positions = new Map<Seat, bigint>()
  const isBehind = (seat: Seat) => (positions.get(seat) ?? groupsPosition()) < groupsPosition()

  const readOn = async (seat: Seat) => {
    const { until, payload } = await read(seat, positions.get(seat) ?? groupsPosition())
    if (!seats.has(seat)) return
    positions.set(seat, until)
    if (typeof payload !== 'string') return
    seat.told = Number(until)
    await new Promise<void>((resolve) => {
      seat.onTaken = resolve
      seat.next(payload)
    })
  }

  const catchUp = async (seat: Seat) => {
    seat.isBusy = true
    let tries = 0
    while (seats.has(seat) && isBehind(seat)) {
      try {
        await readOn(seat)
        tries = 0
      } catch (error) {
        tries += isOutage(error) ? 0 : 1
        if (isPlaceLost(error) || tries >= mostTries) seat.fail(error)
        else if (isRefusal(error)) seat.shutOut(error)
        else await pause(tryAgainAfter)
      }
    }
    seat.isBusy = false
    rejoin(seat)
  }
  const rejoin = (seat: Seat) => {
    if (positions.get(seat) === groupsPosition()) positions.delete(seat)
  }
  const settleOne = (seat: Seat) => {
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
    settle(seat) {
      if (seat) settleOne(seat)
      else for (const each of positions.keys()) settleOne(each)
    },
  }
}
