/** `natural`: a minus where there is one. `always`: also a plus above zero. `never`: the bare figure. */
export type AmountSign = 'natural' | 'always' | 'never'

/** The kinds of part that `Intl` makes, with the sign as we write it. */
export interface MoneyPart {
  type: Intl.NumberFormatPartTypes
  value: string
}

const minus = '\u2212'

/**
 * The parts of an amount, sign first: −$61.18, +$2,420.00, −1.650,00 €, ¥12,400.
 * `value` is a decimal string in major units ("-61.18"); it is formatted exactly, never as a float.
 */
export function partsOfMoney(value: string, currency: string, locale: string, sign: AmountSign): MoneyPart[] {
  const isNegative = value.startsWith('-') && /[1-9]/.test(value)
  const parts: MoneyPart[] = formatOf(currency, locale).formatToParts(asDecimal(value.replace(/^[-+]/, '')))

  if (sign === 'never') return parts
  if (isNegative) return [{ type: 'minusSign', value: minus }, ...parts]
  if (sign === 'always' && /[1-9]/.test(value)) return [{ type: 'plusSign', value: '+' }, ...parts]
  return parts
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept: making one takes longer than writing a screen of amounts with it. */
function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${currency} ${locale}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, made)
  return made
}

/** The same as one string, for labels and titles. */
export function textOfMoney(value: string, currency: string, locale: string, sign: AmountSign = 'natural'): string {
  return partsOfMoney(value, currency, locale, sign)
    .map((part) => part.value)
    .join('')
}

/** The sign of the currency and the side on which the locale writes it. */
export function symbolOf(currency: string, locale: string): { symbol: string; leads: boolean } {
  const parts = partsOfMoney('0', currency, locale, 'never')
  const at = parts.findIndex((part) => part.type === 'currency')
  return { symbol: parts[at]?.value ?? currency, leads: at < parts.findIndex((part) => part.type === 'integer') }
}

/**
 * What was typed as an amount, as a decimal string: "1.650,5" in German and "1,650.50" in English are both "1650.5…".
 * Text that is no amount comes back as it is, so that the server can say so.
 */
export function readAmount(text: string, locale: string): string {
  const typed = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(minus, '-')
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
  const other = decimal === ',' ? '.' : ','
  // One separator with one or two digits behind it is a decimal separator in any locale.
  const plain = new RegExp(`^-?\\d+[${other}]\\d{1,2}$`).test(typed)
    ? typed.replace(other, '.')
    : typed.replaceAll(other, '').replace(decimal, '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '') : text
}

type Decimal = `${number}`

/** `Intl` takes decimal strings exactly; the type says which strings are. */
function asDecimal(value: string): Decimal {
  if (!isDecimal(value)) throw new Error(`Not a decimal amount: ${value}`)
  return value
}

function isDecimal(value: string): value is Decimal {
  return /^\d+(\.\d+)?$/.test(value)
}
