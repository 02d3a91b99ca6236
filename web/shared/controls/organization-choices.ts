import { i18n } from '@lingui/core'
import { selectOrdinal, t } from '@lingui/core/macro'
import { addDays, addMonths, formatRange, type Month, nameOfMonth } from '../format/dates.ts'
import type { SearchChoice } from './SearchSelect.tsx'

export function currencyChoices(countries: readonly { currency: string }[]): SearchChoice[] {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'currency' })
  return [...new Set(countries.map(({ currency }) => currency))]
    .map((code) => ({ value: code, label: names.of(code) ?? code, note: code }))
    .sort((first, second) => first.label.localeCompare(second.label, i18n.locale))
}

/** Returns "US Dollar (USD)". */
export function currencyName(code: string): string {
  return `${new Intl.DisplayNames(i18n.locale, { type: 'currency' }).of(code) ?? code} (${code})`
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

/** Returns "Months run from the 5th to the 4th. November is Nov 5 – Dec 4." `day` is 1 to 28. */
export function formatMonthRange(day: number, month: Month, locale: string): string {
  if (day === 1) return t`Months run from the 1st to the last day.`
  const from = `${month}-${String(day).padStart(2, '0')}`
  const to = addDays(`${addMonths(month, 1)}${from.slice(7)}`, -1)
  const [start, end] = [ordinal(day), ordinal(day - 1)]
  const name = nameOfMonth(month, locale)
  const range = formatRange(from, to, locale, from)
  return t`Months run from the ${start} to the ${end}. ${name} is ${range}.`
}

/** Returns "1st" or "22nd". */
export function ordinal(day: number): string {
  return t`${selectOrdinal(day, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`
}
