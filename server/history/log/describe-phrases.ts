import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import type { ChangeAction } from '../../platform/database/tables.ts'
import type { NameOf } from '../../platform/records/change-values.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import { logRulesOf } from '../records.ts'
import type { RecordedChange } from './batch.ts'
import type { RecordRow, Tally } from './log-rows.ts'

export interface Described {
  row: RecordRow
  logged: RecordedChange
}

export interface Summarised {
  userId: string | null
  origin: Origin
  tally: Tally
  records: readonly Described[]
  isBack: (record: RecordRow) => boolean
  nameOf: NameOf
  receiptOf: (record: RecordRow) => string
}

export function amountOf({ tally }: Summarised, kind: LoggedKind, action: ChangeAction): number {
  return tally[`${kind} ${action}`] ?? 0
}

export function recordsOf({ records }: Summarised, kind: LoggedKind, action?: ChangeAction): Described[] {
  return records.filter(({ logged }) => logged.kind === kind && (action === undefined || logged.action === action))
}

/** @returns the stored value of a column that an update changed, as text; otherwise undefined */
export function newValueOf({ row: { action, before, after } }: Described, column: string): string | undefined {
  if (action !== 'UPDATED' || JSON.stringify(before?.[column]) === JSON.stringify(after?.[column])) return undefined
  return String(after?.[column] ?? '')
}

/** @returns whether a column is set, if an update changed that; otherwise undefined */
export function newFlagOf({ row: { action, before, after } }: Described, column: string): boolean | undefined {
  const isSet = Boolean(after?.[column])
  return action !== 'UPDATED' || Boolean(before?.[column]) === isSet ? undefined : isSet
}

/** The subject of a summary, such as "2 transactions". */
export const counted = (kind: LoggedKind, count: number): Text => logRulesOf(kind).counted(count)

export const done: Readonly<Record<ChangeAction | 'RESTORED', (what: Text | string) => Text>> = {
  CREATED: (what) => msg`Added ${{ what }}`,
  UPDATED: (what) => msg`Changed ${{ what }}`,
  DELETED: (what) => msg`Deleted ${{ what }}`,
  RESTORED: (what) => msg`Restored ${{ what }}`,
}

export function short(name: string): string {
  return name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name
}
