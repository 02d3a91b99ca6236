import type { NamedCategory, TransactionType } from '../../language/categories.ts'
import { BROAD_WORDS, wordsOfCategory } from '../../language/dictionary/category-words.ts'
import { Phrases } from '../../language/phrases.ts'
import { type Token, tokenize } from '../../language/tokens.ts'
import { Names, stemsIn } from './names.ts'
import type { EngineContext } from './question.ts'

/** The categories of a word. `how` is the category's name, a synonym, a kind of item, or a shop. */
export interface CategoryMeaning {
  ids: string[]
  type: TransactionType
  how: 'OWN_NAME' | 'NAME' | 'KIND' | 'BRAND'
}

/** The organization's names together with the general words. */
export interface Vocabulary {
  categories: Pick<Phrases<CategoryMeaning>, 'at' | 'within'>
  names: Names<string>
  tags: Names<string>
  /** Returns the shop at a token as written in the ledger, with its length in tokens. */
  shopAt(tokens: Token[], index: number): { text: string; length: number } | undefined
  ownWords: Set<string>
}

export function vocabularyOf(context: EngineContext): Vocabulary {
  const shops = [...new Set(context.merchants ?? [])].map((description) => ({
    description,
    tokens: tokenize(description),
  }))
  const names = [...context.categories.map(({ name }) => name), ...context.tags].map(tokenize)
  return {
    categories: categoryPhrases(context.categories),
    names: namesOf([...context.categories.map(({ name }) => name), ...context.tags]),
    tags: namesOf(context.tags),
    shopAt: shopFinder(shops),
    ownWords: wordsIn([...names, ...shops.map(({ tokens }) => tokens)]),
  }
}

function categoryPhrases(categories: NamedCategory[]): Vocabulary['categories'] {
  const phrases = new Phrases<CategoryMeaning>()
  const names = new Names<CategoryMeaning>()
  for (const category of categories) {
    const { id, name, type } = category
    names.add(name, { ids: [id], type, how: 'OWN_NAME' })
    const words = wordsOfCategory(category)
    if (!words) continue
    phrases.addAll(words.names, { ids: [id], type, how: 'NAME' })
    phrases.addAll(words.kinds, { ids: [id], type, how: 'KIND' })
    phrases.addAll(words.brands ?? '', { ids: [id], type, how: 'BRAND' })
  }
  // A name that several subcategories share means all of them, so that a question covers them and an entry asks.
  const shared = Map.groupBy(
    categories.filter(({ ownName }) => ownName !== undefined),
    ({ ownName, type }) => `${type} ${ownName?.toLowerCase()}`,
  )
  for (const those of shared.values()) {
    const [{ ownName = '', type } = { type: 'EXPENSE' as const }] = those
    const isTop = categories.some((each) => each.type === type && each.name.toLowerCase() === ownName.toLowerCase())
    if (!isTop) names.add(ownName, { ids: those.map(({ id }) => id), type, how: 'OWN_NAME' })
  }
  for (const [words, keys] of Object.entries(BROAD_WORDS)) {
    const ids = categories
      .filter(({ key, type }) => type === 'EXPENSE' && key !== null && keys.includes(key))
      .map(({ id }) => id)
    if (ids.length > 0) phrases.add(words, { ids, type: 'EXPENSE', how: 'NAME' })
  }
  const at = (tokens: Token[], index: number) => longerMatch(names.at(tokens, index), phrases.at(tokens, index))
  return { at, within: (tokens) => tokens.some((_, index) => at(tokens, index) !== undefined) }
}

type Found<Meaning> = { length: number; meanings: Meaning[] } | undefined

function longerMatch<Meaning>(one: Found<Meaning>, other: Found<Meaning>): Found<Meaning> {
  if (!one || !other) return one ?? other
  if (one.length !== other.length) return one.length > other.length ? one : other
  return { length: one.length, meanings: [...one.meanings, ...other.meanings] }
}

function namesOf(written: string[]): Names<string> {
  const names = new Names<string>()
  for (const name of written) names.add(name, name)
  return names
}

function wordsIn(names: Token[][]): Set<string> {
  const words = new Set<string>()
  for (const token of names.flat()) {
    if (token.kind === 'word') for (const word of [token.word, ...stemsIn(token)]) words.add(word)
  }
  return words
}

function shopFinder(shops: { description: string; tokens: Token[] }[]): Vocabulary['shopAt'] {
  const byStem = new Map<string, { description: string; words: Token[]; at: number }[]>()
  for (const { description, tokens } of shops) {
    const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number')
    for (const [at, { stem }] of words.entries()) {
      const entries = byStem.get(stem) ?? []
      entries.push({ description, words, at })
      byStem.set(stem, entries)
    }
  }
  return (tokens, index) => {
    let best: { text: string; length: number } | undefined
    for (const { description, words, at } of byStem.get(tokens[index]?.stem ?? '') ?? []) {
      const run = runOf(tokens, index, words, at)
      if (run.taken <= (best?.length ?? 0)) continue
      best = { text: description.slice(words[at]?.start, words[at + run.count - 1]?.end), length: run.taken }
    }
    return best
  }
}

/** Counts matching tokens and words from two positions on, ignoring marks in the sentence. */
function runOf(tokens: Token[], index: number, words: Token[], at: number): { taken: number; count: number } {
  let taken = 0
  let count = 0
  for (let next = index; next < tokens.length && at + count < words.length; next++) {
    const token = tokens[next]
    if (token?.kind === 'mark' && count > 0 && /^[&'’.+-]$/.test(token.raw)) continue
    if (token?.stem !== words[at + count]?.stem) break
    count++
    taken = next - index + 1
  }
  return { taken, count }
}
