import type { FactRow } from '../facts.ts'
import { foldLetters } from './letters.ts'
import { cleaned, lettersIn } from './name-lines.ts'

/** The shop's name in a sentence such as "Thank you for shopping at Green Lake Market". */
export interface Signature {
  name: string
  row: FactRow
}

const thanks =
  /(?:THANK(?:S| ?YOU)? FOR (?:SHOPPING|VISITING|DINING|EATING|STAYING|YOUR \w+) (?:AT|WITH|WITH US AT|IN|TO)|THANK YOU FROM|IHREN? (?:EINKAUF|BESUCH) (?:BEI|IM|IN)|VISITE (?:CHEZ|A)|ACHATS? CHEZ|(?:VISITA|COMPRAR?|COMPRA) EN|ACQUISTI? (?:DA|PRESSO)|BEZOEK (?:BIJ|AAN)|AANKOOP BIJ|ZAKUPY W)\s+/
const thanksAlone = /THANK ?YOU FOR (?:SHOPPING|VISITING|DINING)(?: (?:AT|WITH))?$/
const noShop = /^(?:US|OUR|THE|THIS|UNS|NOUS|NOSOTROS|NOI|ONS|NAS|UNSER\w*|NOTRE|NUESTR\w*|NOSTR\w*)\b/

/** Returns the names that the receipt's closing sentences contain, on the same line or the next. */
export function signaturesIn(rows: FactRow[]): Signature[] {
  return rows.flatMap((row, index): Signature[] => {
    const text = foldLetters(row.text)
    const match = thanks.exec(text)
    const below = rows[index + 1]
    if (match && text.length === row.text.length) return named(row.text.slice(match.index + match[0].length), row)
    return thanksAlone.test(text.trim()) && below ? named(below.text.replace(/^AT\s+/i, ''), below) : []
  })
}

function named(text: string, row: FactRow): Signature[] {
  const name = cleaned(text.split(/[,;:!]|\.\s/)[0] ?? '')
  const isName = lettersIn(name) >= 4 && lettersIn(name) <= 40 && !noShop.test(foldLetters(name))
  return isName ? [{ name, row }] : []
}
