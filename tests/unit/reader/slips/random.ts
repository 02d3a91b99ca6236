export interface Random {
  /** 0 to 1, without 1. */
  next(): number
  /** A whole number from `least` to `most`. */
  between(min: number, max: number): number
  chance(share: number): boolean
  oneOf<Thing>(things: readonly [Thing, ...Thing[]]): Thing
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    oneOf: (things) => things[between(0, things.length - 1)] ?? things[0],
  }
}
