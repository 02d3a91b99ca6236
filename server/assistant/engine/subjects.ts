import { plainLetters } from '../../language/letters.ts'
import { phrasesOf } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { CONCEPTS } from './dictionary/concepts.ts'
import { NOISE } from './dictionary/stop-words.ts'
import type { Subject } from './parts.ts'
import type { EngineContext } from './question.ts'
import type { CategoryMeaning, Vocabulary } from './vocabulary.ts'

export const conceptWords = phrasesOf(Object.values(CONCEPTS).join(','))

/** Returns the subject at a position: the longest name of a tag, category or shop. */
export function subjectAt(
  tokens: Token[],
  at: number,
  vocabulary: Vocabulary,
  context: EngineContext,
): { subject: Subject; length: number } | undefined {
  const token = tokens[at]
  // "Bills" are a category, unlike a single bill and "restaurant bills".
  if (!token || token.word === 'bill') return undefined
  if (token.word === 'bills' && vocabulary.categories.at(tokens, at - 1)) return undefined
  const trip = tripAt(tokens, at, vocabulary, context)
  if (trip) return trip
  if (token.kind === 'tag') return { subject: tagged(token.raw.slice(1), at, context), length: tagLength(tokens, at) }
  const category = vocabulary.categories.at(tokens, at)
  const meanings = category?.meanings.filter(({ how }) => how !== 'BRAND') ?? []
  const categoryLength = meanings.length > 0 ? (category?.length ?? 0) : 0
  const shop = shopAt(tokens, at, vocabulary)
  const tag = vocabulary.tags.at(tokens, at)
  const atShop = tokens[at - 1]?.word === 'at'
  if (tag && tag.length >= (shop?.length ?? 0) && tag.length >= categoryLength && !atShop) {
    return {
      subject: tagged(tag.meanings[0] ?? '', at, context),
      length: tagLength(tokens, at + tag.length - 1) + tag.length - 1,
    }
  }
  if (shop && (shop.length > categoryLength || meanings.length === 0)) {
    return { subject: named(shop.text, leadOf(tokens, at, 'at'), at), length: shop.length }
  }
  if (meanings.length === 0) return undefined
  return { subject: categorised(meanings, tokens, at, categoryLength, context), length: categoryLength }
}

/** The name of a shop cannot start with a concept word, unless more of the name follows. */
function shopAt(tokens: Token[], at: number, vocabulary: Vocabulary): { text: string; length: number } | undefined {
  const shop = vocabulary.shopAt(tokens, at)
  if (!shop) return undefined
  const token = tokens[at]
  const bare =
    shop.length === 1 &&
    (token?.kind !== 'word' || token.word.length < 3 || NOISE.has(token.word) || conceptWords.at(tokens, at))
  if (bare) return undefined
  const stop = Array.from({ length: shop.length }, (_, offset) => at + offset).find(
    (index) =>
      index > at &&
      vocabulary.categories.at(tokens, index)?.meanings.some(({ how }) => how === 'NAME' || how === 'OWN_NAME'),
  )
  if (stop === undefined) return shop
  // "Amazon refund" is a shop and a category.
  const first = tokens[at]
  const last = tokens[stop - 1]
  return first && last && stop > at && shop.text.length > 0
    ? {
        text: shop.text
          .split(/\s+/)
          .slice(0, stop - at)
          .join(' '),
        length: stop - at,
      }
    : undefined
}

function categorised(
  meanings: CategoryMeaning[],
  tokens: Token[],
  at: number,
  length: number,
  context: EngineContext,
): Subject {
  const own = meanings.filter(({ how }) => how === 'OWN_NAME')
  const chosen = own.length > 0 ? own : meanings
  const typed = chosen.find(({ type }) => type === 'EXPENSE') ?? chosen[0]
  const word = wordsOf(tokens, at, length)
  const foreign = foreignWords(tokens, at, length)
  if (typed?.how === 'KIND') {
    const text = describedBy(word, foreign, context)
    if (text !== undefined) {
      const name = foreign.length > 0 ? foreign.join(' ') : text
      return { ...named(text, leadOf(tokens, at, 'on'), at), name, type: typed.type === 'INCOME' ? 'INCOME' : null }
    }
  }
  const names = context.categories.filter(({ id }) => typed?.ids.includes(id)).map(({ name }) => name)
  const name = names.length > 1 ? foreign.join(' ') || plainLetters(word) : (names[0] ?? word)
  return {
    categoryIds: typed?.ids ?? [],
    incomeIds: typed?.type === 'EXPENSE' ? (chosen.find(({ type }) => type === 'INCOME')?.ids ?? []) : [],
    text: null,
    tag: null,
    type: typed?.type ?? null,
    word,
    name,
    lead: leadOf(tokens, at, 'on'),
    excluded: false,
    joined: false,
    at,
  }
}

/**
 * Returns the word if descriptions contain it: "electricity" then selects those, and not all utilities. A foreign word
 * may be in descriptions as typed.
 */
function describedBy(word: string, typed: string[], context: EngineContext): string | undefined {
  const forms = [plainLetters(word), plainLetters(word).replace(/s$/, ''), ...typed.map(plainLetters)]
  const found = context.merchants?.some((merchant) => {
    const words = ` ${plainLetters(merchant)} `
    return forms.some((form) => words.includes(` ${form} `))
  })
  return found
    ? (forms.find((form) => context.merchants?.some((merchant) => plainLetters(merchant).includes(form))) ?? word)
    : undefined
}

function tagged(written: string, at: number, context: EngineContext): Subject {
  const tag = context.tags.find((known) => plainLetters(known) === plainLetters(written)) ?? written
  return {
    categoryIds: [],
    incomeIds: [],
    text: null,
    tag,
    type: null,
    name: `#${tag}`,
    lead: 'for',
    excluded: false,
    joined: false,
    at,
  }
}

const TAGGED = /^(?:trip|holiday|vacation|tag|project|party|wedding|event|weekend|journey)$/

function tagLength(tokens: Token[], at: number): number {
  return TAGGED.test(tokens[at + 1]?.word ?? '') ? 2 : 1
}

/** "The trip to #lisbon" is the tag, and not travel expenses with that tag. */
function tripAt(...[tokens, at, vocabulary, context]: Parameters<typeof subjectAt>): ReturnType<typeof subjectAt> {
  if (!TAGGED.test(tokens[at]?.word ?? '')) return undefined
  let next = at + 1
  while (/^(?:of|to|in|the|for)$/.test(tokens[next]?.word ?? '')) next++
  const found = subjectAt(tokens, next, vocabulary, context)
  return found && found.subject.tag !== null ? { ...found, length: next - at + found.length } : undefined
}

export function named(text: string, lead: Subject['lead'], at: number): Subject {
  return {
    categoryIds: [],
    incomeIds: [],
    text,
    tag: null,
    type: null,
    name: text,
    lead,
    excluded: false,
    joined: false,
    at,
  }
}

function leadOf(tokens: Token[], at: number, otherwise: Subject['lead']): Subject['lead'] {
  const before = tokens[at - 1]?.word
  // "The laptop" is an item, and "Tesco" a place.
  if (before === 'the' || before === 'my' || before === 'a') return tokens[at - 2]?.word === 'at' ? 'at' : 'on'
  return before === 'at' || before === 'on' || before === 'for' || before === 'with' || before === 'from'
    ? before
    : otherwise
}

function wordsOf(tokens: Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')
}

/** The typed words of translated tokens, except "bill", which describes any of them. */
function foreignWords(tokens: Token[], at: number, length: number): string[] {
  return tokens
    .slice(at, at + length)
    .filter(({ raw, word }) => raw !== '' && word !== 'bill' && plainLetters(raw) !== word)
    .map(({ raw }) => raw)
}
