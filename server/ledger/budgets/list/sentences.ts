import { isCurrencyWord } from '../../../language/currencies.ts'
import {
  CONJUNCTIONS,
  INCOME_VERBS,
  NOUN_VERBS,
  SENTENCE_FILLERS,
  SENTENCE_VERBS,
} from '../../../language/dictionary/budget-sentences.ts'
import { plainWords } from '../../../language/letters.ts'
import { NUMBER, readAmount } from './amounts.ts'
import { mentionsPeriod, periodOnly } from './periods.ts'

const incomeVerbs = new Set(INCOME_VERBS)
const verbs = new Set([...SENTENCE_VERBS, ...INCOME_VERBS])
const nounVerbs = new Set(NOUN_VERBS)
const fillers = new Set(SENTENCE_FILLERS)
const conjunction = new RegExp(String.raw`^(?:${CONJUNCTIONS.join('|')})\s`, 'iu')
const joints = new RegExp(String.raw`,\s+|\s(?=(?:${CONJUNCTIONS.join('|')})\s)`, 'u')
const ends = /[;!?]\s+|(?<=\d|\p{L}{3})(?<!approx|circa)\.\s+(?=\p{L})/iu
const numbers = new RegExp(NUMBER.source, 'g')
const maxPeriodWords = 5
/** A longer clause is prose. */
const maxWords = 30

/**
 * Rewrites "we pay 900 for rent, groceries are about 120 a week" as "rent: 900" and "groceries: 120 a week". Returns
 * null for a text without a verb, or with a part that is not one name and one amount.
 */
export function cutIntoClauses(text: string): string[] | null {
  if (!/\d/.test(text)) return null
  const joined = text.replace(numbers, (number) => number.replaceAll(' ', '\u00a0')).replace(/[.!?\s]+$/, '')
  if (!hasVerb(wordsOf(joined))) return null
  const sentences = joined.replace(/^[^\d:]{0,80}:\s*(?=\p{L})/u, '').split(ends)
  const clauses: string[] = []
  for (const each of sentences.flatMap(clausesOf)) {
    const clause = readClause(each)
    if (clause === null) return null
    clauses.push(clause)
  }
  return clauses.length > 0 ? clauses : null
}

function hasVerb(words: string[]): boolean {
  const bare = words.filter((word) => /^[\p{L}\p{M}]+,?$/u.test(word)).map(plainWords)
  if (bare.some((word) => verbs.has(word))) return true
  if (words.length > maxWords || !bare.some((word) => nounVerbs.has(word))) return false
  const period = periodIn(words)
  const others = new Set(period ? words.slice(period.at, period.at + period.length).map(plainWords) : [])
  return bare.some((word) => fillers.has(word) && !others.has(word))
}

/** Joins a part without an amount to the one that it belongs to: "60 for gas and water", "rent and heating are 900". */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let waiting = ''
  for (const part of sentence.split(joints).map((each) => each.trim())) {
    const isJoined = conjunction.test(part)
    if (!/\d/.test(part)) {
      if (isJoined && waiting === '') clauses.push(`${clauses.pop() ?? ''} ${part}`)
      else waiting = isJoined ? `${waiting} ${part}` : part
      continue
    }
    const isNameless = nameIn(wordsOf(part)) === ''
    clauses.push((isJoined || isNameless) && waiting !== '' ? `${waiting} ${part}` : part)
    waiting = ''
  }
  return clauses
}

function readClause(clause: string): string | null {
  const words = wordsOf(clause.replace(/(?<=\d)\s?-\s?(?=\p{L})/gu, ' '))
  if (words.length > maxWords) return null
  const period = periodIn(words)
  const rest = period ? [...words.slice(0, period.at), ...words.slice(period.at + period.length)] : words
  const amounts = rest.flatMap((word, at) => (/\d/.test(word) ? [at] : []))
  const [at] = amounts
  if (at === undefined || amounts.length > 1) return null
  const [begin, end] = [at - count(rest[at - 1]), at + 1 + count(rest[at + 1])]
  const name = nameIn(rest.slice(0, begin)) || nameIn(rest.slice(end))
  const how = period ? words.slice(period.at, period.at + period.length) : []
  const amount = [...rest.slice(begin, end), ...how].join(' ')
  const section = words.some((word) => incomeVerbs.has(plainWords(word))) ? 'Income:' : ''
  return /\p{L}{2}/u.test(name) && readAmount(amount, 'EUR') !== null ? `${section}${name}: ${amount}` : null
}

const count = (word: string | undefined) =>
  word !== undefined && (isCurrencyWord(word) || /^\p{Sc}$/u.test(word)) ? 1 : 0

/** The longest words that say how often, other than a name such as "weekly shop" before the amount. */
function periodIn(words: string[]): { at: number; length: number } | null {
  if (!mentionsPeriod(words.join(' '))) return null
  const number = words.findIndex((word) => /\d/.test(word))
  for (const from of [number + 1, 0]) {
    for (let length = maxPeriodWords; length > 0; length--) {
      for (let at = from; at + length <= words.length; at++) {
        const isWhole = from > 0 || length > 1
        if (isWhole && periodOnly(words.slice(at, at + length).join(' ')) !== null) return { at, length }
      }
    }
  }
  return null
}

/** Removes fillers from both ends. A capital after the first word begins a noun ("Kosten") and not a verb. */
function nameIn(words: string[]): string {
  const isFiller = (word: string, at: number) =>
    plainWords(word).split(' ').every(isFillerWord) && (at === 0 || !/^\p{Lu}\p{Ll}/u.test(word))
  const begin = words.findIndex((word, at) => !isFiller(word, at))
  const end = words.findLastIndex((word, at) => !isFiller(word, at))
  const name = begin < 0 ? '' : words.slice(begin, end + 1).join(' ')
  return name.replace(/^(?:[dl]|dell|all|nell|sull)['’](?=\p{L})/iu, '').replace(/[,;:]+$/, '')
}

const isFillerWord = (word: string) =>
  word === '' || fillers.has(word) || verbs.has(word) || nounVerbs.has(word) || /^\p{Nd}+$/u.test(word)

const wordsOf = (text: string) => text.split(/[ \t]+/).filter((word) => word !== '')
