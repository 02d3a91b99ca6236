import { CURRENCY_CODES, CURRENCY_SIGNS, CURRENCY_WORDS } from '../../../language/dictionary/currencies.ts'

/** Signs and words that mean one currency; "$" and "kr" mean several, and "£" on a statement is the pound. */
const known = new Map(
  Object.entries({ ...CURRENCY_SIGNS, ...CURRENCY_WORDS, '£': ['GBP'], euroa: ['EUR'] }).flatMap(
    ([written, [code, ...others]]) => (code && others.length === 0 ? [[written, code] as const] : []),
  ),
)

export function isCurrencyCode(cell: string): boolean {
  return CURRENCY_CODES.has(cell)
}

/** ISO 4217, of a heading or an amount that names one: "Amount (EUR)", "Betrag (€)", "-87,32 PLN". Null where none is clear. */
export function currencyNamed(text: string): string | null {
  for (const part of text.match(/\p{Sc}|\p{L}+/gu) ?? []) {
    if (CURRENCY_CODES.has(part)) return part
    const code = known.get(part.toLowerCase())
    if (code) return code
  }
  return null
}
