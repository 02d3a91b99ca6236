import { BALANCE_COMPANIONS, BALANCE_NOUNS, BALANCE_PHRASES } from '../../../language/dictionary/balance-words.ts'
import { CURRENCY_CODES } from '../../../language/dictionary/currencies.ts'
import { monthNamed } from '../../../language/dictionary/month-names.ts'
import { plainWords } from '../../../language/letters.ts'

const maxLength = 100
const numericDay = /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/g

/** True for an opening balance or a total that is written as an entry. "TOTAL Station 12" is a merchant. */
export function isSum(text: string): boolean {
  return beginsWithPhrase(text) || consistsOfBalanceWords(text)
}

/** True for a cell that contains nothing but the name of an opening or closing balance. */
export function isBalance(cell: string): boolean {
  return beginsWithPhrase(cell) && consistsOfBalanceWords(cell)
}

/** The start of a text tells most texts apart, so that few cells of a large file are normalized. */
const startLength = 4
const phraseInitials = new Set(BALANCE_PHRASES.map((phrase) => phrase.charAt(0)))
const phraseStarts = new Set(BALANCE_PHRASES.map((phrase) => phrase.slice(0, startLength)))

function beginsWithPhrase(text: string): boolean {
  if (!phraseInitials.has(text.charAt(0).toLowerCase())) return false
  if (!phraseStarts.has(plainWords(text.slice(0, startLength)))) return false
  const plain = plainWords(text.slice(0, maxLength))
  return BALANCE_PHRASES.some((phrase) => plain === phrase || plain.startsWith(`${phrase} `))
}

const isBalanceWord = (word: string) =>
  BALANCE_NOUNS.has(word) || BALANCE_COMPANIONS.has(word) || CURRENCY_CODES.has(word.toUpperCase())

function consistsOfBalanceWords(text: string): boolean {
  const [first = ''] = text.split(' ', 1)
  if (text.length > maxLength || !plainWords(first).split(' ').every(isBalanceWord)) return false
  const words = plainWords(text.replace(numericDay, ' ')).split(' ')
  const others = words.filter((word) => !isBalanceWord(word))
  const areOfDay = others.length === 0 || others.some((word) => monthNamed(word) !== null)
  return (
    words.some((word) => BALANCE_NOUNS.has(word)) &&
    areOfDay &&
    others.every((word) => /^\d{1,4}$/.test(word) || monthNamed(word) !== null)
  )
}
