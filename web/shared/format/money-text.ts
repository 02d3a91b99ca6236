/** `natural` shows a minus, `always` also a plus for positive amounts, and `never` no sign. */
export type AmountSign = 'natural' | 'always' | 'never'

export interface MoneyPart {
  type: Intl.NumberFormatPartTypes
  value: string
}

const minus = '\u2212'

/**
 * Returns the parts of an amount with the sign first: −$61.18, +$2,420.00, −1.650,00 €, ¥12,400. `value` is a decimal
 * string in major units ("-61.18") and is formatted exactly, without floating-point errors.
 */
export function partsOfMoney(
  value: string,
  currency: string,
  locale: string,
  sign: AmountSign,
  digits?: 0,
): MoneyPart[] {
  const isNegative = value.startsWith('-') && /[1-9]/.test(value)
  const parts: MoneyPart[] = formatOf(currency, locale, digits).formatToParts(asDecimal(value.replace(/^[-+]/, '')))

  if (sign === 'never') return parts
  if (isNegative) return [{ type: 'minusSign', value: minus }, ...parts]
  if (sign === 'always' && /[1-9]/.test(value)) return [{ type: 'plusSign', value: '+' }, ...parts]
  return parts
}

const formats = new Map<string, Intl.NumberFormat>()

/** The formatters are cached, because creating one takes longer than formatting a screen of amounts. */
function formatOf(currency: string, locale: string, digits?: 0): Intl.NumberFormat {
  const key = `${currency} ${locale} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  })
  formats.set(key, made)
  return made
}

export function textOfMoney(value: string, currency: string, locale: string, sign: AmountSign = 'natural'): string {
  return partsOfMoney(value, currency, locale, sign)
    .map((part) => part.value)
    .join('')
}

/** Returns an amount rounded to whole units, for tables whose exact amounts are shown elsewhere: $1,650. */
export function wholeTextOfMoney(
  value: string,
  currency: string,
  locale: string,
  sign: AmountSign = 'natural',
): string {
  return partsOfMoney(value, currency, locale, sign, 0)
    .map((part) => part.value)
    .join('')
}

/** Returns the symbol of a currency. `leads` is true if the locale writes it before the amount. */
export function symbolOf(currency: string, locale: string): { symbol: string; leads: boolean } {
  const parts = partsOfMoney('0', currency, locale, 'never')
  const at = parts.findIndex((part) => part.type === 'currency')
  return { symbol: parts[at]?.value ?? currency, leads: at < parts.findIndex((part) => part.type === 'integer') }
}

type Decimal = `${number}`

/** `Intl` formats decimal strings exactly. The type guards which strings it accepts. */
function asDecimal(value: string): Decimal {
  if (!isDecimal(value)) throw new Error(`Not a decimal amount: ${value}`)
  return value
}

function isDecimal(value: string): value is Decimal {
  return /^\d+(\.\d+)?$/.test(value)
}
