import { seeded } from '../../../server/portability/sample/seeded-random.ts'

/** Draws from a seeded generator. */
export interface Chance {
  integer(from: number, to: number): number
  is(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  some<T>(choices: readonly T[], count: number): T[]
}

export function createChance(seed: number): Chance {
  const random = seeded(seed)
  const integer = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    integer,
    is: (probability) => random() < probability,
    pick<T>(choices: readonly T[]): T {
      const [choice] = choices.slice(integer(0, choices.length - 1))
      if (choice === undefined) throw new Error('There is nothing to pick from.')
      return choice
    },
    some: (choices, count) =>
      choices
        .map((choice) => ({ choice, rank: random() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ choice }) => choice),
  }
}
