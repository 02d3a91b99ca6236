import type { Field, Place, ReadingHints } from '../reading.ts'
import { currencyOf, currencySigns } from './currencies.ts'
import { found, nothing } from './field.ts'
import { placeOf, type Row } from './page-text.ts'

/** The currency by sign, else by tax words, places and telephone numbers, else by what is known of the person. */
export function readCurrency(rows: Row[], hints: ReadingHints): Field<string> {
  const scores = new Map<string, { score: number; place: Place | null; isPrinted: boolean }>()
  for (const { currency, pattern, weight } of currencySigns) {
    const matches = rows.flatMap((row) => {
      const match = pattern.exec(row.text)
      return match ? [{ row, match }] : []
    })
    const first = matches[0]
    if (!first) continue
    const entry = scores.get(currency) ?? { score: 0, place: null, isPrinted: false }
    entry.score += weight * Math.min(3, matches.length) ** 0.5
    if (weight >= 3) entry.isPrinted = true
    entry.place ??= placeOf(first.row, first.match.index, first.match.index + first.match[0].length)
    scores.set(currency, entry)
  }
  const expected = hints.currency ?? currencyOf[hints.country ?? '']
  if (expected) {
    const entry = scores.get(expected) ?? { score: 0, place: null, isPrinted: false }
    scores.set(expected, { ...entry, score: entry.score + 1 })
  }
  const ranked = [...scores].sort(([, a], [, b]) => b.score - a.score)
  const [best, next] = ranked
  if (!best) return nothing('No currency is printed on it. Choose one.')

  const [currency, { score, place, isPrinted }] = best
  const lead = score - (next?.[1].score ?? 0)
  const sure = lead >= 1.5 && (isPrinted || score >= 3 || currency === expected)
  return found({
    value: currency,
    confidence: Math.min(0.99, 0.5 + lead / 8),
    sure,
    place,
    candidates: ranked.map(([code]) => code),
    doubt: 'The currency is not clearly printed. Check it.',
  })
}
