import { monthNamed } from '../../../language/dictionary/month-names.ts'
import { plainLetters } from '../../../language/letters.ts'
import { nearestWord } from '../../../language/spelling.ts'
import { stemOf, type Token, tokenize, withWord } from '../../../language/tokens.ts'
import type { LanguageWords } from '../dictionary/language-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type ForeignPhrases, foreignPhrasesOf, isNumber } from './foreign-phrases.ts'
import { spelledInEnglish } from './spelled-numbers.ts'

export interface ForeignLanguage extends ForeignPhrases {
  words: LanguageWords
}

type OwnNames = Pick<Vocabulary, 'names' | 'ownWords' | 'shopAt'>

export function foreignLanguage(words: LanguageWords): ForeignLanguage {
  const phrases = foreignPhrasesOf(words)
  const isKnown = (word: string) =>
    phrases.isKnown(word) || words.numberOf(word) !== undefined || monthNamed(word) !== null
  return { ...phrases, isKnown, words }
}

/**
 * Replaces the words of a language by words of the English grammar. The tokens keep their place in the sentence, so
 * descriptions are written as typed. Names of the organization are kept.
 */
export function translate(written: Token[], language: ForeignLanguage, vocabulary: OwnNames): Token[] {
  const tokens = written
    .map((token, at) => corrected(token, language, vocabulary, isName(written, at, language)))
    .flatMap((token) => (vocabulary.ownWords.has(token.word) ? [token] : partsOf(token, language)))
  const translated: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = language.at(tokens, at)
    const own = ownLength(tokens, at, language, vocabulary)
    const length = Math.max(phrase?.length ?? 0, own, 1)
    const typed = tokens.slice(at, at + length)
    const isPhrase = phrase !== undefined && own < phrase.length
    translated.push(
      ...(isPhrase
        ? replaced(typed, phrase.english, language)
        : typed.flatMap((token) => (own > 0 ? [token] : english(token, language)))),
    )
    at += length
  }
  return translated
}

/**
 * The length of a category, a tag, or a shop of several words, which is not translated: "Deutsche Bahn". The words of an
 * entry determine its category: "Flug nach Lissabon 286".
 */
function ownLength(tokens: Token[], at: number, language: ForeignLanguage, { names, shopAt }: OwnNames): number {
  let shop = shopAt(tokens, at)?.length ?? 0
  const isEntry = tokens.some((token) => isNumber(token, language.words.numberOf))
  if (isEntry && language.isKnown(tokens[at]?.word ?? '')) shop = 0
  // A preposition belongs to the sentence: "Coop am Montag".
  while (shop > 1 && isFunctionWord(tokens, at + shop - 1, language)) shop--
  return Math.max(names.at(tokens, at)?.length ?? 0, shop > 1 && !isFunctionWord(tokens, at, language) ? shop : 0)
}

function isFunctionWord(tokens: Token[], at: number, language: ForeignLanguage): boolean {
  return (tokens[at]?.word.length ?? 0) <= 3 && language.at(tokens, at) !== undefined
}

function english(token: Token, language: ForeignLanguage): Token[] {
  if (token.kind !== 'word') return [token]
  const value = language.words.numberOf(token.word)
  if (value !== undefined) return inPlaceOf([token], tokenize(spelledInEnglish(value)), token.end)
  const month = monthNamed(token.word)
  return month === null ? [token] : inPlaceOf([token], tokenize(englishMonth(month)), token.end)
}

/** Corrects a typo in an unknown word, "lebensmitel", or replaces it by a word with the same category. */
function corrected(token: Token, language: ForeignLanguage, { ownWords }: OwnNames, isName: boolean): Token {
  if (token.kind !== 'word' || token.word.length < 5 || ownWords.has(token.word)) return token
  if (wordsOf(token, language).some(language.isKnown)) return token
  const word =
    language.words.kindOf?.(token.word, language.isKnown) ??
    (isName && token.word.length < 8 ? undefined : typoOf(token.word, language))
  return word === undefined ? token : withWord(token, word)
}

/** In a short word, another letter is rather another word ("Leben" and "legen") than a typo. */
function typoOf(typed: string, { longWords }: ForeignLanguage): string | undefined {
  const word = nearestWord(typed, longWords)
  if (word === undefined || typed.length >= 7 || typed.length !== word.length) return word
  return [...typed].toSorted().join('') === [...word].toSorted().join('') ? word : undefined
}

/** "bei Kaiser": a word after "at" is rather a name than a typo, as is a capital within a sentence, except in German. */
function isName(tokens: Token[], at: number, language: ForeignLanguage): boolean {
  const isCapital = language.words.capitalsAreNames && at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? '')
  return isCapital || language.at(tokens, at - 1)?.english.at(-1)?.word === 'at'
}

const englishMonth = (month: number): string =>
  new Date(Date.UTC(2024, month - 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })

/** Puts English words at the place of the typed words. The words before and after a number stay on their side of it. */
function replaced(typed: Token[], words: Token[], language: ForeignLanguage): Token[] {
  const numbers = words.some(isPlaceholder) ? typed.filter((token) => isNumber(token, language.words.numberOf)) : []
  const typedParts = divided(typed, (token) => numbers.includes(token))
  const result: Token[] = []
  for (const [index, part] of divided(words, isPlaceholder).entries()) {
    const number = numbers[index - 1]
    if (number) result.push(...english(number, language))
    result.push(...inPlaceOf(typedParts[index] ?? [], part, number?.end ?? typed[0]?.start ?? 0))
  }
  return result
}

const isPlaceholder = ({ raw }: Token): boolean => raw === '#'

function divided(tokens: Token[], isDivider: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (isDivider(token)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** The first English word quotes all the typed words, and the others have no width. */
function inPlaceOf(typed: Token[], words: Token[], otherwise: number): Token[] {
  const start = typed[0]?.start ?? otherwise
  const end = typed.at(-1)?.end ?? start
  return words.map((token, index) => {
    const place = index === 0 ? { start, end } : { start: end, end }
    // The grammar compares marks as typed.
    const raw = token.kind === 'mark' ? token.raw : index === 0 && typed.length > 0 ? rawOf(typed) : ''
    return { ...token, ...place, raw }
  })
}

const rawOf = (typed: Token[]): string =>
  typed
    .map(({ raw, start }, index) => (start === typed[index - 1]?.end ? raw : ` ${raw}`))
    .join('')
    .trim()

/** The words of a token in plain letters: those of a contraction or compound, or the one word. */
export function wordsOf(token: Token, language: ForeignLanguage): string[] {
  return partsOf(token, language).map(({ word }) => word)
}

function partsOf(token: Token, { words, isKnown }: ForeignLanguage): Token[] {
  // "M’a" is not "ma".
  if (token.kind !== 'word' || (isKnown(token.word) && !/['’]/.test(token.raw))) return [token]
  let start = token.start
  return (words.partsOf(token.raw, isKnown) ?? [token.raw]).map((raw) => {
    const word = plainLetters(raw).replace(/['’]|^-/g, '')
    const part = { ...token, raw, word, stem: stemOf(word), start, end: start + raw.length }
    start = part.end
    return part
  })
}
