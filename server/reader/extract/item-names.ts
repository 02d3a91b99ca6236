import { type FactRow, moneyIn } from './facts.ts'

export function ownName(row: FactRow): string {
  const name = beforeFigures(row)
  return isCode(name) || isOfUnits(name) ? '' : name
}

export function ownCode(row: FactRow): string {
  const code = beforeFigures(row)
  return /\p{L}{2}/u.test(code.replace(unitsAndCounts, '')) ? code : ''
}

function beforeFigures(row: FactRow): string {
  // "0,25l" is the size of the item.
  const money = moneyIn(row).filter(({ end }) => !measure.test(row.text.slice(end)))
  const first = money.find(({ start }) => /\p{L}{2}/u.test(row.text.slice(0, start))) ?? money[0]
  return nameIn(row.text.slice(0, first?.start ?? row.text.length))
}

const measure = /^\s?\/?\s?(?:l|ml|cl|dl|lt|ltr|gal|kg|g|gr|m|cm|mm|oz|lb)(?![\p{L}\d])/iu

/**
 * Returns true if the number that ends at `end` has a unit of weight or volume or is a price per unit. A single capital
 * is a tax code ("L" for the low rate).
 */
export function isMeasured(text: string, end: number): boolean {
  return measure.test(text.slice(end)) && !/^\s?\p{Lu}(?!\p{L})/u.test(text.slice(end))
}

/** "3 Stk x 1,20 EUR/kg" is a count and a price without a name. */
function isOfUnits(name: string): boolean {
  return !/\p{L}/u.test(name.replace(unitWords, ''))
}

export function nameIn(text: string): string {
  const name = text
    .replace(/^[^\p{L}\p{N}#+]+/u, '')
    .replace(/^[\d-]{5,}(?:\s*[-–*:]+\s*|\s+|(?=\p{L}{3}))/u, '')
    .replace(/^(?:S[RZ]|ZR|ZRL)\s*[:.]\s*/i, '')
    .replace(/^\d{1,3}(?:[xX×*.:)]\s*|\s+[x×*]\s+|\s+)(?=[\p{L}#+(])/u, '')
    .replace(/^\d{1,2}\.\s+(?=\d)/, '')
    .replace(/^\d{1,2}(?=\p{Lu}\p{L}|#\d|\+\p{L})/u, '')
    .replace(trailingCount, '')
    .replace(/[\s-]+\d+[.,]\d{2,3}\s?(?:L|LTR|LT|KG|GAL)\s*[@x×*].*$/i, '')
    .replace(/\s+(?:RM|EUR|USD|MYR|PLN|CHF|SEK|DKK|[$€£])\s*$/i, '')
    // Removes a count in a separate column, or "5 x", "x 5" and "@". A number of three digits or a size (4X40) belongs
    // to the name.
    .replace(
      /(?:\s{2,}\d+(?:[.,]\d+)?|\s+\d{1,2}|\s+\d+(?:[.,]\d+)?\s?[xX×*@]|(?:\s[xX]|[×*@])\s?\d+(?:[.,]\d+)?)\s*$/,
      '',
    )
    .replace(/\s*(?:[@×*=:(]|(?<=[\d\s)])[xX])+\s*$/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return /\p{L}{2}|\p{L}\d|[\u2e80-\u9fff]/u.test(name) && !/^(?:RM|EUR|USD|SR|ZR|x)$/i.test(name) ? name : ''
}

/** Matches article numbers such as "FG-H00030" or "8239 G3", which contain no word, not even one joined with digits. */
function isCode(name: string): boolean {
  const bare = name.replace(measured, '').replace(unitWords, '')
  const hasWord = /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])|\p{L}{4}|[\u2e80-\u9fff]/u.test(bare)
  return !hasWord && (/\d/.test(bare) || bare.trim() === '')
}

const units =
  'STK|STCK|STUCK|STÜCK|ST|PCS?|PKT|UNITS?|UNID|UN|UNI|UDS?|U|EACH|EA|SZT|OP|PZ|PEZZI|KS|DB|KG|G|GR|LBS?|OZ|LTR|L|ROLL|BOX|PACK|SET|DISC|NR?|QTY|LGTH|LGT|BTLS?|CTNS?|RIM|REAM|PAIR|PRS|NOS|BDL|PKTS|RM|EUR|EURO|USD|MYR|PLN|ZL|ZŁ|CHF|FR|SEK|DKK|NOK|KR|KC|KČ|CZK|FT|GBP|X|À|A'
const unitsAndCounts = new RegExp(String.raw`^[\d\W]*(?!EURO)(?:${units})(?![\p{L}\d]).*`, 'iu')
const unitWords = new RegExp(String.raw`(?<![\p{L}])(?:${units})(?![\p{L}])`, 'giu')

/** "10 STK" after a name is the number of pieces in the package. */
const measured = new RegExp(String.raw`\s\d{1,4}\s?(?:${units})\.?$`, 'iu')

/** Matches "3 szt. x" after a name, or the same without the cross in a separate column. */
const trailingCount =
  /(?:\s+\d+(?:[.,]\d+)?\s?(?:SZT|STK|UDS?|UN|KS|ST|PCS|PZ|KG|LB)\.?\s*[xX×*@àÀ].*|\s{2,}\d+(?:[.,]\d+)?\s?(?:SZT|STK|UDS?|UN|KS|ST|PCS|PZ)\.?\s*)$/i
