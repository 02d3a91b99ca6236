/**
 * Words of the fixture, names that are the same in each language, and the German words of dates and lists. The last line is
 * that of two doubts about the receipt: the process that reads it has the German catalog.
 */
export const allowedWords =
  `Greenlake Market Ridge Street Pizza Seattle City Light Elliott Books Harbor Pine Kiosk Sailing
  Purser finances GREENLAKE MARKET SOURDOUGH LOAF WHOLE MILK COFFEE BEANS Groceries Google Firebase und
  CSV PDF JSON XLSX OFX QFX QIF CAMT XML USD EUR REST Europe UTC person example test greenlake jpg
  budget csv zip Ctrl Esc Enter Shift Home End Delete GraphQL Excel Actual Firefly III Sure YNAB Mint Monarch Copilot Midday PNG JPEG
  Datum Beschreibung Betrag Chrome Linux Test node Bakery Bread home trip Corner Shop CORNER SHOP Milk Shampoo EPC GmbH
  den Namen des Nichts anderes auf dem Beleg diese Steuer sie`
    .split(/\s+/)
    .concat(monthsIn('long'), monthsIn('short'))

/** German names of months. */
function monthsIn(month: 'long' | 'short'): string[] {
  const nameOf = (_: unknown, index: number) => new Date(2026, index).toLocaleDateString('de', { month })
  return Array.from({ length: 12 }, nameOf)
}

/** Runs in the page. Returns visible texts with a word that has no accent, and accented texts that are cut. */
export function findPlainTexts(allowed: string[]): string[] {
  const found: string[] = []
  const plain = /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu
  const report = (text: string, where: string) => {
    const words = (text.replace(/\S+@\S+|https?:\S+/g, ' ').match(plain) ?? []).filter(
      (word) => !allowed.includes(word),
    )
    if (words.length > 0) found.push(`${where} "${text.trim().slice(0, 80)}"`)
  }
  // A box that scrolls shows all of its text, and a title shows the whole name of a record.
  const cutBy = (element: Element, { left, right }: DOMRect): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (box.matches('[title]')) return false
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      const edge = box.getBoundingClientRect()
      const isNarrower = left < edge.left - 1 || right > edge.right + 1
      if (isNarrower && (['hidden', 'clip'].includes(overflowX) || box.matches('button, a'))) return true
    }
    return left < 0 || right > innerWidth
  }
  const isHidden = (element: Element | null): boolean => {
    if (!element) return false
    const { width, height } = element.getBoundingClientRect()
    return (
      ((width <= 1 || height <= 1) && getComputedStyle(element).overflow === 'hidden') ||
      isHidden(element.parentElement)
    )
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    // Names of languages, countries, currencies and time zones are those of Intl.
    if (!element || element.closest('option, [role=option], script, style, code, pre, [lang]:not(html)')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const text = walker.currentNode.textContent ?? ''
    report(text, 'text')
    if (isHidden(element) || !/[åéîöû]{2}/u.test(text)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    if (cutBy(element, range.getBoundingClientRect())) found.push(`cut "${text.trim().slice(0, 80)}"`)
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!element.checkVisibility()) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) report(element.getAttribute(name) ?? '', name)
  }
  const overflow = document.documentElement.scrollWidth - innerWidth
  if (overflow > 0) found.push(`the page is ${overflow} px too wide`)
  return found
}
