import type { NamedCategory, TransactionType } from '../../../language/categories.ts'
import { BROAD_WORDS, wordsOfCategory } from '../../../language/dictionary/category-words.ts'
import { FOREIGN_CATEGORY_WORDS } from '../../../language/dictionary/foreign-category-words.ts'
import { Phrases } from '../../../language/phrases.ts'
import { tokenize } from '../../../language/tokens.ts'

export interface CategoryMatch {
  categoryId: string
  type: TransactionType
  /** 1: it is the category's own name; less the further the words are from it. */
  confidence: number
}

export type CategoryFinder = (name: string, type: TransactionType | null) => CategoryMatch | null

/** Finds the category that a line of a list means: by its own name, by another name for it, or by a kind of thing in it. */
export function categoryFinder(categories: NamedCategory[]): CategoryFinder {
  const phrases = new Phrases<CategoryMatch>()
  const addAll = (words: string, meaning: CategoryMatch) => {
    phrases.addAll(words, meaning)
    // "Strom & Gas" leaves the "und" to its sign.
    phrases.addAll(words.replace(/ (?:and|und|et|y|en|e|och) /g, ' '), meaning)
  }
  for (const category of categories) {
    const { id, key, name, type } = category
    phrases.add(name, { categoryId: id, type, confidence: 1 })
    const words = wordsOfCategory(category)
    const meaning = (confidence: number) => ({ categoryId: id, type, confidence })
    addAll(words?.names ?? '', meaning(0.95))
    addAll(FOREIGN_CATEGORY_WORDS[key ?? ''] ?? '', meaning(0.9))
    addAll(words?.kinds ?? '', meaning(0.8))
    addAll(words?.brands ?? '', meaning(0.7))
  }
  for (const [words, keys] of Object.entries(BROAD_WORDS)) {
    const first = categories.find(({ key, type }) => type === 'EXPENSE' && key === keys[0])
    if (first) phrases.add(words, { categoryId: first.id, type: 'EXPENSE', confidence: 0.5 })
  }
  return (name, type) => bestMatch(name, type, phrases)
}

/** The longest phrase in the name wins, then the surest; a part of a name is less sure than the whole. */
function bestMatch(name: string, type: TransactionType | null, phrases: Phrases<CategoryMatch>): CategoryMatch | null {
  const tokens = tokenize(name).filter(({ kind }) => kind === 'word' || kind === 'number')
  let best: { match: CategoryMatch; length: number } | null = null
  for (let at = 0; at < tokens.length; at++) {
    const found = phrases.at(tokens, at)
    const meanings = (found?.meanings ?? []).filter((meaning) => type === null || meaning.type === type)
    const surest = meanings.toSorted((a, b) => b.confidence - a.confidence)[0]
    if (!found || !surest) continue
    const whole = found.length === tokens.length
    const match = { ...surest, confidence: whole ? surest.confidence : surest.confidence * 0.75 }
    if (
      !best ||
      found.length > best.length ||
      (found.length === best.length && match.confidence > best.match.confidence)
    ) {
      best = { match, length: found.length }
    }
  }
  return best?.match ?? null
}
