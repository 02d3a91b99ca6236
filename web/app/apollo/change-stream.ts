import type { ApolloCache } from '@apollo/client'

/** A place in the organization's stream of changes. Cursors are the server's own; numbers can be compared. */
export interface StreamPosition {
  cursor: string
  number: number
}

/** One subscription that follows the stream. */
export interface Subscriber {
  /** The field it asks for: what it stands for outlives it. */
  name: string
  /** Asks anew, from where the stream says. */
  restart: () => void
}

/** Where the tab stood at one moment: up to where each kind of change was told, and from where the others will be. */
export interface StreamSnapshot {
  told: ReadonlyMap<string, StreamPosition>
  firstRead: StreamPosition | null
}

/**
 * Where a tab stands in the stream of its organization: what it has read and what it has been told, together. A read has
 * seen everything up to its place, a message everything of its kind; where they leave a gap, or come in another order
 * than they were made, the stream is told again from the earlier of the two. That is harmless: records are told as they
 * are now. It lives as long as the tab's client for one organization.
 */
export interface Stream {
  /** The cursor from which one who begins to follow goes on; null for from now on. */
  startOf(name: string): StreamPosition | null
  join(follower: Subscriber): () => void
  /** A message has come, and with it all of its kind up to there. `since` is null where it began with now. */
  told(name: string, place: StreamPosition, since: number | null): void
  /** A read was answered. */
  read(place: StreamPosition): void
  mark(): StreamSnapshot
  /** When it last told anything, in milliseconds since 1970; 0 where it never did. */
  heardAt(): number
  /** An answer came that may be as old as the mark. */
  answered(mark: StreamSnapshot): void
  /** The server knows the places no more, or they are not to be trusted: everything begins anew, once for all. */
  lost(): void
  stop(): void
}

const known = new WeakMap<ApolloCache, Stream>()

/** The stream that a client's cache is fed by, if there is one. */
export const streamOf = (cache: ApolloCache): Stream | undefined => known.get(cache)
export const setChangeStream = (cache: ApolloCache, stream: Stream) => void known.set(cache, stream)

/** What comes late comes together: so long it is waited for, in milliseconds. */
const replayDelay = 50
/** From one telling-again to the next, in milliseconds: under many changes many answers come late. */
const rest = 3_000

/** @param onLost reads what is on screen anew */
export function makeStream(onLost: () => void): Stream {
  const followers = new Set<Subscriber>()
  /** Up to where each kind of change was told. */
  const told = new Map<string, StreamPosition>()
  /** From where it has to be told again. */
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
