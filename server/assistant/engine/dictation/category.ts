import type { TransactionType } from '../../../language/categories.ts'
import type { Token } from '../../../language/tokens.ts'
import type { EngineContext } from '../question.ts'
import type { CategoryMeaning, Vocabulary } from '../vocabulary.ts'
import type { Clause } from './clauses.ts'
import type { Direction } from './direction.ts'

/** Words that do not determine a category: a phone is not a phone bill. */
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
 * Returns the category of the words; null if there is none or it is uncertain. The organization's names come first,
 * then kinds of items, then shops. The longest phrase wins, then the first.
 */
export function categoryOf(
  { before, after, filing }: Clause,
  { type, back }: Direction,
  vocabulary: Vocabulary,
  context: EngineContext,
): string | null {
  if (type === 'INCOME' && back) return idOfKey('refunds', context)
  const filed = filing.length > 0 ? bestOf(filing, type, vocabulary) : undefined
  return (filed ?? bestOf([...before, ...after], type, vocabulary))?.ids[0] ?? null
}

function bestOf(tokens: Token[], type: TransactionType, vocabulary: Vocabulary): CategoryMeaning | undefined {
  let best: { meaning: CategoryMeaning; length: number } | undefined
  for (let at = 0; at < tokens.length; at++) {
    const found = vocabulary.categories.at(tokens, at)
    if (!found) continue
    const meaning = found.meanings
      .filter((candidate) => candidate.type === type && candidate.ids.length === 1)
      .sort((a, b) => rankOf(a) - rankOf(b))[0]
    const unsure = found.length === 1 && meaning?.how !== 'OWN_NAME' && UNSURE.has(tokens[at]?.word ?? '')
    if (!meaning || unsure) continue
    const thingOverShop = best?.meaning.how === 'BRAND' && meaning.how !== 'BRAND'
    const shopAfterThing = best !== undefined && best.meaning.how !== 'BRAND' && meaning.how === 'BRAND'
    if (!best || thingOverShop || (found.length > best.length && !shopAfterThing))
      best = { meaning, length: found.length }
    at += found.length - 1
  }
  return best?.meaning
}

function rankOf({ how }: CategoryMeaning): number {
  return { OWN_NAME: 0, NAME: 1, KIND: 2, BRAND: 3 }[how]
}

function idOfKey(key: string, context: EngineContext): string | null {
  return context.categories.find((category) => category.key === key)?.id ?? null
}
