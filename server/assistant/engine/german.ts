import { plainLetters } from '../../language/letters.ts'
import { GERMAN_MARKS, GERMAN_NUMBERS, GERMAN_WORDS } from './dictionary/german.ts'

/**
 * A German dictation in the words of the grammar ("Ich habe gestern achtzehn Euro neunzig für Mittagessen ausgegeben"),
 * word by word; what it is about stays as it was said. Any other text stays as it is.
 */
export function fromGerman(text: string): string {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const marks = new Set(words.map(plainLetters).filter((word) => GERMAN_MARKS.has(word)))
  if (marks.size < 2) return text
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const bare = plainLetters(word)
    const number = GERMAN_NUMBERS.get(bare)
    return number === undefined ? (GERMAN_WORDS[bare] ?? word) : String(number)
  })
}
