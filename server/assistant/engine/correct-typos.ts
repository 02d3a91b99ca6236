import { NAMED_DAYS, TIME_UNITS, WEEKDAYS } from '../../language/dictionary/calendar-words.ts'
import { allCategoryWords, BROAD_WORDS } from '../../language/dictionary/category-words.ts'
import { MONTHS } from '../../language/dictionary/month-names.ts'
import { plainLetters } from '../../language/letters.ts'
import { nearestWord } from '../../language/spelling.ts'
import { stemOf, type Token, tokenize, withWord } from '../../language/tokens.ts'
import { CONCEPTS } from './dictionary/concepts.ts'
import { CORRECTIONS, FILLERS, NEGATIONS, RECEIVING, RECORDING, SPENDING } from './dictionary/dictation-words.ts'
import { ORDINALS, SCALES, TEENS, TENS, UNITS } from './dictionary/numbers.ts'
import { COURTESIES, FUTURE, HELP, ORDERS, TRESPASSES } from './dictionary/refused-words.ts'
import { COMMON, NOISE } from './dictionary/stop-words.ts'
import { TIME_TYPOS, TYPOS } from './dictionary/typos.ts'

const known = knownWords()

/**
 * Corrects typos: an unknown word becomes the most similar known word, if it is similar enough. `own` contains the
 * organization's words (categories, tags, shops), which are known too.
 */
export function correctTypos(tokens: Token[], own: Set<string>): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'word' || own.has(token.word)) return token
    const meant = /^(?:this|last|past|per|previous|each|every)$/.test(tokens[index - 1]?.word ?? '')
      ? TIME_TYPOS[token.word]
      : undefined
    if (meant) return withWord(token, meant)
    if (Object.hasOwn(TYPOS, token.word)) return withWord(token, TYPOS[token.word] ?? token.word)
    if (token.word.length < 4 || isKnown(token.word, own)) return token
    const word = nearestWord(token.word, known.vocabulary) ?? nearestWord(token.word, own)
    if (word === undefined) return token
    // A capitalized word within a sentence is a name and is not corrected. A word with additional letters can be
    // another word ("waiter" and "water").
    const isName = index > 0 && token.raw !== token.raw.toLowerCase()
    const isSure = !isName && known.things.has(word) && [...token.word].every((letter) => word.includes(letter))
    return { ...withWord(token, word), ...(isSure && { corrected: word }) }
  })
}

export const isEnglish = (word: string): boolean => known.all.has(word) || known.stems.has(stemOf(word))

function isKnown(word: string, own: Set<string>): boolean {
  return own.has(word) || isEnglish(word)
}

function knownWords() {
  const vocabulary = new Set<string>()
  const things = new Set<string>()
  const take = (phrase: string, into = vocabulary) => {
    for (const token of tokenize(phrase)) if (token.kind === 'word' && token.word.length > 2) into.add(token.word)
  }
  for (const phrases of Object.values(CONCEPTS)) take(phrases)
  for (const { names, kinds } of allCategoryWords) take(`${names}, ${kinds}`, things)
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
  const all = new Set([...vocabulary, ...others, ...NOISE, ...COMMON].map(plainLetters))
  return { vocabulary, things, all, stems: new Set([...all].map(stemOf)) }
}
