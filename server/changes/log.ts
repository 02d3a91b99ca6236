import type { Money } from '../core/money.ts'
import type { Origin } from '../core/origin.ts'
import type { ChangeAction } from '../core/tables.ts'
import type { Tenant } from '../core/tenant.ts'
import type { Page } from '../transactions/read.ts'

/** The kinds of records that the change log tells of. */
export const loggedKinds = [
  'transaction',
  'category',
  'budget',
  'document',
  'receipt',
  'receipt_link',
  'receipt_match',
  'staged_item',
  'member',
  'invitation',
  'organization',
] as const
export type LoggedKind = (typeof loggedKinds)[number]

/** What a field was or became: in words, and where it is an amount or a day, as that. */
export interface ChangeValue {
  text: string
  money: Money | null
  date: string | null
}

export interface FieldChange {
  /** 'category' */
  name: string
  /** 'Category' */
  label: string
  before: ChangeValue | null
  after: ChangeValue | null
}

/** One record, as a batch has changed it from first to last. */
export interface RecordedChange {
  kind: LoggedKind
  recordId: string
  action: ChangeAction
  /** What people call it: 'Café Lugano'. */
  title: string
  fields: FieldChange[]
}

/** What one action changed. */
export interface ChangeBatch {
  id: string
  /** The number of its last change: the log is ordered by it, latest first. */
  number: bigint
  at: Date
  /** Who did it, or asked for it; null for the server by itself. */
  userId: string | null
  origin: Origin
  /** In a few words, without names: 'Deleted 3 transactions'. */
  summary: string
  /** How many records it changed. */
  count: number
  /** Of what it changed, the first 50 records. */
  changes: RecordedChange[]
  /** Whether the one who asks may undo it now. */
  mayUndo: boolean
  isUndone: boolean
  /** The batch that this one undid. */
  undoes: string | null
}

/** Everything given must hold. */
export interface ChangeLogFilter {
  userId?: string | null
  origins?: readonly Origin[] | null
  kinds?: readonly LoggedKind[] | null
  actions?: readonly ChangeAction[] | null
  /** Days in the organization's time zone, included. */
  from?: string | null
  to?: string | null
}

/** A page of the change log, latest first. */
export function listBatches(
  _tenant: Tenant,
  _filter: ChangeLogFilter,
  _page: { first: number; after?: string | null },
): Promise<Page<ChangeBatch>> {
  throw new Error('To be written.')
}

/** Some batches by their ids, in no order, for live changes. */
export function findBatches(_tenant: Tenant, _ids: readonly string[]): Promise<ChangeBatch[]> {
  throw new Error('To be written.')
}

/** What has become of one record, latest first: of each batch what it changed of this record and of what hangs on it. */
export function listHistory(_tenant: Tenant, _kind: 'transaction' | 'receipt', _id: string): Promise<ChangeBatch[]> {
  throw new Error('To be written.')
}

/** The address of the filtered log as a CSV file, good for 5 minutes. */
export function fileOfLog(_tenant: Tenant, _filter: ChangeLogFilter): Promise<string> {
  throw new Error('To be written.')
}
