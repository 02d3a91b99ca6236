import type { Clause } from './clauses.ts'
import type { Direction } from './draft-direction.ts'
import type { EngineContext } from './question.ts'
import type { CategoryMeaning, Vocabulary } from './vocabulary.ts'

/** Words whose category hangs on more than the word: a phone is no phone bill. */
const UNSURE = new Set([
  'phone',
  'apps',
  'app',
  'class',
  'tie',
  'paint',
  'power',
  'services',
  'gap',
  'training',
  'water',
  'tea',
  'ride',
  'pan',
  'bar',
])

/**
 * The category that the words tell, null where they tell none or where it is not sure: the organization's own names first,
 * then kinds of things, then shops. The longest phrase wins, then the first.
 */
export function categoryOf(
  { tokens }: Clause,
  { type, back }: Direction,
  vocabulary: Vocabulary,
  context: EngineContext,
): string | null {
  if (type === 'INCOME' && back) return idOfKey('refunds', context)
  let best: { meaning: CategoryMeaning; length: number } | undefined
  for (let at = 0; at < tokens.length; at++) {
    const found = vocabulary.categories.at(tokens, at)
    if (!found) continue
    const meaning = found.meanings
      .filter((candidate) => candidate.type === type && candidate.ids.length === 1)
      .sort((a, b) => rankOf(a) - rankOf(b))[0]
    if (!meaning || (found.length === 1 && meaning.how !== 'OWN_NAME' && UNSURE.has(tokens[at]?.word ?? ''))) continue
    const better = !best || (rankOf(meaning) === 3 ? false : rankOf(best.meaning) === 3) || found.length > best.length
    if (better) best = { meaning, length: found.length }
    at += found.length - 1
  }
  return best?.meaning.ids[0] ?? null
}

function rankOf({ how }: CategoryMeaning): number {
  return { OWN_NAME: 0, NAME: 1, KIND: 2, BRAND: 3 }[how]
}

function idOfKey(key: string, context: EngineContext): string | null {
  return context.categories.find((category) => category.key === key)?.id ?? null
}
