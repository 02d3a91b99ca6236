export interface Scale {
  ticks: number[]
  /** Returns the position of a value in pixels from the top. */
  at: (value: number) => number
}

/** Returns a vertical scale with about four round steps that contains 0 and all values. */
export function createScale(values: readonly number[], top: number, bottom: number): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = roundStep((high - low) / 4)
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), 1)]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { ticks, at: (value) => bottom - ((value / step - first) / (last - first)) * (bottom - top) }
}

/** Returns the next larger of 1, 2, 2.5, 4, 5 and 10 times a power of ten. */
function roundStep(size: number): number {
  if (size <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 2.5, 4, 5].find((factor) => factor * power >= size) ?? 10) * power
}

/** Returns the CSS value of a color token. */
export const colorOf = (token: string) => `var(--chakra-colors-${token.replaceAll('.', '-')})`
