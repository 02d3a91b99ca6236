import { readerLanguage } from '../base/text.ts'
import { decimalOf, type Money } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** "€1,200.00" in the language of the reader. */
export function formatMoney(money: Money): string {
  const language = readerLanguage()
  const key = `${language} ${money.currency}`
  const options = { style: 'currency', currency: money.currency } as const
  const format = formats.get(key) ?? new Intl.NumberFormat(language === 'en' ? 'en-US' : language, options)
  formats.set(key, format)
  const decimal = decimalOf(money)
  return isNumeric(decimal) ? format.format(decimal) : decimal
}

const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)
