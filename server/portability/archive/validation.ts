import { msg } from '@lingui/core/runtime-macro'
import { type Check, isBoolean, isId, isInteger, isNumber, isObject, isText, listOf } from '../../base/json-shape.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { isDay } from '../../language/days.ts'
import { isCurrency } from '../../language/money.ts'
import type { ArchiveEntityShape, Column } from './columns.ts'
import type { Manifest } from './manifest.ts'

export type ArchivedRecord = Record<string, unknown>

export interface ArchivedOrganization {
  name: string
  currency: string
  month_start_day: number
  time_zone: string
  attaches_receipts: boolean
  /** Archives of earlier versions have none. */
  mail_senders?: string[]
}

/** @throws ReadingError DAMAGED for an invalid manifest */
export function parseManifest(value: unknown): Manifest {
  const manifest = value as Manifest
  ensureThat(isObject(value) && manifest.format === 'purser-archive' && Number.isSafeInteger(manifest.version))
  ensureThat(Array.isArray(manifest.files) && Array.isArray(manifest.missing))
  ensureThat(isObject(manifest.counts) && Object.values(manifest.counts).every(isInteger))
  ensureThat(isObject(manifest.organization) && isText(manifest.organization.name))
  ensureThat(isMoment(manifest.exported_at) && isText(manifest.app_version))
  for (const file of manifest.files) {
    ensureThat(isObject(file) && isText(file.path) && isInteger(file.size) && /^[0-9a-f]{64}$/.test(file.sha256))
  }
  return manifest
}

/** @throws ReadingError DAMAGED */
export function checkedOrganization(value: unknown): ArchivedOrganization {
  const organization = value as ArchivedOrganization
  const { name, currency, month_start_day, time_zone, attaches_receipts, mail_senders } = isObject(value)
    ? organization
    : {}
  ensureThat(isText(name) && typeof attaches_receipts === 'boolean')
  ensureThat(isText(currency) && isCurrency(currency))
  ensureThat(isInteger(month_start_day) && Number(month_start_day) >= 1 && Number(month_start_day) <= 28)
  ensureThat(isText(time_zone) && isTimeZone(time_zone))
  ensureThat(mail_senders === undefined || (Array.isArray(mail_senders) && mail_senders.every(isText)))
  return organization
}

/**
 * Returns the record if each field has a valid value.
 * @throws ReadingError DAMAGED
 */
export function checkRecord(noun: ArchiveEntityShape, value: unknown): ArchivedRecord {
  ensureThat(isObject(value))
  const record = value as ArchivedRecord
  for (const column of noun.columns) {
    const field = record[column.name] ?? null
    ensureThat(field === null ? column.nullable === true : isOfKind(column, field))
  }
  return record
}

/**
 * Runs the modules' validation, which is only available in this process.
 * @throws ReadingError DAMAGED
 */
export function checkByModules({ columns }: ArchiveEntityShape, records: readonly ArchivedRecord[]): void {
  const checked = columns.filter(({ check }) => check !== undefined)
  for (const record of records) {
    for (const { name, check } of checked) ensureThat((record[name] ?? null) === null || check?.(record[name]) === true)
  }
}

const named: Record<string, (value: unknown) => boolean> = {
  currency: (value) => isCurrency(String(value)),
  content_type: (value) => /^[\w.+-]+\/[\w.+-]+$/.test(String(value)),
  rate: (value) => /^\d{1,12}(?:\.\d{1,20})?$/.test(String(value)),
}

function isOfKind({ name, type }: Pick<Column, 'name' | 'type'>, value: unknown): boolean {
  return kinds[type](value) && (named[name]?.(value) ?? true)
}

const isMoment = (value: unknown) => isText(value) && value.length <= 40 && !Number.isNaN(Date.parse(value))

const kinds: Record<Column['type'], Check> = {
  id: isId,
  text: isText,
  whole: isInteger,
  number: isNumber,
  flag: isBoolean,
  day: (value) => isText(value) && isDay(value),
  moment: isMoment,
  hash: (value) => isText(value) && /^[0-9a-f]{64}$/.test(value),
  ids: listOf(isId),
  texts: listOf(isText),
  json: (value) => typeof value === 'object',
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function ensureThat(holds: boolean): void {
  if (!holds) throw damaged()
}

export const damaged = (cause?: unknown) =>
  new ReadingError(
    'DAMAGED',
    msg`This archive is damaged or was changed after it was created. Nothing was imported. Use another copy.`,
    cause,
  )
