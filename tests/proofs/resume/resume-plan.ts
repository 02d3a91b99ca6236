import { createHash } from 'node:crypto'
import { seeded } from '../../../server/portability/sample/seeded-random.ts'
import { type Fault, faultKinds } from '../../support/servers/network.ts'

export interface Cycle {
  /** The undisturbed time before the fault, in milliseconds. */
  before: number
  fault: Fault
  /**
   * The time in milliseconds for which the subscriber also disconnects, before it resumes with its cursor. 0: no
   * disconnection.
   */
  away: number
}

/**
 * Returns the cycles of each subscriber, which depend only on the seed.
 * @param count number of cycles over all subscribers
 */
export function planOf(seed: number, subscribers: number, count: number): Cycle[][] {
  const plan: Cycle[][] = []
  for (let index = 0; index < subscribers; index++) {
    const random = seeded(seed * 31 + index)
    const own = Math.floor(count / subscribers) + (index < count % subscribers ? 1 : 0)
    plan.push(Array.from({ length: own }, () => cycleOf(random)))
  }
  return plan
}

export function digestOf(plan: Cycle[][]): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 12)
}

function cycleOf(random: () => number): Cycle {
  const chance = random()
  // Silent connections are rare because they last until the client's timeout, and ghosts because each uses one of the
  // user's ten sockets.
  const kind = chance < 0.01 ? 'silence' : chance < 0.04 ? 'ghost' : pick(random)
  return {
    before: Math.floor(random() * 250),
    fault: { kind, after: Math.floor(random() * 3_000), time: 50 + Math.floor(random() * 450) },
    away: random() < 0.25 ? Math.floor(random() * 1_500) : 0,
  }
}

const frequent = faultKinds.filter((kind) => kind !== 'silence' && kind !== 'ghost')

function pick(random: () => number): Fault['kind'] {
  return frequent[Math.floor(random() * frequent.length)] ?? 'cut'
}
