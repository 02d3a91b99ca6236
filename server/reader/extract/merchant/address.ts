import type { FactRow } from '../facts.ts'
import { foldLetters } from './letters.ts'
import { addressSign } from './merchant-words.ts'

const headRows = 10
const contact = /TEL|FAX|PHONE|GST|VAT|TAX|REG|\bNO[.:]? ?\d{4}|@|WWW|\d[-\d ]{7}/
const startsWithNumber = /^(?:NO\.? ?|LOT )?\d{1,5}[A-Z]?,? \p{L}[\p{L} .'-]{3,}/u
const endsWithNumber = /^\p{L}[\p{L} .'-]{3,} \d{1,4}[A-Z]?$/u
const postcode = /^(?:[A-Z]{1,2}-)?\d{5,6}[ ,]|^\d{4} [A-Z]{2}\b|^\d{2,3}[- ]\d{2,3} |\b\d{5}$/

/** Returns the street and house number above the purchases, such as "7210WOODLAWNAVENE", or null. */
export function streetIn(rows: FactRow[]): string | null {
  for (const row of rows.slice(0, headRows)) {
    const text = foldLetters(row.text).trim()
    const isStreet = (startsWithNumber.test(text) || endsWithNumber.test(text)) && addressSign.test(text)
    if (!isStreet || contact.test(text) || postcode.test(text) || row.dates.length > 0) continue
    if (row.amounts.some(({ decimals }) => decimals > 0)) continue
    return text.replace(/[^A-Z0-9]/g, '')
  }
  return null
}
