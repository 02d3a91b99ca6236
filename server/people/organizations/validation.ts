import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { checkName, plainName } from '../../language/names.ts'

export interface OrganizationFields {
  name?: string
  monthStartDay?: number
  timeZone?: string
}

/**
 * Returns the normalized fields.
 * @throws AppError INVALID_INPUT
 */
export function validateOrganization<Fields extends OrganizationFields>(fields: Fields): Fields {
  const { name, monthStartDay: day, timeZone } = fields
  const plain = name === undefined ? undefined : plainName(name)
  const zone = timeZone === undefined ? undefined : zoneOf(timeZone)
  ensure({
    name: plain === undefined || checkName(plain),
    monthStartDay: day === undefined || (day >= 1 && day <= 28) || msg`Choose a day from 1 to 28.`,
    timeZone: timeZone === undefined || zone !== undefined || msg`Choose a time zone from the list.`,
  })
  return { ...fields, ...(plain !== undefined && { name: plain }), ...(zone !== undefined && { timeZone: zone }) }
}

/**
 * Returns the IANA time zone with its usual capitalization, or undefined if the name is invalid. Offsets are invalid
 * because they have no daylight saving time.
 */
export function zoneOf(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // Keeps the chosen alias of a zone with several names, such as Asia/Kolkata and Asia/Calcutta.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}
