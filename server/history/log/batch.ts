import type { ChangeAction } from '../../platform/database/tables.ts'
import type { ChangeValue } from '../../platform/records/change-values.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'

export interface FieldChange {
  name: string
  label: string
  before: ChangeValue | null
  after: ChangeValue | null
}

export interface RecordedChange {
  kind: LoggedKind
  recordId: string
  action: ChangeAction
  title: string
  fields: FieldChange[]
}

export interface ChangeBatch {
  id: string
  /** The number of the last change in the batch. The log is sorted by this number, latest first. */
  number: bigint
  at: Date
  userId: string | null
  origin: Origin
  /** The name of the API token or connected app with which the action was performed. */
  grantName: string | null
  summary: string
  count: number
  /** The first 50 changed records. */
  changes: RecordedChange[]
  mayUndo: boolean
  isUndone: boolean
  undoes: string | null
}
