import { currencyOfCountryIn } from '../../../language/countries.ts'
import { currencyIn, isCurrencyWord, sharedCurrencies } from '../../../language/currencies.ts'
import { CURRENCY_HINTS } from '../../../language/dictionary/currencies.ts'
import type { LeftOut, ListContext, ListRow } from './budget-list.ts'
import { roleOf } from './roles.ts'
import { isTitle } from './sections.ts'
import { COUNTRY_LABELS, setOf } from './vocabulary.ts'

const enough = 200
const countryLabels = setOf(COUNTRY_LABELS)

/**
 * The currency that most amounts, headings and titles state. For a sign of several currencies, a country in the list
 * decides, then the organization currency, then the words of the list.
 */
export function listCurrency(rows: readonly ListRow[], leftOut: LeftOut[], context: ListContext): string | null {
  const groups = new Set(leftOut.flatMap(({ row, reason }) => (reason === 'GROUP' ? [row] : [])))
  const first = rows.slice(0, enough)
  const cells = first.flatMap((row) => row.cells).filter(isStated)
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const found = currencyIn(cell, context.currency)
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const usual = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
  const remarks = first.filter(({ number, cells }) => !groups.has(number) && !/\d/.test(cells.join('')))
  if (usual === null) return countryLabelled(remarks)
  const shared = cells.map(sharedCurrencies).find((candidates) => candidates.includes(usual)) ?? []
  if (shared.length === 0) return usual
  const ofCountry = remarks.flatMap(({ cells }) => currencyOfCountryIn(cells.join(' '), shared) ?? [])[0]
  return ofCountry ?? (shared.includes(context.currency) ? context.currency : hinted(first, shared)) ?? usual
}

/** A word in a name is not a currency ("Pound cake"). The word counts beside a number, in brackets, alone or in a title. */
function isStated(cell: string): boolean {
  const bracketed = /\(\s*(\p{L}+)\.?(?:\s+\p{L}+)?\s*\)/u.exec(cell)?.[1] ?? ''
  const last =
    /(?:[,:/]|\b(?:all|amounts?|alles|betr[aä]ge|tout)\b.*\b(?:in|en))\s*(\p{L}+)\.?\s*$/u.exec(cell)?.[1] ?? ''
  return (
    /\d|\p{Sc}|^\s*(?:[A-Z]{3}|[a-z]{3})\s*$/u.test(cell) ||
    isCurrencyWord(bracketed) ||
    isCurrencyWord(last) ||
    (/\b[A-Z]{3}\b/.test(cell) && (roleOf(cell) !== null || isTitle(cell)))
  )
}

/** "Country: Norway", in one cell or in two. */
function countryLabelled(rows: readonly ListRow[]): string | null {
  const named = rows.find(({ cells }) => countryLabels.has(plainLabel(cells.join(':'))))
  return named ? currencyOfCountryIn(named.cells.join(' ')) : null
}

const plainLabel = (text: string) => text.split(':')[0]?.trim().toLowerCase() ?? ''

function hinted(rows: readonly ListRow[], candidates: readonly string[]): string | undefined {
  const text = rows.map(({ cells }) => cells.join(' ')).join('\n')
  const matches = (code: string) => {
    const hint = CURRENCY_HINTS[code]
    return hint ? (text.match(new RegExp(hint.source, `${hint.flags}g`))?.length ?? 0) : 0
  }
  const [best] = candidates.map((code) => ({ code, count: matches(code) })).toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.code : undefined
}
