import { type Language, readerLanguage } from '../../../base/text.ts'
import { withFirstDay } from '../../../language/date-texts.ts'
import { divideRounded } from '../../../language/money.ts'

const locales: Record<Language, string> = { en: 'en-US', de: 'de', fr: 'fr', es: 'es' }

/** Creates a format once per language and option. */
function perLanguage<Format>(create: (locale: string, option: string) => Format): (option?: string) => Format {
  const known = new Map<string, Format>()
  return (option = '') => {
    const language = readerLanguage()
    const key = `${language} ${option}`
    const format = known.get(key) ?? create(locales[language], option)
    known.set(key, format)
    return format
  }
}

const percentFormat = perLanguage(
  (locale, digits) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
    }),
)
const numberFormat = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
// American English would write a comma before "and".
const listFormat = perLanguage((locale) => new Intl.ListFormat(locale === 'en-US' ? 'en-GB' : locale))
const dayFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const dateFormat = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const monthFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Formats a part of a whole, such as "67.5%". Without a whole it is 0%. */
export function formatPercent(part: bigint, whole: bigint, digits: 0 | 1): string {
  const steps = 10n ** BigInt(digits + 2)
  const rounded = whole === 0n ? 0n : divideRounded(part * steps, whole)
  return percentFormat(String(digits)).format(Number(rounded) / Number(steps))
}

export const formatNumber = (value: number): string => numberFormat().format(value)

export const formatList = (names: string[]): string => listFormat().format([...new Set(names)])

/** Joins values of any kind like a list of names: "a, b and c". */
export function joinList<Item>(items: Item[]): (Item | string)[] {
  const parts = listFormat().formatToParts(items.map((_, index) => String(index)))
  return parts.flatMap(({ type, value }): (Item | string)[] =>
    type === 'element' ? items.slice(Number(value), Number(value) + 1) : [value],
  )
}

/** "October 31, 2026" */
export const formatDate = (day: string): string => withFirstDay(dateFormat().format(dateOf(day)))

/** "October 31, 2026"; omits the current year. */
export const formatDay = (day: string, today: string): string =>
  withFirstDay(dayFormatFor(day, today).format(dateOf(day)))

/** "October 2026" for a month or a day in it. */
export const formatMonth = (day: string): string => monthFormat().format(dateOf(`${day.slice(0, 7)}-01`))

/** The ends of a range without what they share: "November 1" and "20", or "1" and "20 novembre". */
export function formatDayRange(from: string, to: string, today: string): [from: string, to: string] {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const [start, end] = endsOf(isOneYear ? dayFormatFor(to, today) : dateFormat(), from, to)
  return [withFirstDay(start), withFirstDay(end)]
}

/** "May" and "July 2026" */
export const formatMonthRange = (from: string, to: string): [from: string, to: string] =>
  endsOf(monthFormat(), from, to)

function endsOf(format: Intl.DateTimeFormat, from: string, to: string): [from: string, to: string] {
  const [first, last] = [dateOf(from), dateOf(to)]
  const [start, end, ...more] = format.formatRange(first, last).split(/\s*–\s*/)
  return start && end && more.length === 0 ? [start, end] : [format.format(first), format.format(last)]
}

const dayFormatFor = (day: string, today: string): Intl.DateTimeFormat =>
  day.slice(0, 4) === today.slice(0, 4) ? dayFormat() : dateFormat()

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
