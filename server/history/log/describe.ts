import { render } from '../../base/text.ts'
import type { ChangeValue, DescriptionContext, Row } from '../../platform/records/change-values.ts'
import { titleOf } from '../names.ts'
import type { FieldChange, RecordedChange } from './batch.ts'
import { type LogField, logFields } from './log-fields.ts'
import type { RecordRow } from './log-rows.ts'

export function describeRecord(record: RecordRow, surroundings: DescriptionContext): RecordedChange {
  const { kind, recordId, action, before, after } = record
  const title = titleOf(kind, recordId, after ?? before ?? {}, surroundings)
  return { kind, recordId, action, title, fields: fieldsIn(record, surroundings) }
}

function fieldsIn({ kind, action, before, after }: RecordRow, surroundings: DescriptionContext): FieldChange[] {
  return logFields(kind).flatMap((field) => {
    if (field.isBilling && !surroundings.showsBilling) return []
    const was = valueIn(field, before, action, surroundings)
    const is = valueIn(field, after, action, surroundings)
    if (was === null && is === null) return []
    if (action === 'UPDATED' && isEqual(was, is)) return []
    return [{ name: field.name, label: render(field.label), before: was, after: is }]
  })
}

function valueIn(field: LogField, row: Row | null, action: RecordRow['action'], surroundings: DescriptionContext) {
  if (field.isOfChanges && action !== 'UPDATED') return null
  if (row === null || (field.isFlag && action !== 'UPDATED' && !row[field.column])) return null
  return field.show(row, field.column, surroundings)
}

const isEqual = (a: ChangeValue | null, b: ChangeValue | null) => a?.text === b?.text
