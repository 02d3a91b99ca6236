// Written by `npm run generate` from the record descriptors.

/** The kinds of records in the change log. */
export const loggedKinds = [
  'TRANSACTION',
  'CATEGORY',
  'ACCOUNT',
  'BALANCE_STATEMENT',
  'TAG',
  'BUDGET',
  'RECURRENCE',
  'RULE',
  'DOCUMENT',
  'RECEIPT',
  'RECEIPT_LINK',
  'RECEIPT_MATCH',
  'STAGED_ITEM',
  'MEMBER',
  'INVITATION',
  'ORGANIZATION',
  'WEBHOOK',
] as const

/** The kinds of records in the trash, in the order in which they are restored. */
export const trashKinds = ['CATEGORY', 'ACCOUNT', 'BUDGET', 'TRANSACTION', 'RECEIPT'] as const

/** The files of records in an archive. */
export type ArchivedRecords =
  | 'tags'
  | 'categories'
  | 'category_parents'
  | 'accounts'
  | 'balance_statements'
  | 'budgets'
  | 'rules'
  | 'recurrences'
  | 'recurrence_suggestions'
  | 'mails'
  | 'documents'
  | 'readings'
  | 'transactions'
  | 'recurrence_days'
  | 'receipts'
  | 'items'
  | 'receipt_links'
  | 'receipt_matches'
  | 'merchant_names'
  | 'category_corrections'
  | 'saved_views'
  | 'import_layouts'
