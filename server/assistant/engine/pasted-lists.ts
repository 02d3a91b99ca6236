import { plainLetters } from '../../language/letters.ts'
import { cutSentence } from '../../ledger/budgets/list/text-lines.ts'

/** Returns true for rows with amounts under a budget word, or for a line with several amounts. */
export function looksLikeBudgetList(text: string): boolean {
  const rows = text
    .slice(0, 100_000)
    .split(/\r\n|\r|\n/)
    .filter((row) => row.trim() !== '')
  const [first = '', ...others] = rows
  if (others.length === 0) return isListOfOneLine(first.trim())
  const withAmount = rows.filter((row) => /\d/.test(row) && /\p{L}{2}/u.test(row))
  const isTitled = isTitleAlone(first)
  if (withAmount.length < (isTitled ? 2 : 3)) return false
  const divided = withAmount.filter((row) => /[;\t|]/.test(row) || /,\s*["$€£]?\d/.test(row)).length
  return /\b(?:budget|planned|plan|per month|monthly|assigned|haushaltsplan)\b/.test(plainLetters(text)) || divided >= 3
}

/**
 * "My budget: rent 1200, food 450, phone 35". Sentences about spending do not have "budget:", and questions end in a
 * question mark.
 */
function isListOfOneLine(line: string): boolean {
  const at = line.indexOf(':')
  if (at < 0 || line.endsWith('?') || !isTitleAlone(line.slice(0, at))) return false
  return cutSentence(line).length >= 2
}

/** True for "Our monthly budget for May" and false for "I was over budget on". */
function isTitleAlone(text: string): boolean {
  const words = plainLetters(text).match(/\p{L}+/gu) ?? []
  const markers = new Set([
    'over',
    'under',
    'spent',
    'paid',
    'bought',
    'beyond',
    'outside',
    'left',
    'did',
    'how',
    'what',
    'was',
    'were',
  ])
  return (
    words.length <= 6 &&
    words.some((word) => /^(?:budget|plan|haushaltsplan|presupuesto|begroting)$|.budget$/.test(word)) &&
    !words.some((word) => markers.has(word))
  )
}
