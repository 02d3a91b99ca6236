import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { ruleTitle } from '../../ledger/rules/descriptor.ts'
import {
  type ChangeValue,
  type DescriptionContext,
  monthOf,
  type Row,
  textOf,
} from '../../platform/records/change-values.ts'
import type { FieldChange, RecordedChange } from './batch.ts'
import { nameIn } from './describe-names.ts'
import { type LogField, logFields } from './log-fields.ts'
import type { RecordRow } from './log-rows.ts'

export function describeRecord(record: RecordRow, surroundings: DescriptionContext): RecordedChange {
  const { kind, recordId, action } = record
  return { kind, recordId, action, title: titleOf(record, surroundings), fields: fieldsIn(record, surroundings) }
}

export function titleOf({ kind, recordId, before, after }: RecordRow, surroundings: DescriptionContext): string {
  const { nameOf } = surroundings
  const row = after ?? before ?? {}
  switch (kind) {
    case 'transaction':
    case 'category':
    case 'tag':
    case 'document':
    case 'receipt':
      return nameIn(kind, row, nameOf)
    case 'budget':
      return `${monthOf(textOf(row, 'month'))} · ${nameOf('category', textOf(row, 'category_id')) ?? render(msg`Budget`)}`
    case 'receipt_link':
    case 'receipt_match':
      return nameOf('transaction', textOf(row, 'transaction_id')) ?? render(msg`Transaction`)
    case 'staged_item':
      return textOf(row, 'description') || render(msg`Item`)
    case 'member':
      return nameOf('member', recordId) || render(msg`Former member`)
    case 'invitation':
      return addressIn(row)
    case 'recurrence':
      return textOf(row, 'description')
    case 'rule':
      return ruleTitle(row, surroundings)
    case 'organization':
    case 'webhook':
      return textOf(row, 'name')
  }
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

/** Deleting an account replaces its e-mail address by 'deleted'. */
function addressIn(row: Row): string {
  const address = textOf(row, 'email')
  return address === '' || address === 'deleted' ? render(msg`Deleted address`) : address
}

const isEqual = (a: ChangeValue | null, b: ChangeValue | null) => a?.text === b?.text
