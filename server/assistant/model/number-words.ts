import { SCALES, TEENS, TENS, UNITS } from '../engine/dictionary/numbers.ts'

const small: Record<string, number> = { ...UNITS, ...TEENS, ...TENS }
const scales: Record<string, number> = { ...SCALES, billion: 1_000_000_000 }
const words = [...Object.keys(small), ...Object.keys(scales)].join('|')

export const things =
  'expenses?|transactions?|entr(?:y|ies)|items?|payments?|purchases?|times|receipts?|documents?|categories|budgets?|records?|rows?'
export const coins = 'dollars?|euros?|pounds?|francs?|yen|cents?|bucks|quid|zloty|kron(?:or|er)|rupees?|pesos?'

export const writtenNumber = new RegExp(`\\b(?:${words})(?:(?:[\\s-]+|\\s+and\\s+)(?:${words}))*\\b`, 'gi')

export function valueOfWords(text: string): number {
  let whole = 0
  let current = 0
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const scale = scales[word]
    if (scale === 100) current = Math.max(1, current) * 100
    else if (scale) {
      whole += Math.max(1, current) * scale
      current = 0
    } else current += small[word] ?? 0
  }
  return whole + current
}
