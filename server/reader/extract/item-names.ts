import { type FactRow, moneyIn } from './facts.ts'

/** The words before the figures of a priced row; empty where only a code, a count or a price stands there. */
export function ownName(row: FactRow): string {
  const money = moneyIn(row)
  const first = money.find(({ start }) => /\p{L}{2}/u.test(row.text.slice(0, start))) ?? money[0]
  const name = nameIn(row.text.slice(0, first?.start ?? row.text.length))
  return isCode(name) ? '' : name
}

/** A row's text without running numbers, article codes, counts and currency words around the name. */
export function nameIn(text: string): string {
  const name = text
    .replace(/^[^\p{L}\p{N}#+]+/u, '')
    .replace(/^[\d-]{5,}(?:\s*[-–*:]+\s*|\s+|(?=\p{L}{3}))/u, '')
    .replace(/^(?:S[RZ]|ZR|ZRL)\s*[:.]\s*/i, '')
    .replace(/^\d{1,3}(?:[xX×*.:)]\s*|\s+[x×*]\s+|\s+)(?=[\p{L}#+(])/u, '')
    .replace(/^\d{1,2}(?=\p{Lu}\p{L}|#\d|\+\p{L})/u, '')
    .replace(/\s+\d+(?:[.,]\d+)?\s*(?:SZT|STK|UDS)\.?\s*(?:[xX×*].*)?$/i, '')
    .replace(/\s+(?:RM|EUR|USD|MYR|PLN)\s*$/i, '')
    .replace(/(?:\s+\d+(?:[.,]\d+)?\s*[xX×*@]?|\s*(?:(?<!\p{L})[xX]|[×*@])\s*\d+(?:[.,]\d+)?)\s*$/u, '')
    .replace(/\s*(?:[@×*=:(]|(?<=[\d\s)])[xX])+\s*$/, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return /\p{L}{2}|\p{L}\d|[\u2e80-\u9fff]/u.test(name) && !/^(?:RM|EUR|USD|SR|ZR|x)$/i.test(name) ? name : ''
}

/** An article number such as "FG-H00030" or "8239 G3": it has no word of letters alone. */
function isCode(name: string): boolean {
  const hasWord = /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])|[\u2e80-\u9fff]/u.test(name.replace(unitWords, ''))
  return !hasWord && (/\d/.test(name) || name.replace(unitWords, '').trim() === '')
}

/** What a count is of; no name by itself. */
const unitWords = /\b(?:STK|STCK|STUCK|PCS?|PKT|UNITS?|EACH|EA|SZT|PZ|KG|LTR|ROLL|BOX|PACK|SET|DISC)\b/gi
