import { plain } from './tokens.ts'

/** Whether a text is a pasted budget list and no sentence: three rows or more with amounts, under a word that says so. */
export function looksLikeBudgetList(text: string): boolean {
  const rows = text
    .slice(0, 100_000)
    .split(/\r\n|\r|\n/)
    .filter((row) => row.trim() !== '')
  const withAmount = rows.filter((row) => /\d/.test(row) && /\p{L}{2}/u.test(row))
  if (rows.length < 3 || withAmount.length < 3) return false
  const divided = withAmount.filter((row) => /[;\t|]/.test(row) || /,\s*["$€£]?\d/.test(row)).length
  return /\b(?:budget|planned|plan|per month|monthly|assigned|haushaltsplan)\b/.test(plain(text)) || divided >= 3
}
