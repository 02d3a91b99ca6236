import { nested, shape } from '../shape.ts'
import { reference } from './common.ts'

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
