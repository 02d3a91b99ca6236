import { sql } from 'kysely'
import { decimalsOf } from '../../language/money.ts'
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
  const words = wordsIn(text)
  const amounts = words.map((word) => amountIn(word, currency))
  const { from, to, wanted = null, newestFirst = true } = part
  return sql<string>`(
    select id from transactions_with(${words}::text[], ${amounts}::bigint[], ${from ?? '0001-01-01'}::date,
                                     ${to ?? '9999-12-31'}::date, ${wanted}::int, ${newestFirst}::boolean))`
}

/** Corrects words that occur in no transaction. Returns null if there is nothing to correct. */
export async function correctedText(db: ReadDb, text: string): Promise<string | null> {
  const words = wordsIn(text)
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

function wordsIn(text: string): string[] {
  const all = text.trim().split(/\s+/).slice(0, 8)
  const words = all.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length > 0 ? words : all
}

/** Reads "12.50", "12,5" or "$1,250" in minor units; null for other words. */
function amountIn(word: string, currency: string): bigint | null {
  const match = /^\p{Sc}?(\d{1,3}(?:[.,’']\d{3})+|\d{1,12})(?:[.,](\d{1,3}))?\p{Sc}?$/u.exec(word)
  const decimals = decimalsOf(currency)
  const [whole = '', fraction = ''] = [match?.[1]?.replace(/\D/g, ''), match?.[2]]
  if (!match || fraction.length > decimals) return null
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
}
