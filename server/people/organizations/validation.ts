import { ensure } from '../../base/errors.ts'
import { checkName, plainName } from '../../language/names.ts'

export interface OrganizationFields {
  name?: string
  monthStartDay?: number
  timeZone?: string
}

/**
 * The fields as they are kept.
 * @throws AppError INVALID_INPUT
 */
export function validateOrganization<Fields extends OrganizationFields>(fields: Fields): Fields {
  const { name, monthStartDay: day, timeZone } = fields
  const plain = name === undefined ? undefined : plainName(name)
  const zone = timeZone === undefined ? undefined : zoneOf(timeZone)
  ensure({
    name: plain === undefined || checkName(plain),
    monthStartDay: day === undefined || (day >= 1 && day <= 28) || 'Choose a day from 1 to 28.',
    timeZone: timeZone === undefined || zone !== undefined || 'Choose a time zone from the list.',
  })
  return { ...fields, ...(plain !== undefined && { name: plain }), ...(zone !== undefined && { timeZone: zone }) }
}

/** An IANA zone in its usual letters; undefined for what is none (also for an offset, which knows no summer). */
export function zoneOf(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // Of several names for one zone (Asia/Kolkata, Asia/Calcutta) the chosen one is kept.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}
