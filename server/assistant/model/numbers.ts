import { readDecimal } from '../../language/decimals.ts'
import { withoutDates } from './dates.ts'
import { coins, things, valueOfWords, writtenNumber } from './number-words.ts'

/** An amount of money, a percentage or a count in a text. */
export interface Figure {
  at: number
  end: number
  kind: 'money' | 'percent' | 'count'
  /** A canonical decimal without a sign ("1015", "12.5"); null if the number cannot be compared. */
  value: string | null
  currency: string
}

const digits = "(?:\\d{1,3}(?:[ \\u00a0\\u202f'’.,]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?|[.,]\\d+)"
// "All" and "try" are currencies only in capitals.
const sign = `(?:[A-Z]{0,2}\\p{Sc}|\\b(?-i:${Intl.supportedValuesOf('currency').join('|')})\\b)`
const numeral = new RegExp(
  `(?<before>${sign}\\s?[-−–]?)?(?<number>${digits})(?<scale>\\s?(?:k|m|bn|mn|million|thousand|billion|hundred)\\b)?(?<after>\\s?(?:%|per ?cent\\b|${sign}|(?:US |Canadian |Australian )?(?:${coins})\\b))?`,
  'giu',
)

export function figuresIn(text: string): Figure[] {
  const bare = withoutDates(text)
  const numerals = [...bare.matchAll(numeral)].map((match) => figureOf(match, bare))
  const found = [...numerals.filter((figure) => figure !== undefined), ...writtenFigures(bare), ...foreignFigures(bare)]
  return found.toSorted((a, b) => a.at - b.at)
}

/** Digits of other scripts cannot be compared and always count as unknown. */
function foreignFigures(text: string): Figure[] {
  return [...text.matchAll(/(?![0-9])\p{Nd}+/gu)].map(({ index: at, 0: written }) => ({
    at,
    end: at + written.length,
    kind: 'count',
    value: null,
    currency: '',
  }))
}

function figureOf(match: RegExpMatchArray, text: string): Figure | undefined {
  const { before = '', number = '', scale, after = '' } = match.groups ?? {}
  const at = match.index ?? 0
  const end = at + match[0].length
  // "A4" and "B12" are names. Longer numbers and amounts are checked.
  const isPartOfWord = /[\p{L}_-]/u.test(text.charAt(at - 1)) && /^\d{1,2}$/.test(number) && before === ''
  if (isPartOfWord) return undefined
  const marks = `${before}${after}`.replace(/[\s\d.,−–-]/g, '').toLowerCase()
  const isPercent = /%|percent/.test(marks)
  const kind = isPercent ? 'percent' : marks === '' ? 'count' : 'money'
  const isOdd = scale !== undefined || /^cents?$/.test(marks)
  return { at, end, kind, value: isOdd ? null : canonical(number), currency: isPercent ? '' : marks }
}

/** "five hundred", "twelve expenses", "forty dollars". Small numbers alone ("one of them") do not count. */
function writtenFigures(text: string): Figure[] {
  return [...text.matchAll(writtenNumber)].flatMap((match): Figure[] => {
    const at = match.index
    const rest = new RegExp(`^\\s*(?<noun>(?:US )?(?:${coins})|${things}|per ?cent)\\b`, 'i').exec(
      text.slice(at + match[0].length),
    )
    const noun = rest?.groups?.noun?.toLowerCase() ?? ''
    if (noun === '' && !/hundred|thousand|grand|million|billion/i.test(match[0])) return []
    const isMoney = new RegExp(`^(?:us )?(?:${coins})$`).test(noun)
    const kind = /per ?cent/.test(noun) ? 'percent' : isMoney ? 'money' : 'count'
    const end = at + match[0].length + (isMoney || kind === 'percent' ? (rest?.[0].length ?? 0) : 0)
    return [{ at, end, kind, value: String(valueOfWords(match[0])), currency: isMoney ? noun : '' }]
  })
}

export function canonical(written: string): string | null {
  const decimal = readDecimal(written.replace(/^[.,]/, '0.'))
  if (decimal === undefined) return null
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
