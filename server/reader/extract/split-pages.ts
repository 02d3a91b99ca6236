import { sumsOf } from './amounts/totals.ts'
import { type FactRow, factsOf } from './facts.ts'
import { identifiersIn } from './merchant/identifiers.ts'
import type { PageText } from './page-text.ts'

interface PageFacts {
  page: PageText
  days: Set<string>
  totals: Set<number>
  identifiers: Set<string>
  /** From "Page 2 of 3". Null if no page number is printed. */
  number: number | null
  isCarriedOver: boolean
}

export function splitPages(pages: PageText[]): PageText[][] {
  const groups: PageFacts[][] = []
  for (const facts of pages.map(factsOfPage)) {
    const current = groups.at(-1)
    if (current && !begins(facts, current)) current.push(facts)
    else groups.push([facts])
  }
  return groups.length > 0 ? groups.map((group) => group.map(({ page }) => page)) : [[]]
}

/** A page begins a receipt if it has all required parts and shares none of them with the previous pages. */
function begins(facts: PageFacts, before: PageFacts[]): boolean {
  if (facts.number !== null) return facts.number === 1
  if (facts.isCarriedOver || before.at(-1)?.isCarriedOver) return false
  if (facts.totals.size === 0 || facts.days.size === 0) return false
  const has = (pick: (page: PageFacts) => Set<unknown>) => before.some((page) => pick(page).size > 0)
  const shares = (pick: (page: PageFacts) => Set<unknown>) =>
    before.some((page) => !pick(page).isDisjointFrom(pick(facts)))
  // The items continue on the next page until a total appears.
  if (!has(({ totals }) => totals)) return !shares(({ days }) => days) && !shares(({ identifiers }) => identifiers)
  const isSameDay = shares(({ days }) => days)
  const isSameShop = shares(({ identifiers }) => identifiers) || facts.identifiers.size === 0
  return !(isSameDay && isSameShop && shares(({ totals }) => totals))
}

function factsOfPage(page: PageText): PageFacts {
  const rows = factsOf([page])
  const sums = sumsOf(rows).filter(({ role, hundredths }) => (role === 'total' || role === 'payable') && hundredths > 0)
  return {
    page,
    days: new Set(rows.flatMap(({ dates }) => dates.flatMap(({ dayFirst }) => dayFirst ?? []))),
    totals: new Set(sums.map(({ hundredths }) => hundredths)),
    identifiers: new Set(
      // A street is seldom read alike on two pages.
      identifiersIn(rows).flatMap(({ kind, value }) => (kind === 'address' ? [] : [`${kind} ${value}`])),
    ),
    number: numberOf(rows),
    isCarriedOver: rows.some(({ kinds }) => kinds.has('carried')),
  }
}

function numberOf(rows: FactRow[]): number | null {
  for (const { text } of rows) {
    const printed =
      /(?:PAGE|SEITE|P[AÁ]GINA|PAGINA|SIDE|SIDA|STRONA|STRANA|BLATT|OLDAL)\s?:?\s?(\d{1,2})\s?(?:\/|OF|VON|SUR|DE|DI|VAN|AF|AV|Z)\s?\d{1,2}(?!\d)/i.exec(
        text,
      )
    if (printed) return Number(printed[1])
  }
  return null
}
