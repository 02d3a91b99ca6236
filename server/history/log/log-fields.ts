import type { Text } from '../../base/text.ts'
import type { Show } from '../../platform/records/change-values.ts'
import { type FieldType, fieldsOf, type RecordDescriptor } from '../../platform/records/descriptor.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'
import { loggedRecords } from '../records.ts'

/** A field of a record as the change log shows it. */
export interface LogField {
  name: string
  label: Text | string
  column: string
  show: Show
  /** Shown of a record that is added or deleted only where it is true. */
  isFlag: boolean
  /** Shown only where it has changed. */
  isOfChanges: boolean
  isBilling: boolean
}

const byKind = new Map(loggedRecords.map((record) => [record.kind, logFieldsOf(record)]))

/** The fields that the change log shows of a kind of record, in order. */
export const logFields = (kind: LoggedKind): readonly LogField[] => byKind.get(kind) ?? []

function logFieldsOf(record: RecordDescriptor): LogField[] {
  return fieldsOf(record).flatMap(
    ([column, { type, label, logName, show, parts, isFlag = false, isOfChanges = false, isBilling = false }]) => {
      const own = label && show ? [{ name: logName ?? nameOf(column, type), label, show }] : []
      return (parts ?? own).map((part) => ({ ...part, column, isFlag, isOfChanges, isBilling }))
    },
  )
}

/** 'amount' of amount_minor, 'tags' of tag_ids, 'category' of category_id, 'archived' of archived_at */
function nameOf(column: string, type: FieldType): string {
  return column
    .replace(/^is_/, '')
    .replace(/_ids$/, 's')
    .replace(type === 'id' ? /_id$/ : /_(minor|at|name|date)$/, '')
}
