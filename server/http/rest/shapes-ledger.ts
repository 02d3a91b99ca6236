import { nested, shape, textAt } from './shape.ts'
import { reference } from './shapes.ts'

export const category = shape('Category', {
  id: 'id',
  name: 'name',
  type: 'type',
  is_system_category: 'isSystemCategory',
  key: 'key',
  icon: 'icon',
  color: 'color',
  parent_id: 'parentId',
  position: 'position',
  archived: 'archived',
})

export const transaction = shape('Transaction', {
  id: 'id',
  type: 'type',
  amount: 'amount.value',
  currency: 'amount.currency',
  description: 'description',
  note: 'note',
  transaction_date: 'date',
  category_id: 'category.id',
  category: nested('category', reference),
  base_amount: 'baseAmount.value',
  base_currency: 'baseAmount.currency',
  rate: 'rate',
  splits: nested(
    'splits',
    shape('Split', {
      category_id: 'category.id',
      category: nested('category', reference),
      amount: 'amount.value',
      base_amount: 'baseAmount.value',
      note: 'note',
    }),
  ),
  tags: nested('tags', reference),
  paid_by: nested('paidBy', reference),
  reviewed: 'isReviewed',
  receipt_ids: 'receiptIds',
  created_at: 'createdAt',
  created_by: nested('createdBy', reference),
  author_name: 'authorName',
  version: 'version',
})

export const budgetLine = shape('BudgetLine', {
  // A category and a month: not a UUID.
  id: textAt('id'),
  category_id: 'category.id',
  category: nested('category', reference),
  month: 'month',
  amount: 'planned.value',
  currency: 'planned.currency',
  carried: 'carried.value',
  carried_from: 'carriedFrom',
  spent: 'spent.value',
  left: 'left.value',
  state: 'state',
  counts: 'counts',
})

export const recurrence = shape('Recurrence', {
  id: 'id',
  type: 'type',
  amount: 'amount.value',
  currency: 'amount.currency',
  description: 'description',
  note: 'note',
  category_id: 'category.id',
  category: nested('category', reference),
  tags: nested('tags', reference),
  paid_by: nested('paidBy', reference),
  frequency: 'frequency',
  every: 'every',
  start_date: 'startDate',
  end_date: 'endDate',
  next_date: 'nextDate',
  posts: 'posts',
  paused: 'isPaused',
  version: 'version',
})

export const rule = shape('Rule', {
  id: 'id',
  text: 'text',
  match: 'match',
  min: 'min.value',
  max: 'max.value',
  type: 'type',
  category_id: 'category.id',
  category: nested('category', reference),
  tags: nested('tags', reference),
  reviewed: 'marksReviewed',
  enabled: 'isEnabled',
  version: 'version',
})

export const appliedRule = shape('AppliedRule', { count: '' })
