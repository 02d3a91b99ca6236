import { plainLetters } from '../../../language/letters.ts'

/** A text in upper case and without accents. */
export function foldLetters(text: string): string {
  return plainLetters(text).toUpperCase()
}

export interface FoldedWord {
  letters: string
  start: number
  end: number
}

/**
 * Returns the words of a row: sequences of letters, in which similar digits count as letters. A last letter after a
 * point belongs to its word ("TA.X").
 */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}!|$]+(?:\.\p{L}(?![\p{L}\p{N}.]))?/gu)) {
    const letters = lettersOf(match[0])
    if (letters) words.push({ letters, start: match.index, end: match.index + match[0].length })
  }
  return words
}

const similarLetters: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '!': 'I', '|': 'I', $: 'S' }

function lettersOf(word: string): string {
  const folded = foldLetters(word)
  const count = folded.replace(/[^A-Z]/g, '').length
  if (count === 0) return ''
  if (count * 2 < folded.length) return folded.replace(/[^A-Z]/g, '')
  return Array.from(folded, (sign) => similarLetters[sign] ?? sign)
    .join('')
    .replace(/[^A-Z]/g, '')
}

const groups = ['ILTJF', 'OQDCGU', 'MNHWR', 'SB', 'EXK', 'AV', 'PR']
const groupsOf = new Uint16Array(128)
for (const [index, group] of groups.entries()) {
  for (const letter of group) groupsOf[letter.charCodeAt(0)] = (groupsOf[letter.charCodeAt(0)] ?? 0) | (1 << index)
}

/** Sets one bit per group of similar letters. Words with very different shapes need no exact comparison. */
export function shapeOf(word: string): number {
  let shape = 0
  for (const letter of word) shape |= 1 << (familyOf.get(letter) ?? 31)
  return shape
}

const families = ['ILTJF', 'OQDCGU', 'MNHWRP', 'SB', 'EXK', 'AV', 'Y', 'Z']
const familyOf = new Map(families.flatMap((family, index) => Array.from(family, (letter) => [letter, index] as const)))

/** Returns the edit distance. Replacing a letter by a similar one costs 0.4. */
export function editsBetween(a: string, b: string): number {
  let previous = Float64Array.from({ length: b.length + 1 }, (_, index) => index)
  let current = new Float64Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    current[0] = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + costOf(letter, b.charCodeAt(j - 1))
      current[j] = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, replaced)
    }
    ;[previous, current] = [current, previous]
  }
  return previous[b.length] ?? 0
}

function costOf(a: number, b: number): number {
  if (a === b) return 0
  return ((groupsOf[a] ?? 0) & (groupsOf[b] ?? 0)) === 0 ? 1 : 0.4
}

export function similarity(a: string, b: string): number {
  const [x, y] = [foldLetters(a), foldLetters(b)].map((text) => text.replace(/[^A-Z0-9]/g, ''))
  if (!x || !y) return 0
  return 1 - editsBetween(x, y) / Math.max(x.length, y.length)
}
