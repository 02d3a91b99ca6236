import { t } from '@lingui/core/macro'
import { decimalsIn, decimalsOf, isAmount, negated, productOf, ratioOf, sumOf } from './decimals.ts'
import { symbolOf } from './money-text.ts'

/**
 * Returns a typed amount as a decimal string: "1.234,56" and "1,234.56" in any locale, "(5.00)", "12k", "12+3*2", and
 * "€ 99" if the field has this currency. Other text is returned unchanged, so that the server reports the error.
 */
export function readAmount(text: string, locale: string, currency?: string): string {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, '').replaceAll('\u2212', '-')
  const bare = currency === undefined ? typed : withoutCurrency(typed, locale, currency)
  const accounted = /^\((.+)\)$/.exec(bare)?.[1]
  const amount = calculate(accounted ?? bare, decimalSignOf(locale), currency === undefined ? 6 : decimalsOf(currency))
  if (amount === null) return text
  return accounted === undefined ? amount : negated(amount)
}

/** Returns what is wrong with a typed amount, as a sentence, or null. */
export function refusalOf(text: string, locale: string, currency: string): string | null {
  if (text.trim() === '' || isAmount(readAmount(text, locale, currency))) return null
  if (isAmount(readAmount(text.replace(/\p{Sc}|[a-z]{1,3}\$?/giu, ''), locale)))
    return t`This amount is in ${currency}. Enter it without another currency.`
  const example = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234.56)
  return t`This isn't an amount. Enter it like ${example}, or as a sum like 12+3.`
}

/** From this size on, an amount may be a typing error, in major units. */
const large = '1000000000'

export const isLarge = (amount: string): boolean =>
  isAmount(amount) && amount.replace(/^-|\..*/g, '').length >= large.length

/** Removes the symbol or the code of this currency only. An amount in another currency is not an amount of this one. */
function withoutCurrency(typed: string, locale: string, currency: string): string {
  const names = [symbolOf(currency, locale).symbol, symbolOf(currency, 'en').symbol, currency]
  for (const name of names) {
    const [lower, wanted] = [typed.toLowerCase(), name.toLowerCase()]
    const sign = lower.startsWith('-') ? '-' : ''
    if (lower.startsWith(sign + wanted)) return sign + typed.slice(sign.length + wanted.length)
    if (lower.endsWith(wanted)) return typed.slice(0, -wanted.length)
  }
  return typed
}

const decimalSigns = new Map<string, string>()

export function decimalSignOf(locale: string): string {
  const known = decimalSigns.get(locale)
  if (known) return known
  const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  decimalSigns.set(locale, sign)
  return sign
}

const isExpression = /^[-+]?[\d.,]+k?(?:[-+*/×÷][\d.,]+k?)*$/i

/** Calculates a sum of products, rounded to the given decimals if it has more. A single number keeps its decimals. */
function calculate(text: string, decimalSign: string, decimals: number): string | null {
  if (!isExpression.test(text)) return null
  const terms = text.match(/[-+]?[^-+]+/g) ?? []
  const values = terms.map((term) => productIn(term, decimalSign))
  if (values.some((value) => value === null)) return null
  const sum = sumOf(values.filter((value) => value !== null))
  if (!/[-+*/×÷]/.test(text.slice(1)) || decimalsIn(sum) <= decimals) return sum
  return productOf(sum, '1', decimals)
}

/** Decimals of a quotient before it is rounded. */
const exactDecimals = 12

function productIn(term: string, decimalSign: string): string | null {
  const isNegative = term.startsWith('-')
  const [first = '', ...steps] = term.replace(/^[-+]/, '').split(/(?=[*/×÷])/)
  let product = numberIn(first, decimalSign)
  for (const step of steps) {
    const factor = numberIn(step.slice(1), decimalSign)
    if (product === null || factor === null) return null
    product = /[*×]/.test(step[0] ?? '')
      ? productOf(product, factor, decimalsIn(product) + decimalsIn(factor))
      : ratioOf(product, factor, exactDecimals)
  }
  return product !== null && isNegative ? negated(product) : product
}

/** The last of two kinds of separators is the decimal one. A single one before three digits depends on the locale. */
function numberIn(written: string, decimalSign: string): string | null {
  const isThousands = /k$/i.test(written)
  const digits = isThousands ? written.slice(0, -1) : written
  const marks = digits.replace(/\d/g, '')
  const last = marks.at(-1)
  const isMixed = last !== undefined && [...marks].some((mark) => mark !== last)
  const isRepeated = !isMixed && marks.length > 1
  const after = last === undefined ? 0 : digits.length - digits.lastIndexOf(last) - 1
  const isDecimal = last !== undefined && !isRepeated && (isMixed || last === decimalSign || after !== 3)
  const [whole = '', decimals = ''] = isDecimal
    ? [digits.slice(0, digits.lastIndexOf(last)), digits.slice(digits.lastIndexOf(last) + 1)]
    : [digits, '']
  const grouped = whole.split(/[.,]/)
  const isGrouped = grouped.length === 1 || grouped.slice(1).every((group) => group.length === 3)
  if (!isGrouped || (whole === '' && decimals === '') || (isMixed && whole.includes(last))) return null
  const number = `${grouped.join('') || '0'}${decimals === '' ? '' : `.${decimals}`}`
  return isThousands ? productOf(number, '1000', Math.max(0, decimals.length - 3)) : number
}
