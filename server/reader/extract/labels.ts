import { keywords, type Language } from './keywords.ts'
import type { Kind } from './kinds.ts'
import { editsBetween, type FoldedWord, foldedWords, shapeOf } from './merchant/letters.ts'

export interface Label {
  kind: Kind
  start: number
  end: number
  /** The only language with this phrase, or null if several languages have it. */
  language: Language | null
}

interface Phrase {
  words: string[]
  letters: string
  kinds: Kind[]
  languages: Set<Language>
}

interface Match {
  phrase: Phrase
  first: number
  last: number
}

const phrases = allPhrases()
const byFirstWord = Map.groupBy(phrases, ({ words }) => words[0])
const byLetters = Map.groupBy(phrases, ({ letters }) => letters)
const maxWords = Math.max(...phrases.map(({ words }) => words.length))
const maxLetters = 60
const vocabulary = new Set(phrases.flatMap(({ words, letters }) => [...words, letters]))
const shapes = [...vocabulary].filter((word) => word.length >= 4).map((word) => [word, shapeOf(word)] as const)

export function labelsIn(text: string): Label[] {
  const words = foldedWords(text)
  if (words.length > 40) return []
  const matches = words.flatMap((_, first) => [...wordByWord(words, first), ...runTogether(words, first)])
  matches.sort((a, b) => b.phrase.letters.length - a.phrase.letters.length)

  const labels: Label[] = []
  const used = new Set<number>()
  for (const { phrase, first, last } of matches) {
    const indices = Array.from({ length: last - first + 1 }, (_, at) => first + at)
    if (indices.some((index) => used.has(index))) continue
    for (const index of indices) used.add(index)
    const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0]
    const [language = null, ...others] = phrase.languages
    for (const kind of phrase.kinds) labels.push({ kind, start, end, language: others.length ? null : language })
  }
  return labels.sort((a, b) => a.start - b.start)
}

export function isMostly({ text, labels }: { text: string; labels: Label[] }, kind: Kind): boolean {
  const letters = (part: string) => part.replace(/[^\p{L}]/gu, '').length
  const ofKind = labels.filter((label) => label.kind === kind)
  return ofKind.reduce((sum, { start, end }) => sum + letters(text.slice(start, end)), 0) >= 0.75 * letters(text)
}

function wordByWord(words: FoldedWord[], first: number): Match[] {
  const begins = alikesOf(words[first]?.letters ?? '').flatMap((word) => byFirstWord.get(word) ?? [])
  return begins
    .filter((phrase) => phrase.words.every((word, at) => alikesOf(words[first + at]?.letters ?? '').includes(word)))
    .map((phrase) => ({ phrase, first, last: first + phrase.words.length - 1 }))
}

/** Matches the letters of a phrase across word boundaries: "GRANDTOTAL", "SUB TO TAL", "TOTALRM". */
function runTogether(words: FoldedWord[], first: number): Match[] {
  const matches: Match[] = []
  let run = ''
  for (let last = first; last < Math.min(words.length, first + maxWords); last++) {
    run += words[last]?.letters ?? ''
    if (run.length > maxLetters) break
    if (run.length < 5) continue
    // Words that are all in the vocabulary are not misread.
    const isWellRead = words.slice(first, last + 1).every(({ letters }) => vocabulary.has(letters))
    const whole = (isWellRead ? [run] : alikesOf(run)).filter((letters) => letters.length >= 5)
    for (const letters of [...whole, ...beginningsOf(run)]) {
      for (const phrase of byLetters.get(letters) ?? []) matches.push({ phrase, first, last })
    }
  }
  return matches
}

function beginningsOf(run: string): string[] {
  const beginnings: string[] = []
  for (let length = 5; length < run.length; length++) {
    if (length >= 9 || currencyWords.has(run.slice(length))) beginnings.push(run.slice(0, length))
  }
  return beginnings
}

const currencyWords = new Set(
  'RM RH RN EUR EURO USD CHF PLN GBP SGD MYR ZL S DKK SEK NOK CZK KC KR HUF FT DKKDKK SEKSEK EUREUR'.split(' '),
)

const alikes = new Map<string, string[]>()
const maxRemembered = 20_000

function alikesOf(found: string): string[] {
  const known = alikes.get(found)
  if (known) return known
  if (alikes.size > maxRemembered) alikes.clear()
  const words = findAlikes(found)
  alikes.set(found, words)
  return words
}

function findAlikes(found: string): string[] {
  if (vocabulary.has(found) || found.length < 3) return [found]
  const shape = shapeOf(found)
  const words: string[] = []
  for (const [word, other] of shapes) {
    if (Math.abs(found.length - word.length) > 1 || bitsOf(other & ~shape) > 1 || bitsOf(shape & ~other) > 1) continue
    const isCut = word.length > 4 && (word.slice(0, -1) === found || word.slice(1) === found)
    if (isCut || editsBetween(found, word) <= allowedEdits(word.length)) words.push(word)
  }
  return words
}

function allowedEdits(length: number): number {
  if (length === 4) return 0.4
  if (length < 7) return 0.81
  return length < 8 ? 1 : 1.6
}

function bitsOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

function allPhrases(): Phrase[] {
  const byText = new Map<string, Phrase>()
  for (const { kind, phrase: text, language } of keywords) {
    const words = text.toUpperCase().split(' ')
    const phrase = byText.get(text) ?? { words, letters: words.join(''), kinds: [], languages: new Set() }
    phrase.languages.add(language)
    if (!phrase.kinds.includes(kind)) phrase.kinds.push(kind)
    byText.set(text, phrase)
  }
  return [...byText.values()]
}
