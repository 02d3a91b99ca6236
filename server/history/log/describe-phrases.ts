import type { ChangeAction } from '../../platform/database/tables.ts'
import type { NameOf } from '../../platform/records/change-values.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import type { LoggedKind, RecordedChange } from './batch.ts'
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

export function newValueOf({ logged }: Described, field: string): string | undefined {
  return logged.action === 'UPDATED' ? logged.fields.find(({ name }) => name === field)?.after?.text : undefined
}

export function counted(amount: number, one: string, many: string): string {
  return amount === 1 ? `1 ${one}` : `${numberFormat.format(amount)} ${many}`
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function short(name: string): string {
  return name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name
}

const numberFormat = new Intl.NumberFormat('en')
