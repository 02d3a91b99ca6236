import { nested, shape } from '../shape.ts'
import { reference } from './common.ts'
import { receipt } from './documents.ts'
import { category, transaction } from './ledger.ts'

export const trashed = shape('TrashedRecord', {
  id: 'id',
  kind: 'kind',
  type: 'type',
  title: 'title',
  amount: 'amount.value',
  currency: 'amount.currency',
  date: 'date',
  deleted_at: 'deletedAt',
  deleted_by: nested('deletedBy', reference),
  ends_at: 'endsAt',
  may_restore: 'mayRestore',
})

export const undo = shape('UndoResult', {
  done: 'done',
  count: 'count',
  batch_id: 'batchId',
  conflicts: nested('conflicts', shape('UndoConflict', { id: 'recordId', title: 'title', reason: 'reason' })),
})

export const changedRecords = shape('ChangedRecords', {
  cursor: 'cursor',
  has_more: 'hasMore',
  changes: nested(
    'changes',
    shape('ChangedRecord', {
      kind: 'kind',
      id: 'id',
      action: 'action',
      number: 'number',
      transaction: nested('transaction', transaction),
      category: nested('category', category),
      receipt: nested('receipt', receipt),
    }),
  ),
})

const changeValue = shape('ChangeValue', {
  text: 'text',
  amount: 'money.value',
  currency: 'money.currency',
  date: 'date',
})

export const batch = shape('ChangeBatch', {
  id: 'id',
  at: 'at',
  by: nested('by', reference),
  origin: 'origin',
  grant_name: 'grantName',
  summary: 'summary',
  count: 'count',
  changes: nested(
    'changes',
    shape('RecordChange', {
      kind: 'kind',
      id: 'recordId',
      action: 'action',
      title: 'title',
      fields: nested(
        'fields',
        shape('FieldChange', {
          name: 'name',
          label: 'label',
          before: nested('before', changeValue),
          after: nested('after', changeValue),
        }),
      ),
    }),
  ),
  may_undo: 'mayUndo',
  is_undone: 'isUndone',
  undoes: 'undoes',
})
