import { msg, plural } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  category,
  choice,
  currency,
  day,
  id,
  integer,
  internal,
  json,
  member,
  money,
  month,
  number,
  text,
  timestamp,
  transactionType,
} from '../../platform/records/fields.ts'
import { isPageRegion } from '../documents/reading-fields.ts'

export const stagedItemRecord = defineRecord<'stagedItems'>({
  table: 'staged_items',
  kind: 'staged_item',
  live: 'FIGURES',
  log: {
    rank: 110,
    one: msg`Item to review`,
    many: msg`Items to review`,
    counted: (count) => msg`${plural({ count }, { one: '# item to review', other: '# items to review' })}`,
    named: (name) => msg`the item ${{ name }}`,
    title: (row) => textOf(row, 'description') || render(msg`Item`),
    isMinor: true,
    undo: {
      needs: 'documents:review',
      ofOthers: 'others:delete',
      follows: ['reviewed_by', 'reviewed_at'],
      rank: 65,
    },
    trash: null,
  },
  archive: {
    name: 'items',
    about: 'What was read of documents: lines of receipts, rows of statements, lines of budgets.',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The item.', rest: true }),
    document_id: id({ about: 'Its document.', refersTo: 'documents', rest: 'document.id' }),
    kind: text({ about: 'RECEIPT_ITEM, STATEMENT_ROW, BUDGET_LINE or DRAFT.', rest: true }),
    state: choice(
      { PENDING: msg`Pending`, APPROVED: msg`Approved`, MERGED: msg`Merged`, DISCARDED: msg`Discarded` },
      { label: msg`Review`, about: 'PENDING, APPROVED, MERGED or DISCARDED.', rest: true },
    ),
    description: text({ label: msg`Description`, about: 'As it was read or put right.', rest: true }),
    amount_minor: money({
      label: msg`Amount`,
      currency: 'currency',
      about: 'The amount.',
      rest: { amount: 'amount.value' },
    }),
    currency: currency({ rest: 'amount.currency' }),
    date: day({ label: msg`Date`, about: 'The day.', nullable: true, rest: { transaction_date: 'date' } }),
    month: month({
      label: msg`Month`,
      about: 'The month of a budget, as its first day.',
      nullable: true,
      rest: true,
    }),
    category_id: category({ about: 'Its category.', nullable: true, rest: 'category.id' }),
    proposed_category_name: text({
      label: msg`New category`,
      about: 'The name of a category that there is not yet.',
      nullable: true,
    }),
    type: transactionType({ rest: true }),
    note: text({ label: msg`Note`, about: 'More about it.' }),
    position: integer({ about: 'Its place in the document.', isUnlogged: true }),
    confidence: number({ about: 'How sure the reading is, 0 to 1.', isUnlogged: true }),
    doubt: text({ about: 'The detail to check, as a sentence.', nullable: true, isUnlogged: true }),
    amount_doubt: text({ about: 'Why the amount may be wrong, as a sentence.', nullable: true, rest: true }),
    place: json({ about: 'Where it stands on its page.', check: isPageRegion, nullable: true, isUnlogged: true }),
    transaction_id: id({
      about: 'What became of it.',
      refersTo: 'transactions',
      nullable: true,
      isUnlogged: true,
      rest: true,
    }),
    reviewed_by: member({ about: 'Who reviewed it', nullable: true, isUnlogged: true }),
    reviewed_at: timestamp({ about: 'When.', nullable: true, isUnlogged: true }),
    version: { ...internal, rest: true },
  },
})
