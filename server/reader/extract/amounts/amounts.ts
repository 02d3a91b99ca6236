/** A printed number that may be an amount, in hundredths, because its currency is not known yet. */
export interface Amount {
  hundredths: number
  exact: number
  decimals: number
  hasSign: boolean
  isPercent: boolean
  start: number
  end: number
}

// Paper needs a parser of its own: the recogniser confuses letters with digits and joins columns. `language/decimals.ts`
// reads what a person typed, and must refuse such text.
const sign = String.raw`(?:RM|R[NH](?=\d)|MYR|EUR|USD|GBP|CHF|SGD|PLN|S\$|US\$|[$€£¥]|zł|zl)`
const grouped = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?!\d)`
// A space separates thousands only if a decimal comma follows. Otherwise it separates columns.
const spaced = String.raw`\d{1,3}(?: \d{3})+(?=,\d{2}(?!\d))`
const number = String.raw`(?:${spaced}|${grouped}|\d+)`
const pattern = new RegExp(
  String.raw`(?<![\d.,/]|\d:)(?<minus>[-–(]\s?)?(?<before>${sign}\s?[-–]?\s?)?(?<lead>-)?` +
    String.raw`(?<whole>${number})(?:[.,][ ]?(?<fraction>\d{1,4}))?(?![\d:]|/(?![A-Za-z])|[.,]\d)` +
    String.raw`(?<after>\s?${sign}(?![A-Za-z]))?(?<percent>\s?[%‰])?(?<trail>-(?![\w])|\))?`,
  'gi',
)

export function amountsIn(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const match of withDigits(text).matchAll(pattern)) {
    const { minus = '', before = '', lead, whole = '', fraction, after, percent, trail } = match.groups ?? {}
    const start = match.index + (minus && !isMinus(text, match.index) ? minus.length : 0)
    const value = numberOf(whole, fraction)
    if (value === null) continue
    const opened = minus.startsWith('(') && trail === ')'
    const negative = opened || trail === '-' || lead === '-' || /[-–]/.test(before) || isMinus(text, match.index)
    amounts.push({
      hundredths: negative ? -value.hundredths : value.hundredths,
      exact: value.exact,
      decimals: value.decimals,
      hasSign: before !== '' || after !== undefined,
      isPercent: percent !== undefined,
      start,
      end: match.index + match[0].length,
    })
  }
  return amounts
}

export function decimalString(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A minus sign has no letter or digit before it. In "CS-12" or "03-77" the sign is a hyphen. */
function isMinus(text: string, at: number): boolean {
  return /[-–]/.test(text.charAt(at)) && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))
}

function numberOf(whole: string, fraction: string | undefined) {
  const digits = whole.replace(/\D/g, '')
  if (digits.length > 9) return null
  // "1.129" may be a thousand or a weight with three decimals. Callers decide by `decimals`.
  const isOpen = fraction === undefined && /^\d+[.,]\d{3}$/.test(whole)
  const exact = Number(isOpen ? whole.replace(',', '.') : `${digits}.${fraction ?? '0'}`)
  return { exact, hundredths: Math.round(exact * 100), decimals: isOpen ? 3 : (fraction?.length ?? 0) }
}

/** Replaces letters that were misread inside a number by digits. The length of the text stays the same. */
function withDigits(text: string): string {
  return text
    .replace(/(?<=\d[.,]\d|[.,]\d)[CODQo](?![\p{L}\d])/gu, '0')
    .replace(/(?<=(?:\d|[.,]|RM|R[HN]|\$)[OoQ]*)[OoQ](?=[\d.,OoQ]|$|\s)/g, '0')
    .replace(/(?<![\p{L}\p{N}.,])[OQ](?=[.,]\d{2}(?!\d))/gu, '0')
    .replace(/(?<=\d|RM)[lI|](?=[\d.,])/g, '1')
}

/** Returns the tax that an amount includes at a rate in percent. */
export function taxIn(hundredths: number, rate: number): number {
  return Math.round((hundredths * rate) / (100 + rate))
}
