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
  delivered: ReadonlyMap<string, StreamPosition>
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
  delivered(name: string, position: StreamPosition, since: number | null): void
  read(position: StreamPosition): void
  takeSnapshot(): StreamSnapshot
  /** Time of the last message in milliseconds since 1970, or 0 before the first one. */
  lastMessageAt(): number
  /** Records a response that may be as old as the snapshot. */
  answered(takeSnapshot: StreamSnapshot): void
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
  const delivered = new Map<string, StreamPosition>()
  /** The positions from which a replay is still due. */
  const scheduled = new Map<string, StreamPosition>()
  let firstRead: StreamPosition | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let lastMessageAt = 0

  const scheduleReplay = (name: string, position: StreamPosition) => {
    const before = scheduled.get(name)
    if (!before || position.number < before.number) scheduled.set(name, position)
    timer ??= setTimeout(replay, Math.max(replayDelay, lastAt + rest - Date.now()))
  }
  const replay = () => {
    timer = undefined
    lastAt = Date.now()
    for (const follower of [...followers]) if (scheduled.has(follower.name)) follower.restart()
  }

  return {
    startOf(name) {
      const position = scheduled.get(name) ?? delivered.get(name) ?? firstRead
      scheduled.delete(name)
      if (position) delivered.set(name, position)
      return position
    },
    join(follower) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    delivered(name, position, since) {
      lastMessageAt = Date.now()
      delivered.set(name, position)
      if (since === null && firstRead && firstRead.number < position.number) scheduleReplay(name, firstRead)
    },
    read(position) {
      if (!firstRead || position.number < firstRead.number) firstRead = position
      for (const [name, { number }] of delivered) if (position.number < number) scheduleReplay(name, position)
    },
    takeSnapshot: () => ({ delivered: new Map(delivered), firstRead }),
    lastMessageAt: () => lastMessageAt,
    answered(takeSnapshot) {
      for (const [name, { number }] of delivered) {
        const position = takeSnapshot.delivered.get(name) ?? takeSnapshot.firstRead
        if (position && position.number < number) scheduleReplay(name, position)
      }
    },
    lost() {
      clearTimeout(timer)
      timer = undefined
      delivered.clear()
      scheduled.clear()
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
