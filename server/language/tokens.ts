import { WEEKDAYS } from './dictionary/calendar-words.ts'
import { MONTHS } from './dictionary/month-names.ts'
import { plainLetters } from './letters.ts'

/** `start` and `end` are positions in the sentence, for quoting words as typed. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'tag' | 'mark'
  raw: string
  /** Lower case, without accents, apostrophes and a possessive s, with typos corrected. */
  word: string
  stem: string
  start: number
  end: number
  /** The correction of a typo, if the word is not a name. */
  corrected?: string
}

const PATTERN =
  /(?<date>\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d))|(?<text>2(?:day|nite|night)\b|w\/o?(?=\s))|(?<number>\d+(?:[.,'’]\d+)*)|(?<tag>#[\p{L}\p{N}_-]+)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’.&][\p{L}\p{N}]+)*)|(?<sign>\p{Sc})|(?<mark>\S)/gu

/** Splits a sentence into words, numbers, signs and marks. Reads at most 2,000 characters. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.slice(0, 2000).matchAll(PATTERN)) {
    const groups = match.groups ?? {}
    const start = match.index
    if (groups.word || groups.text) tokens.push(...wordTokens(match[0], start))
    else {
      const kind = groups.tag ? 'tag' : groups.sign ? 'sign' : groups.mark ? 'mark' : 'number'
      tokens.push({
        kind,
        raw: match[0],
        word: plainLetters(match[0]),
        stem: plainLetters(match[0]),
        start,
        end: start + match[0].length,
      })
    }
  }
  return tokens
}

export function withWord(token: Token, word: string): Token {
  return { ...token, word, stem: stemOf(word) }
}

export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

export function stemsOf(phrase: string): string[] {
  return tokenize(phrase)
    .filter((token) => token.kind === 'word' || token.kind === 'number')
    .map((token) => token.stem)
}

/**
 * "twenty-five" and "same-day" are two words each; "t-mobile", "H&M" and "booking.com" are one. A hyphen between months
 * or weekdays is kept, because it means "to".
 */
function wordTokens(raw: string, start: number): Token[] {
  const parts = /^\p{L}{2,}(?:-\p{L}{2,})+$/u.test(raw) ? raw.split('-') : [raw]
  const tokens: Token[] = []
  let at = start
  for (const part of parts) {
    const word = plainLetters(part)
      .replace(/['’]s$/, '')
      .replace(/['’]/g, '')
    if (tokens.length > 0 && (word in MONTHS || word in WEEKDAYS)) {
      tokens.push({ kind: 'mark', raw: '-', word: '-', stem: '-', start: at - 1, end: at })
    }
    tokens.push({ kind: 'word', raw: part, word, stem: stemOf(word), start: at, end: at + part.length })
    at += part.length + 1
  }
  return tokens
}
