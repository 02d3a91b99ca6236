import { sql } from 'kysely'
import { readDecimal, toMinor } from '../../language/decimals.ts'
import { decimalsOf, isCurrency, maxMinor } from '../../language/money.ts'
import { nearestWord } from '../../language/spelling.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** Limits the search to dates, or to the first matches in one direction. */
export interface SearchedPart {
  from?: string | null | undefined
  to?: string | null | undefined
  wanted?: number | null
  newestFirst?: boolean
}

/** SQL for the ids of the transactions that contain a text, which must not be blank. */
export function transactionsWithText(text: string, currency: string, part: SearchedPart = {}) {
  const all = wordsIn(text, currency)
  const [words, amounts] = [all.map((word) => word.text), all.map(({ minor }) => minor)]
  const { from, to, wanted = null, newestFirst = true } = part
  return sql<string>`(
    select id from transactions_with(${words}::text[], ${amounts}::bigint[], ${from ?? '0001-01-01'}::date,
                                     ${to ?? '9999-12-31'}::date, ${wanted}::int, ${newestFirst}::boolean))`
}

/** Corrects words that occur in no transaction. Returns null if there is nothing to correct. */
export async function correctedText(db: ReadDb, text: string): Promise<string | null> {
  const words = text.trim().split(/\s+/).slice(0, 8)
  const corrected = await words.reduce<Promise<string[]>>(async (before, word) => {
    const done = await before
    return [...done, (await correctedWord(db, word)) ?? word]
  }, Promise.resolve([]))
  return corrected.join(' ') === words.join(' ') ? null : corrected.join(' ')
}

async function correctedWord(db: ReadDb, word: string): Promise<string | undefined> {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return undefined
  const alike = await db
    .selectFrom(sql<{ word: string; plainTyped: string }>`words_like(${word})`.as('alike'))
    .select(['alike.word', 'alike.plainTyped'])
    .execute()
  const [first] = alike
  return (
    first &&
    nearestWord(
      first.plainTyped,
      alike.map((each) => each.word),
    )
  )
}

interface SearchedWord {
  text: string
  /** The amount in minor units if the word is one. */
  minor: bigint | null
}

function wordsIn(text: string, currency: string): SearchedWord[] {
  const all = text
    .replace(amountsIn(currency), (_, before?: string, amount = '', after?: string) => {
      const [code] = [before, after].filter((mark) => /^[A-Z]{3}$/.test(mark ?? ''))
      return `${amount.replace(spaces, '’')}${code === undefined ? '' : unit + code}`
    })
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .map((word) => {
      const [written = '', code = currency] = word.split(unit)
      return { text: written, minor: amountIn(written, code) }
    })
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word.text))
  return words.length > 0 ? words : all
}

const spaces = /[ \u00a0\u202f]/g
/** Separates an amount from the code of its currency. No text contains it. */
const unit = '\u0000'

/** Amounts as a list shows them: "−1.234,50 €", "1 234,50 EUR" and "CHF 1’234.50". */
function amountsIn(currency: string): RegExp {
  const sign = '(?:[-+−–] ?)?'
  const mark = `(\\p{Sc}|[A-Z]{3}|${currency.toLowerCase()}|kr|zł|Kč|Ft)`
  const space = '[ \\u00a0\\u202f]?'
  const grouped = "\\d{1,3}(?:[\\u00a0\\u202f’'.,]\\d{3})+(?:[.,]\\d{1,3})?|\\d{1,3}(?: \\d{3})+[.,]\\d{1,3}"
  const amount = `(${grouped}|\\d{1,12}(?:[.,]\\d{1,3})?)`
  const [from, to] = ['(?<![\\p{L}\\p{N}.,])', '(?![\\p{L}\\p{N}])']
  return new RegExp(`${from}${sign}(?:${mark}${space})?${sign}${amount}(?:${space}${mark})?${to}`, 'gu')
}

function amountIn(word: string, currency: string): bigint | null {
  const digits = isCurrency(currency) ? decimalsOf(currency) : 2
  const isFraction = digits === 3 && /^\d+[.,]\d{3}$/.test(word)
  const decimal = isFraction ? word.replace(',', '.') : readDecimal(word)
  const minor = decimal === undefined ? undefined : toMinor(decimal, digits)
  return minor === undefined || minor > maxMinor ? null : minor
}
