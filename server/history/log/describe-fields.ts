import { colorNames } from '../../ledger/categories/colors.ts'
import type { LoggedKind } from './batch.ts'
import { isSplit, partFields } from './describe-parts.ts'
import { recurrenceFields, ruleFields } from './describe-recurring.ts'
import { choice, day, type Field, money, month, named, only, text, yesOrNo } from './describe-values.ts'

const types = { EXPENSE: 'Expense', INCOME: 'Income' }

/** Names of roles, with their articles where they are needed. */
export const roles: Readonly<Record<string, string>> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MEMBER: 'Member',
  VIEWER: 'Viewer',
}

const colors = Object.fromEntries(colorNames.map((name, at) => [String(at + 1), name]))

const category = named('category', 'Category', 'category', 'Uncategorised')

/** What people are told of each kind of record, in this order. */
export const fieldsOf: Readonly<Record<LoggedKind, readonly Field[]>> = {
  transaction: [
    text('description', 'Description'),
    money('amount', 'Amount', 'amount_minor', 'currency'),
    only((row, { currency }) => row.currency !== currency, money('base_amount', 'In the books', 'base_amount_minor')),
    only((row, { currency }) => row.currency !== currency, text('rate', 'Rate')),
    day('date', 'Date'),
    only((row) => !isSplit(row), category),
    choice('type', 'Type', types),
    text('note', 'Note'),
    ...partFields,
  ],
  tag: [text('name', 'Name'), choice('color', 'Colour', colors)],
  category: [
    text('name', 'Name'),
    choice('type', 'Type', types),
    named('parent', 'Part of', 'category', null, 'parent_id'),
    text('icon', 'Icon'),
    choice('color', 'Colour', colors),
    yesOrNo('archived', 'Archived', 'archived_at'),
    choice('rollover', 'Carries on', { NONE: '', SURPLUS: 'What is left', ALL: 'What is left or overspent' }),
  ],
  budget: [
    money('amount', 'Planned', 'amount_minor'),
    named('category', 'Category', 'category'),
    month('month', 'Month'),
  ],
  recurrence: recurrenceFields,
  rule: ruleFields,
  document: [
    choice('kind', 'Kind', {
      RECEIPT: 'Receipt',
      BUDGET_LIST: 'Budget list',
      STATEMENT: 'Bank’s file',
      TEXT: 'Dictated entries',
      VOICE: 'Voice note',
    }),
    text('file', 'File', 'file_name'),
    choice('stage', 'Reading', { RECEIVED: 'To be read', STAGED: 'Read', FAILED: 'Could not be read' }),
    text('failure', 'Why not'),
    choice('state', 'Review', { STAGING: 'Waiting', PROCESSED: 'Done', DISCARDED: 'Discarded' }),
    yesOrNo('kept_twice', 'Kept beside one like it', 'is_kept_twice'),
  ],
  receipt: [
    text('merchant', 'Merchant'),
    money('total', 'Total', 'total_minor', 'currency'),
    money('tax', 'Tax', 'tax_minor', 'currency'),
    day('date', 'Date'),
  ],
  receipt_link: [named('receipt', 'Receipt', 'receipt'), named('transaction', 'Transaction', 'transaction')],
  receipt_match: [
    choice('state', 'Match', { CONFIRMED: 'Confirmed', DECLINED: 'Declined' }),
    named('receipt', 'Receipt', 'receipt'),
    named('transaction', 'Transaction', 'transaction'),
  ],
  staged_item: [
    choice('state', 'Review', {
      PENDING: 'Waiting',
      APPROVED: 'Approved',
      MERGED: 'Part of a transaction',
      DISCARDED: 'Discarded',
    }),
    text('description', 'Description'),
    money('amount', 'Amount', 'amount_minor', 'currency'),
    day('date', 'Date'),
    month('month', 'Month'),
    named('category', 'Category', 'category'),
    text('proposed_category', 'New category', 'proposed_category_name'),
    choice('type', 'Type', types),
    text('note', 'Note'),
  ],
  member: [choice('role', 'Role', roles), yesOrNo('removed', 'Left', 'removed_at')],
  invitation: [
    choice('role', 'Role', roles),
    day('sent', 'Sent', 'sent_at'),
    yesOrNo('accepted', 'Accepted', 'accepted_at'),
    yesOrNo('declined', 'Declined', 'declined_at'),
    yesOrNo('revoked', 'Revoked', 'revoked_at'),
  ],
  organization: [
    text('name', 'Name'),
    text('currency', 'Currency'),
    text('month_start_day', 'First day of the month'),
    text('time_zone', 'Time zone'),
    yesOrNo('attaches_receipts', 'Attaches receipts by itself', 'attaches_receipts'),
    choice('plan', 'Plan', {
      free: 'Free',
      personal: 'Personal',
      team: 'Team',
      business: 'Business',
      self_hosted: 'Self-hosted',
    }),
    choice('plan_period', 'Paid by', { month: 'Month', year: 'Year' }),
    day('plan_ends', 'Plan ends', 'plan_ends_at'),
    yesOrNo('deleted', 'Deleted', 'deleted_at'),
  ],
}
