import { msg } from '@lingui/core/runtime-macro'
import type { Field, PageBox, ReadingContext } from '../../reading.ts'
import type { FactRow } from '../facts.ts'
import { found, nothing } from '../field.ts'
import { languagesOf } from '../language.ts'
import { pageBoxOf } from '../page-text.ts'
import { currencyOf, currencyOfLanguage, currencySigns, dollars, neverDollars } from './currencies.ts'

interface Evidence {
  score: number
  place: PageBox | null
  isPrinted: boolean
}

const maxRowsOfLanguage = 5

/**
 * Detects the currency by signs, then by tax terms, places, numbers and the language, and finally by the user's hints.
 */
export function readCurrency(rows: FactRow[], context: ReadingContext): Field<string> {
  const scores = new Map<string, Evidence>()
  const add = (currency: string, score: number): Evidence => {
    const entry = scores.get(currency) ?? { score: 0, place: null, isPrinted: false }
    scores.set(currency, entry)
    entry.score += score
    return entry
  }
  for (const { currency, pattern, weight } of currencySigns) {
    const matches = rows.flatMap((row) => {
      const match = pattern.exec(row.text)
      return match ? [{ row, match }] : []
    })
    const first = matches[0]
    if (!first) continue
    const entry = add(currency, weight * Math.min(3, matches.length) ** 0.5)
    if (weight >= 3) entry.isPrinted = true
    entry.place ??= pageBoxOf(first.row, first.match.index, first.match.index + first.match[0].length)
  }
  for (const [language, count] of languagesOf(rows)) {
    for (const [currency, weight] of Object.entries(currencyOfLanguage[language] ?? {})) {
      add(currency, weight * Math.min(maxRowsOfLanguage, count))
    }
  }
  if (rows.filter(({ text }) => dollars.test(text)).length > 1) {
    for (const currency of neverDollars) if (!scores.get(currency)?.isPrinted) scores.delete(currency)
  }
  const expected = context.currency ?? currencyOf[context.country ?? '']
  if (expected) add(expected, 1)
  const ranked = [...scores].sort(([, a], [, b]) => b.score - a.score)
  const [best, next] = ranked
  if (!best) return nothing(msg`No currency was found. Choose one.`)

  const [currency, { score, place, isPrinted }] = best
  const lead = score - (next?.[1].score ?? 0)
  const sure = lead >= 1.5 && (isPrinted || score >= 2.5 || currency === expected)
  return found({
    value: currency,
    confidence: Math.min(0.99, 0.5 + lead / 8),
    sure,
    place,
    candidates: ranked.map(([code]) => code),
    doubt: msg`The currency is not clearly printed. Check it.`,
  })
}
