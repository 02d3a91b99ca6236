import { createHash } from 'node:crypto'
import { seeded } from '../../server/portability/sample/seeded-random.ts'
import { type Fault, faultKinds } from '../support/network.ts'

/** What happens to one subscriber in one cycle. */
export interface Cycle {
  /** How long all goes well before, in milliseconds. */
  before: number
  fault: Fault
  /** It goes away by itself, too, and comes back so much later with its cursor, in milliseconds. 0: it stays. */
  away: number
}

/**
 * The cycles of each subscriber. The same seed makes the same ones, whatever the machine does meanwhile.
 * @param count of cycles, over all subscribers
 */
export function planOf(seed: number, subscribers: number, count: number): Cycle[][] {
  const plan: Cycle[][] = []
  for (let place = 0; place < subscribers; place++) {
    const random = seeded(seed * 31 + place)
    const own = Math.floor(count / subscribers) + (place < count % subscribers ? 1 : 0)
    plan.push(Array.from({ length: own }, () => cycleOf(random)))
  }
  return plan
}

/** A few letters that are the same for the same plan. */
export function digestOf(plan: Cycle[][]): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 12)
}

function cycleOf(random: () => number): Cycle {
  const chance = random()
  // One that dies in silence takes the client's whole patience, and a ghost one of its user's ten places.
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
