import { isCurrencyWord } from '../../../language/currencies.ts'
import { plainWords } from '../../../language/letters.ts'
import { isAbout, NUMBER, readAmount } from './amounts.ts'
import { monthIn } from './months.ts'
import { phraseIn } from './periods.ts'
import { isTitle } from './sections.ts'
import { cutIntoClauses } from './sentences.ts'
import { withoutEnd } from './vocabulary.ts'

const bullet = /^\s*(?:[-*+•–·]\s+)?(?:[-*+•–·☐☑✓✅☒]|\[[ xX]?\]|\d{1,3}[.)])\s+/

/** Splits "- Eating out: €150 a month" into the name and the amount. A line without an amount is returned unchanged. */
export function splitLine(line: string): string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  const text = line.slice(indent.length).replace(bullet, '').trimEnd()
  const cut = cutAfterName(text) ?? cutBeforeName(text)
  return cut ? [indent + cut.name, cut.amount] : [indent + text]
}

/** Splits "My budget: rent 1200, food 450 and phone 35" into three lines. Other lines stay one. */
export function cutSentence(line: string): string[] {
  const clauses = cutIntoClauses(line.replace(bullet, ''))
  if (clauses) return clauses
  const begin = /^[\p{L} ]{0,40}:(?=\s*\p{L})/u.exec(line)?.[0] ?? ''
  const parts = line
    .slice(begin.length)
    .split(/[;\n]|,(?!\d)|\s(?:and|und|et|y|en|e|i|och|plus|&)\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => cutAfterName(part) ?? cutBeforeName(part)) ? parts : [line]
}

/** Splits a single line of alternating names and numbers: "rent 900 food 300 phone 20". */
export function cutRow(line: string): string[] {
  const parts = line.split(/(?<=\d)\s+(?=\p{L}{3})/u)
  const isRow = parts.length >= 3 && parts.every((part) => /^[\p{L}\s:&'-]+\p{Sc}?[\d.,]+\p{Sc}?$/u.test(part))
  return isRow ? parts : [line]
}

const leader = ' \t:=–—_.·…→>-'

interface Cut {
  name: string
  amount: string
}

/** Ends the name at the first number that only a currency, a period or a note follows: "Channel 4: 6.50 a month". */
function cutAfterName(text: string): Cut | null {
  for (const start of numbersIn(text)) {
    const before = text.slice(0, start)
    const begin = before.length - signBefore(before).length
    const name = withoutEnd(text.slice(0, begin), leader)
    const amount = text.slice(begin).trimStart()
    if (
      /\p{L}[^,;]*$/u.test(name) &&
      !name.endsWith('/') &&
      readAmount(amount, 'EUR') !== null &&
      !isYearOf(name, amount)
    )
      return { name, amount }
  }
  return null
}

function isYearOf(name: string, amount: string): boolean {
  return /^[-–]?20\d\d$/.test(amount) && (monthIn(name) !== null || isTitle(name))
}

function signBefore(text: string): string {
  const sign = /(?:[(~+−-]\s?)?(?:\p{L}{1,2}\$|\p{Sc})\s?$|[(~+−-]$/u.exec(text.slice(-6))?.[0]
  if (sign !== undefined) return sign
  const word = /(?<![\p{L}\p{N}])\p{L}{1,13}\.?\s?$/u.exec(text.slice(-16))?.[0] ?? ''
  const bare = word.trim().replace('.', '')
  return isCurrencyWord(bare) || isAbout(bare) ? word : ''
}

/** Reads lines that start with the amount: "$1200 rent", "15/week gym". */
function cutBeforeName(text: string): Cut | null {
  const number = new RegExp(`^(?:[~(+-]\\s?)?(?:\\p{Sc}|[A-Z]{3})?\\s?(?:${NUMBER.source})`, 'u').exec(text)?.[0]
  if (number === undefined) return null
  const words = text.slice(number.length).split(/(?<=[\s/])/)
  const isUnit = (word: string) => /^\s*(?:\p{Sc}|[\s/:=–-]*)\s*$/u.test(word) || isCurrencyWord(word.trim())
  while (words[0] !== undefined && isUnit(words[0])) words.shift()
  const period = phraseIn(words.slice(0, 4).join(''))
  const rest = period?.at === 0 ? words.slice(period.length) : words
  const name = rest
    .join('')
    .replace(/^[\s:=/–-]+/, '')
    .replace(/^(?:for|für|pour|para|per|voor|na|on)\s+/iu, '')
  const amount = withoutEnd(text.slice(0, text.length - rest.join('').length), ' \t:=–-')
  const isAmount = readAmount(amount, 'EUR') !== null
  return /\p{L}{2}/u.test(name) &&
    !/\d/.test(name) &&
    plainWords(name).split(' ').length <= 5 &&
    isAmount &&
    !isYearOf(name, amount)
    ? { name, amount }
    : null
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(new RegExp(NUMBER.source, 'g'))].slice(0, 8).map(({ index }) => index)
}
