import type { ChangeAction } from '../../platform/database/tables.ts'
import type { ChangeValue } from '../../platform/records/change-values.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'

/** The kinds of records that the change log tells of: of a batch the first are what it was about. */
export const loggedKinds = [
  'transaction',
  'category',
  'tag',
  'budget',
  'recurrence',
  'rule',
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
