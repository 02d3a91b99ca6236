import { TEENS, TENS, UNITS } from '../dictionary/numbers.ts'

/** A number from 0 to 9,999 in the English words of the grammar: "one hundred twenty". */
export function spelledInEnglish(value: number): string {
  if (value >= 1_000) return `${spelledInEnglish(Math.floor(value / 1_000))} thousand ${rest(value % 1_000)}`.trim()
  if (value >= 100) return `${spelledInEnglish(Math.floor(value / 100))} hundred ${rest(value % 100)}`.trim()
  if (value >= 20) return `${wordOf(TENS, value - (value % 10))} ${rest(value % 10)}`.trim()
  return wordOf(value >= 10 ? TEENS : UNITS, value)
}

const rest = (value: number): string => (value === 0 ? '' : spelledInEnglish(value))

const wordOf = (words: Record<string, number>, value: number): string =>
  Object.keys(words).find((word) => words[word] === value) ?? String(value)
