export interface FairQueue {
  /**
   * Waits for a slot.
   * @returns a function that releases the slot; later calls have no effect
   * @throws the wait's error after the timeout, or the reason of its signal when it aborts
   */
  acquireSlot(lane: string, wait?: Wait): Promise<() => void>
  countWaiting(): number
}

export interface Wait {
  milliseconds: number
  refuse(): Error
  signal?: AbortSignal | undefined
}

export interface QueueSizes {
  total: number
  perLane: number
  /** The maximum queue length of one lane. Further requests are rejected. */
  waitingPerLane?: number
}

interface Lane {
  running: number
  last: number
  waiting: Set<() => void>
}

/**
 * A free slot goes to the lane with the fewest slots, and then to the lane that has waited longest for a slot. Each
 * lane is first in, first out.
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
    countWaiting: () => [...lanes.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
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
