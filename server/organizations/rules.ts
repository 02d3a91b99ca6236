import { ensure } from '../core/errors.ts'

/** A name as it is kept: one line, no spaces around it, and accents in one form, so that equal names are equal. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

export interface OrganizationFields {
  name?: string
  monthStartDay?: number
  timeZone?: string
}

/**
 * The fields as they are kept.
 * @throws AppError INVALID_INPUT
 */
export function checked<Fields extends OrganizationFields>(fields: Fields): Fields {
  const { name, monthStartDay: day, timeZone } = fields
  const plain = name === undefined ? undefined : plainName(name)
  const zone = timeZone === undefined ? undefined : zoneOf(timeZone)
  ensure({
    name: plain === undefined || isName(plain) || 'Write a name of 1 to 120 characters.',
    monthStartDay: day === undefined || (day >= 1 && day <= 28) || 'Choose a day from 1 to 28.',
    timeZone: timeZone === undefined || zone !== undefined || 'Choose a time zone from the list.',
  })
  return { ...fields, ...(plain !== undefined && { name: plain }), ...(zone !== undefined && { timeZone: zone }) }
}

/** Counted as Postgres does; of nothing but spaces and invisible characters nobody could read it. */
function isName(name: string): boolean {
  return [...name].length <= 120 && /[^\p{Z}\p{C}]/u.test(name)
}

/** An IANA zone in its usual letters; undefined for what is none (also for an offset, which knows no summer). */
function zoneOf(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // Of several names for one zone (Asia/Kolkata, Asia/Calcutta) the chosen one is kept.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}
