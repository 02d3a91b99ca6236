import { nearestWord } from '../../language/spelling.ts'
import { MONTHS, NAMED_DAYS, TIME_UNITS, WEEKDAYS } from './dictionary/calendar-words.ts'
import { BROAD_WORDS, EXPENSE_WORDS, INCOME_WORDS } from './dictionary/category-words.ts'
import { CONCEPTS } from './dictionary/concepts.ts'
import { CORRECTIONS, FILLERS, NEGATIONS, RECEIVING, RECORDING, SPENDING } from './dictionary/dictation-words.ts'
import { ORDINALS, SCALES, TEENS, TENS, UNITS } from './dictionary/numbers.ts'
import { COURTESIES, FUTURE, HELP, ORDERS, TRESPASSES } from './dictionary/refused-words.ts'
import { COMMON, NOISE } from './dictionary/stop-words.ts'
import { TIME_SLIPS, TYPOS } from './dictionary/typos.ts'
import { plain, stemOf, stemsOf, type Token, tokenize, withWord } from './tokens.ts'

/** The dictionaries' lists are cut into stems once, and not for each sentence. */
const dividedStems = new Map<string, string[][]>()

/** Phrases, found by their words' stems, each with what it stands for. */
export class Phrases<Meaning> {
  private readonly byFirst = new Map<string, { stems: string[]; meaning: Meaning }[]>()

  add(phrase: string, meaning: Meaning): void {
    this.addStems(stemsOf(phrase), meaning)
  }

  private addStems(stems: string[], meaning: Meaning): void {
    const first = stems[0]
    if (first === undefined) return
    const phrases = this.byFirst.get(first) ?? []
    // The longest stand first.
    const place = phrases.findIndex((other) => other.stems.length < stems.length)
    phrases.splice(place < 0 ? phrases.length : place, 0, { stems, meaning })
    this.byFirst.set(first, phrases)
  }

  /** Several phrases, divided by commas, that stand for the same. */
  addAll(phrases: string, meaning: Meaning): void {
    let divided = dividedStems.get(phrases)
    if (!divided) {
      divided = phrases.split(',').map(stemsOf)
      dividedStems.set(phrases, divided)
    }
    for (const stems of divided) this.addStems(stems, meaning)
  }

  /** The longest phrases that begin at a token: one, or several of the same length. */
  at(tokens: Token[], index: number): { length: number; meanings: Meaning[] } | undefined {
    const first = tokens[index]
    if (first?.kind !== 'word') return undefined
    let length = 0
    const meanings: Meaning[] = []
    for (const phrase of this.byFirst.get(first.stem) ?? []) {
      if (phrase.stems.length < length) break
      if (!phrase.stems.every((stem, offset) => tokens[index + offset]?.stem === stem)) continue
      length = phrase.stems.length
      meanings.push(phrase.meaning)
    }
    return length > 0 ? { length, meanings } : undefined
  }

  /** Whether any of the phrases is somewhere in the sentence. */
  within(tokens: Token[]): boolean {
    return tokens.some((_, index) => this.at(tokens, index) !== undefined)
  }

  /** What the phrase stands for that begins the sentence, or is found first in it. */
  firstIn(tokens: Token[]): Meaning | undefined {
    for (let index = 0; index < tokens.length; index++) {
      const found = this.at(tokens, index)
      if (found) return found.meanings[0]
    }
    return undefined
  }
}

/** A list of phrases that all stand for the same thing. */
export function phrasesOf(list: string): Phrases<true> {
  const phrases = new Phrases<true>()
  phrases.addAll(list, true)
  return phrases
}

const known = knownWords()

/**
 * Puts slips of the pen right: a word that no dictionary knows becomes the one it is nearest to, if it is near enough.
 * `own`: the words by which the organization calls things (categories, tags, shops): known too, and corrected to.
 */
export function correctSlips(tokens: Token[], own: Set<string>): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'word' || own.has(token.word)) return token
    const meant = /^(?:this|last|past|per|previous|each|every)$/.test(tokens[index - 1]?.word ?? '')
      ? TIME_SLIPS[token.word]
      : undefined
    if (meant) return withWord(token, meant)
    if (Object.hasOwn(TYPOS, token.word)) return withWord(token, TYPOS[token.word] ?? token.word)
    if (token.word.length < 4 || isKnown(token.word, own)) return token
    const word = nearestWord(token.word, known.vocabulary) ?? nearestWord(token.word, own)
    if (word === undefined) return token
    // A capital letter within a sentence makes a name, which stays as it was typed; so does what may be another word
    // ("waiter" has a letter that "water" has not).
    const isName = index > 0 && token.raw !== token.raw.toLowerCase()
    const isSure = !isName && known.things.has(word) && [...token.word].every((letter) => word.includes(letter))
    return { ...withWord(token, word), ...(isSure && { corrected: word }) }
  })
}

function isKnown(word: string, own: Set<string>): boolean {
  return own.has(word) || known.all.has(word) || known.stems.has(stemOf(word))
}

function knownWords() {
  const vocabulary = new Set<string>()
  const things = new Set<string>()
  const take = (phrase: string, into = vocabulary) => {
    for (const token of tokenize(phrase)) if (token.kind === 'word' && token.word.length > 2) into.add(token.word)
  }
  for (const phrases of Object.values(CONCEPTS)) take(phrases)
  for (const { names, kinds } of [...Object.values(EXPENSE_WORDS), ...Object.values(INCOME_WORDS)])
    take(`${names}, ${kinds}`, things)
  for (const table of [
    BROAD_WORDS,
    MONTHS,
    WEEKDAYS,
    TIME_UNITS,
    NAMED_DAYS,
    UNITS,
    TEENS,
    TENS,
    SCALES,
    ORDINALS,
    ORDERS,
  ]) {
    for (const word of Object.keys(table)) take(word)
  }
  take(`last previous since between until refund paid, ${SPENDING}, ${RECEIVING}`)
  for (const word of things) vocabulary.add(word)
  const others = new Set<string>()
  for (const { words } of TRESPASSES) take(words, others)
  take([COURTESIES, FUTURE, HELP, RECORDING, CORRECTIONS, FILLERS, NEGATIONS].join(','), others)
  const all = new Set([...vocabulary, ...others, ...NOISE, ...COMMON].map(plain))
  return { vocabulary, things, all, stems: new Set([...all].map(stemOf)) }
}
