import { type NamedCategory, pathSign, type TransactionType } from '../../../language/categories.ts'
import { BROAD_WORDS, wordsOfCategory } from '../../../language/dictionary/category-words.ts'
import { FOREIGN_CATEGORY_WORDS } from '../../../language/dictionary/foreign-category-words.ts'
import { Phrases } from '../../../language/phrases.ts'
import { tokenize } from '../../../language/tokens.ts'

export interface CategoryMatch {
  categoryId: string
  type: TransactionType
  confidence: number
}

export type CategoryFinder = (name: string, type: TransactionType | null) => CategoryMatch | null

export function categoryFinder(categories: NamedCategory[]): CategoryFinder {
  const phrases = new Phrases<CategoryMatch>()
  const addAll = (words: string, meaning: CategoryMatch) => {
    phrases.addAll(words, meaning)
    // Matches "Strom & Gas" when the phrase has the word "und".
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
  const paths = pathsOf(categories)
  return (name, type) => {
    const known = paths.get(name.trim().toLowerCase())
    if (known === undefined) return name.includes(pathSign) ? null : bestMatch(name, type, phrases)
    return known !== null && (type === null || known.type === type) ? known : null
  }
}

/** The categories that are named by their paths, and null for the names that several of them have. */
function pathsOf(categories: readonly NamedCategory[]): Map<string, CategoryMatch | null> {
  const paths = new Map<string, CategoryMatch | null>()
  for (const { id, name, type } of categories) {
    const own = name.split(pathSign)[1]?.toLowerCase()
    if (own === undefined) continue
    paths.set(name.toLowerCase(), { categoryId: id, type, confidence: 1 })
    if (!categories.some((each) => each.name.toLowerCase() === own)) paths.set(own, null)
  }
  return paths
}

/** The longest phrase wins, then the highest confidence. A match of a part of the name has less confidence. */
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
