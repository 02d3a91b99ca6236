import { type FactRow, moneyIn } from '../facts.ts'
import { isMostly } from '../labels.ts'
import { foldLetters } from './letters.ts'
import { addressSign, legalForm, nameLead, noName, shopWord, trailingTitle } from './merchant-words.ts'
import { spaced } from './name-spaces.ts'

export function isNameLike(row: FactRow): boolean {
  const text = cleaned(row.text)
  if (lettersIn(text) < 3 || noName.test(text) || moneyIn(row).length > 0 || /\bCAPITAL\b.*\d/i.test(text)) return false
  if (legalForm.test(text)) return true
  if (describesBusiness(text)) return false
  if (isMostly(row, 'title')) return false
  return !addressSign.test(foldLetters(row.text)) && lettersIn(text) >= digitsIn(text) * 2 && row.dates.length === 0
}

function describesBusiness(text: string): boolean {
  const [label = '', value] = text.split(/:\s*/)
  return value !== undefined && /^\p{L}[\p{L} .]{2,}$/u.test(label.trim()) && !shopWord.test(foldLetters(label))
}

export function cleaned(text: string): string {
  return spaced(
    text
      .replace(/\s*[([]\s*(?:CO\.? ?(?:REG)?\.? ?NO\.?\s*:?)?\s*[A-Z]{0,3}\d[\dA-Z -]{4,}[A-Z]?\s*[)\]]?.*$/i, '')
      .replace(/\s+\d{5,7}-[A-Z](?![A-Z\d]).*$/, '')
      .replace(/\s+(?:CO\.? ?REG|COMPANY NO|REG\.? NO|GST|ROC)\b.*$/i, '')
      .replace(nameLead, '')
      .replace(/\bS[DO0]N\.?,? ?\.?[B38][HN][DO0]\b/i, (form) => (/SDN.*BHD/i.test(form) ? form : 'SDN BHD'))
      // Either word may have a wrong letter: "SDN. BHX", "Sdn Hnd".
      .replace(/\bSDN\.? ?[BH8][A-Z][A-Z0]\.?$/i, 'SDN BHD')
      .replace(/\bG[MHN][BH8]H$/, 'GMBH')
      .replace(/(\bB\wD\b\.?|\bGMBH\b|\bS\/B\b)[^\p{L}]*\p{L}{1,2}$/iu, '$1')
      .replace(/\s+(?:#\s?\d{1,6}|\d{5,}-?[A-Z]?\)?)$/, '')
      .replace(trailingTitle, '')
      .replace(/\s{2,}/g, ' ')
      .replace(/^[^\p{L}\p{N}'&]+|[^\p{L}\p{N}.)!'&]+$/gu, '')
      .trim(),
  )
}

export function lettersIn(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length
}

export function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
