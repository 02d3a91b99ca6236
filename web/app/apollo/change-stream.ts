import type { ApolloCache } from '@apollo/client'

/**
 * A position in the organization's change stream. Clients cannot parse the cursor, but they can compare the numbers.
 */
export interface StreamPosition {
  cursor: string
  number: number
}

export interface Subscriber {
  /**
   * The name of the subscription's field. Positions are stored under this name, beyond the life of one subscription.
   */
  name: string
  /** Subscribes again from the current start position. */
  restart: () => void
}

/** The positions of the tab at one moment, for each kind of change and for kinds without a message yet. */
export interface StreamSnapshot {
  told: ReadonlyMap<string, StreamPosition>
  firstRead: StreamPosition | null
}

/**
 * Tracks the positions of a tab in the change stream of its organization. A query covers all changes up to its
 * position, and a message covers all changes of its kind. If messages leave a gap or arrive out of order, the stream is
 * replayed from the earlier position. A replay is harmless because messages contain the current records. The object
 * lives as long as the tab's client for the organization.
 */
export interface Stream {
  /** Returns the position from which a new subscription continues, or null to start with new changes. */
  startOf(name: string): StreamPosition | null
  join(follower: Subscriber): () => void
  /**
   * Records a message that covers all changes of its kind up to a position. `since` is null if the subscription started
   * with new changes.
   */
  told(name: string, place: StreamPosition, since: number | null): void
  read(place: StreamPosition): void
  mark(): StreamSnapshot
  /** Time of the last message in milliseconds since 1970, or 0 before the first one. */
  heardAt(): number
  /** Records a response that may be as old as the snapshot. */
  answered(mark: StreamSnapshot): void
  /** Resets all positions after the server has rejected them. */
  lost(): void
  stop(): void
}

const known = new WeakMap<ApolloCache, Stream>()

export const streamOf = (cache: ApolloCache): Stream | undefined => known.get(cache)
export const setChangeStream = (cache: ApolloCache, stream: Stream) => void known.set(cache, stream)

/** Time to collect late responses before a replay, in milliseconds. */
const replayDelay = 50
/** Minimum time between two replays, in milliseconds. */
const rest = 3_000

/** @param onLost reloads the data on screen */
export function makeStream(onLost: () => void): Stream {
  const followers = new Set<Subscriber>()
  /** The latest received position of each kind of change. */
  const told = new Map<string, StreamPosition>()
  /** The positions from which a replay is still due. */
  const owed = new Map<string, StreamPosition>()
  let firstRead: StreamPosition | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let heardAt = 0

  const scheduleReplay = (name: string, place: StreamPosition) => {
    const before = owed.get(name)
    if (!before || place.number < before.number) owed.set(name, place)
    timer ??= setTimeout(settle, Math.max(replayDelay, lastAt + rest - Date.now()))
  }
  const settle = () => {
    timer = undefined
    lastAt = Date.now()
    for (const follower of [...followers]) if (owed.has(follower.name)) follower.restart()
  }

  return {
    startOf(name) {
      const place = owed.get(name) ?? told.get(name) ?? firstRead
      owed.delete(name)
      if (place) told.set(name, place)
      return place
    },
    join(follower) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    told(name, place, since) {
      heardAt = Date.now()
      told.set(name, place)
      if (since === null && firstRead && firstRead.number < place.number) scheduleReplay(name, firstRead)
    },
    read(place) {
      if (!firstRead || place.number < firstRead.number) firstRead = place
      for (const [name, { number }] of told) if (place.number < number) scheduleReplay(name, place)
    },
    mark: () => ({ told: new Map(told), firstRead }),
    heardAt: () => heardAt,
    answered(mark) {
      for (const [name, { number }] of told) {
        const place = mark.told.get(name) ?? mark.firstRead
        if (place && place.number < number) scheduleReplay(name, place)
      }
    },
    lost() {
      clearTimeout(timer)
      timer = undefined
      told.clear()
      owed.clear()
      firstRead = null
      for (const follower of [...followers]) follower.restart()
      onLost()
    },
    stop() {
      clearTimeout(timer)
      followers.clear()
    },
  }
}
