import { addDays, addMonths, formatRange, type Month, nameOfMonth } from '../format/dates.ts'
import type { SearchChoice } from './SearchSelect.tsx'

export function currencyChoices(countries: readonly { currency: string }[]): SearchChoice[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return [...new Set(countries.map(({ currency }) => currency))]
    .map((code) => ({ value: code, label: names.of(code) ?? code, note: code }))
    .sort((first, second) => first.label.localeCompare(second.label))
}

/** Returns "US Dollar (USD)". */
export function currencyName(code: string): string {
  return `${new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code} (${code})`
}

/** Returns all time zones with their current UTC offsets. The list includes `chosen`, even under an outdated name. */
export function timeZoneChoices(chosen: string): SearchChoice[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])
  return [...zones].map((zone) => ({ value: zone, label: timeZoneName(zone), note: offsetOf(zone) }))
}

export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** Returns "GMT+1", or an empty string for a zone that the browser does not know. */
function offsetOf(zone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}

/** Returns "The month runs from the 5th to the 4th: November is Nov 5 – Dec 4." `day` is 1 to 28. */
export function formatMonthRange(day: number, month: Month, locale: string): string {
  if (day === 1) return 'The month runs from its 1st to its last day.'
  const from = `${month}-${String(day).padStart(2, '0')}`
  const to = addDays(`${addMonths(month, 1)}${from.slice(7)}`, -1)
  const range = formatRange(from, to, locale, from)
  return `The month runs from the ${ordinal(day)} to the ${ordinal(day - 1)}: ${nameOfMonth(month, locale)} is ${range}.`
}

const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })

export function ordinal(day: number): string {
  return `${day}${suffixes[ordinalRules.select(day)] ?? 'th'}`
}
