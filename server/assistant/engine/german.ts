import { plainLetters } from '../../language/letters.ts'
import { GERMAN_MARKS, GERMAN_NUMBERS, GERMAN_WORDS } from './dictionary/german.ts'

/**
 * Translates a German dictation ("Ich habe gestern achtzehn Euro neunzig für Mittagessen ausgegeben") word by word into
 * the grammar's words. The description is not translated. Other texts are unchanged.
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
