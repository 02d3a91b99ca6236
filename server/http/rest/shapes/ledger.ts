import { accountRecord, balanceStatementRecord } from '../../../ledger/accounts/descriptor.ts'
import { categoryRecord } from '../../../ledger/categories/descriptor.ts'
import { recurrenceRecord } from '../../../ledger/recurrences/descriptor.ts'
import { ruleRecord } from '../../../ledger/rules/descriptor.ts'
import { tagRecord } from '../../../ledger/tags/descriptor.ts'
import { transactionRecord } from '../../../ledger/transactions/descriptor.ts'
import { nested, recordFields, shape, textAt } from '../shape.ts'
import { reference } from './common.ts'

export const category = shape('Category', {
  ...recordFields(categoryRecord),
  is_system_category: 'isSystemCategory',
})

export const transaction = shape('Transaction', {
  ...recordFields(transactionRecord),
  category: nested('category', reference),
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
  account_id: 'account.id',
  account: nested('account', reference),
  account_amount: 'accountAmount.value',
  account_currency: 'accountAmount.currency',
  receipt_ids: 'receiptIds',
  created_by: nested('createdBy', reference),
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
  ...recordFields(recurrenceRecord),
  category: nested('category', reference),
  tags: nested('tags', reference),
  paid_by: nested('paidBy', reference),
})

export const rule = shape('Rule', {
  ...recordFields(ruleRecord),
  text: 'text',
  match: 'match',
  min: 'min.value',
  max: 'max.value',
  type: 'type',
  category_id: 'category.id',
  category: nested('category', reference),
  tags: nested('tags', reference),
  reviewed: 'marksReviewed',
  payee: 'payee',
})

export const tag = shape('Tag', { ...recordFields(tagRecord), transaction_count: 'transactionCount' })

export const account = shape('Account', {
  ...recordFields(accountRecord),
  balance: 'balance.value',
  check: nested(
    'check',
    shape('AccountCheck', {
      state: 'state',
      through: 'through',
      since: 'since',
      difference: 'difference.value',
    }),
  ),
})

export const balanceStatement = shape('BalanceStatement', {
  ...recordFields(balanceStatementRecord),
  balance: 'balance.value',
  difference: 'difference.value',
  since: 'since',
  arose: 'arose.value',
})

export const savedView = shape('SavedView', {
  id: 'id',
  name: 'name',
  page: 'page',
  address: 'address',
  shared: 'isShared',
  owner: nested('owner', reference),
})

export const appliedRule = shape('AppliedRule', { count: '' })
