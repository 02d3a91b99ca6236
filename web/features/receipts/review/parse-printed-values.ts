import { isDay } from '../../../shared/format/dates.ts'
import { isAmount } from '../../../shared/format/decimals.ts'
import { readAmount } from '../../../shared/format/typed-amount.ts'

/** Returns the amount in a printed word, such as "RM12.50", "1.650,00€" or "-2.00" without its sign, or null. */
export function amountIn(word: string, locale: string): string | null {
  const printed = word.match(/\d[\d.,'’ ]*/)?.[0].replace(/[.,'’ ]+$/, '')
  if (!printed) return null
  const amount = readAmount(printed, locale)
  return isAmount(amount) ? amount : null
}

/** Returns the day in a printed word: "2018-03-18", "18/03/2018", or "11/16/26" in the locale's order. */
export function dayIn(word: string, locale: string): string | null {
  const parts = word.match(/\d+/g)
  if (parts?.length !== 3) return null
  const order = isYear(parts[0] ?? '') ? ['year', 'month', 'day'] : orderIn(locale)
  const read = (kind: string) => parts[order.indexOf(kind)] ?? ''
  const year = read('year').length === 2 ? `20${read('year')}` : read('year')
  const day = `${year}-${read('month').padStart(2, '0')}-${read('day').padStart(2, '0')}`
  const swapped = `${year}-${read('day').padStart(2, '0')}-${read('month').padStart(2, '0')}`
  return isDay(day) ? day : isDay(swapped) ? swapped : null
}

function orderIn(locale: string): string[] {
  const kinds: string[] = new Intl.DateTimeFormat(locale).formatToParts(new Date(2020, 0, 2)).map(({ type }) => type)
  const order = kinds.filter((kind) => kind === 'day' || kind === 'month')
  return [...order, 'year']
}

function isYear(text: string): boolean {
  return text.length === 4
}
