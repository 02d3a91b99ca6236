/** Places for work that runs at the same time, divided fairly between the lanes that ask for them. */
export interface FairQueue {
  /**
   * Waits for a place.
   * @returns gives the place back; calling it again changes nothing
   * @throws the wait's refusal when it was too long, the reason of its signal when that aborts
   */
  acquireSlot(lane: string, wait?: Wait): Promise<() => void>
}

export interface Wait {
  milliseconds: number
  refuse(): Error
  signal?: AbortSignal | undefined
}

export interface QueueSizes {
  /** Places in all. */
  total: number
  /** Places that one lane can hold at once. */
  perLane: number
  /** How many of one lane can wait at once; more are refused. */
  waitingPerLane?: number
}

interface Lane {
  running: number
  /** The number of the last place that the lane was given. */
  last: number
  waiting: Set<() => void>
}

/**
 * A free place goes to the lane that holds the fewest, and of those to the lane that was given none for longest. Inside a
 * lane the order of arrival decides.
 */
export function createFairQueue({ total, perLane, waitingPerLane = Infinity }: QueueSizes): FairQueue {
  const lanes = new Map<string, Lane>()
  let running = 0
  let count = 0

  const begin = (name: string, lane: Lane): (() => void) => {
    running += 1
    count += 1
    lane.running += 1
    lane.last = count
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      running -= 1
      lane.running -= 1
      dropIdle(name, lane)
      admit()
    }
  }

  const dropIdle = (name: string, { running, waiting }: Lane) => {
    if (running === 0 && waiting.size === 0) lanes.delete(name)
  }

  const admit = () => {
    if (running >= total) return
    let chosen: Lane | undefined
    for (const lane of lanes.values()) {
      if (lane.waiting.size === 0 || lane.running >= perLane) continue
      if (!chosen || lane.running < chosen.running || (lane.running === chosen.running && lane.last < chosen.last)) {
        chosen = lane
      }
    }
    const [next] = chosen?.waiting ?? []
    next?.()
  }

  return {
    async acquireSlot(name, wait) {
      wait?.signal?.throwIfAborted()
      const lane = lanes.get(name) ?? { running: 0, last: 0, waiting: new Set() }
      lanes.set(name, lane)
      if (running < total && lane.running < perLane) return begin(name, lane)
      if (wait && lane.waiting.size >= waitingPerLane) throw wait.refuse()
      return new Promise((resolve, reject) => {
        const leave = () => {
          lane.waiting.delete(next)
          clearTimeout(timer)
          wait?.signal?.removeEventListener('abort', abort)
        }
        const next = () => {
          leave()
          resolve(begin(name, lane))
        }
        const giveUp = (reason: unknown) => {
          leave()
          dropIdle(name, lane)
          reject(reason)
        }
        const abort = () => giveUp(wait?.signal?.reason)
        const timer = wait && setTimeout(() => giveUp(wait.refuse()), wait.milliseconds)
        wait?.signal?.addEventListener('abort', abort)
        lane.waiting.add(next)
      })
    },
  }
}
