import { lruCache } from '../base/lru-cache.ts'
import { readerFormat } from '../base/text.ts'
import { decimalOf, decimalsOf, isCurrency, type Money } from './money.ts'

/** Users can choose any format, so the number that is kept has a limit. */
const formats = lruCache<Intl.NumberFormat>(100)

/** "€1,200.00" in the format of the reader. */
export const formatMoney = (money: Money): string => formatAmount(decimalOf(money), money.currency)

/** "€1,200.00", or "1,200.00" without a known currency. Keeps all decimals of the amount. */
export function formatAmount(decimal: string, currency: string | null): string {
  if (!isNumeric(decimal)) return decimal
  const known = currency !== null && isCurrency(currency) ? currency : undefined
  const minimumFractionDigits = Math.max(known ? decimalsOf(known) : 0, decimal.split('.')[1]?.length ?? 0)
  const locale = readerFormat()
  const key = `${locale} ${known} ${minimumFractionDigits}`
  const options = { minimumFractionDigits, ...(known && ({ style: 'currency', currency: known } as const)) }
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format, 1)
  return format.format(decimal)
}

const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d{1,20})?$/.test(text)
