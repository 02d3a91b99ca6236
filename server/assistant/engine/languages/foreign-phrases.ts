import { plainLetters } from '../../../language/letters.ts'
import { type Token, tokenize } from '../../../language/tokens.ts'
import type { LanguageWords } from '../dictionary/language-words.ts'

interface ForeignPhrase {
  words: string[]
  /** Split into words only where the phrase is found, because there are thousands. */
  english: string
}

/** Finds the phrases of a language in a sentence. */
export interface ForeignPhrases {
  /** Returns the longest phrase at a token: its length and its English words, in which `#` is the phrase's number. */
  at(tokens: Token[], index: number): { length: number; english: Token[] } | undefined
  isKnown(word: string): boolean
  /** Words that a typo may stand for. */
  longWords: Set<string>
}

/** A number that may be a day and a month: "1.10". */
const dotted = '#.#'
/** A number in digits that may be a day of a month, but not the day of "1/10". */
const day = '#d'

export function foreignPhrasesOf({ grammar, things, numberOf }: LanguageWords): ForeignPhrases {
  const byFirst = new Map<string, ForeignPhrase[]>()
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const [english, phrases] of [...Object.entries(grammar), ...Object.entries(things)]) {
    for (const phrase of phrases.split(',')) add({ words: wordsOf(phrase), english })
  }

  function add(phrase: ForeignPhrase): void {
    const [first = ''] = phrase.words
    const key = keyOf(first)
    const others = byFirst.get(key)
    if (others) others.push(phrase)
    else byFirst.set(key, [phrase])
    for (const word of phrase.words) {
      if (word.endsWith('*')) stems.add(word.slice(0, -1))
      else if (isAccented(word)) words.add(plainLetters(word.slice(1)))
      else if (/\p{L}/u.test(word) && word !== day) words.add(word)
    }
  }

  function isMatch(pattern: string, token: Token | undefined, following: Token | undefined): boolean {
    if (!token) return false
    if (pattern === day) return isDay(token) && following?.raw !== '/'
    if (pattern === '#') return isNumber(token, numberOf)
    if (pattern === dotted) return token.kind === 'number' && /^\d{1,2}\.\d{1,2}$/.test(token.raw)
    if (isAccented(pattern)) return token.raw.normalize('NFC').toLowerCase() === pattern.slice(1)
    if (!pattern.endsWith('*')) return token.word === pattern
    const stem = pattern.slice(0, -1)
    return token.word.startsWith(stem) && token.word.length - stem.length <= 3
  }

  return {
    at(tokens, index) {
      const token = tokens[index]
      if (!token) return undefined
      const keys = new Set([token.word, token.word.slice(0, 3), ...(isNumber(token, numberOf) ? ['#'] : [])])
      const found = [...keys]
        .flatMap((key) => byFirst.get(key) ?? [])
        .filter((phrase) => phrase.words.every((each, at) => isMatch(each, tokens[index + at], tokens[index + at + 1])))
      const longest = found.toSorted((a, b) => b.words.length - a.words.length || exactness(b) - exactness(a))[0]
      return longest && { length: longest.words.length, english: tokenize(longest.english) }
    },
    longWords: new Set([...words, ...stems].filter((word) => word.length >= 5)),
    isKnown: (word) => words.has(word) || [0, 1, 2, 3].some((ending) => stems.has(word.slice(0, word.length - ending))),
  }
}

/** A number in digits, or a word with the value of a number. */
export function isNumber({ kind, word }: Token, numberOf: LanguageWords['numberOf']): boolean {
  return kind === 'number' || (kind === 'word' && numberOf(word) !== undefined)
}

const isDay = ({ kind, raw }: Token): boolean => kind === 'number' && /^(?:0?[1-9]|[12]\d|3[01])$/.test(raw)

/** Of two phrases with equally many words, the one with more words without a placeholder or open ending is meant. */
function exactness({ words }: ForeignPhrase): number {
  const exact = words.filter((word) => word !== '#' && !word.endsWith('*'))
  return exact.length + words.filter(isAccented).length
}

/** "=viré" is the word with exactly these accents, unlike "vire". */
const isAccented = (word: string): boolean => word.startsWith('=')

function keyOf(first: string): string {
  if (first === dotted || first === day) return '#'
  if (isAccented(first)) return plainLetters(first.slice(1))
  return first.endsWith('*') ? first.slice(0, 3) : first
}

function wordsOf(phrase: string): string[] {
  return phrase
    .trim()
    .split(/ +/)
    .map((word) => (isAccented(word) ? word.normalize('NFC') : plainLetters(word).replace(/['’]/g, '')))
}
