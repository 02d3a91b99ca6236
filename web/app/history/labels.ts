import type { ChangeAction, ChangeOrigin, LogEntryFragment, LoggedKind } from '../../generated.ts'

export const originNames: Readonly<Record<ChangeOrigin, string>> = {
  WEB: 'Web',
  GRAPHQL: 'API',
  REST: 'REST',
  UPLOAD: 'Upload',
  ASSISTANT: 'Assistant',
  IMPORT: 'Import',
  READER: 'Reader',
  RULE: 'Rule',
  JOB: 'Job',
  SAMPLE: 'Sample data',
  SERVER: 'Server',
}

export const actionNames: Readonly<Record<ChangeAction, string>> = {
  CREATED: 'Added',
  UPDATED: 'Changed',
  DELETED: 'Deleted',
}

export const kindNames: Readonly<Record<LoggedKind, string>> = {
  TRANSACTION: 'Transaction',
  CATEGORY: 'Category',
  TAG: 'Tag',
  BUDGET: 'Budget',
  RECURRENCE: 'Recurring transaction',
  RULE: 'Rule',
  RECEIPT: 'Receipt',
  DOCUMENT: 'Document',
  STAGED_ITEM: 'Item for review',
  RECEIPT_LINK: 'Receipt of a transaction',
  RECEIPT_MATCH: 'Match of a receipt',
  MEMBER: 'Member',
  INVITATION: 'Invitation',
  ORGANIZATION: 'Organization',
}

export const kindLabels: Readonly<Record<LoggedKind, string>> = {
  TRANSACTION: 'Transactions',
  CATEGORY: 'Categories',
  TAG: 'Tags',
  BUDGET: 'Budgets',
  RECURRENCE: 'Recurring transactions',
  RULE: 'Rules',
  RECEIPT: 'Receipts',
  DOCUMENT: 'Documents',
  STAGED_ITEM: 'Items for review',
  RECEIPT_LINK: 'Receipts of transactions',
  RECEIPT_MATCH: 'Matches of receipts',
  MEMBER: 'Members',
  INVITATION: 'Invitations',
  ORGANIZATION: 'Organization',
}

export const itself = 'Purser'

/** Returns "Maya Lindqvist · Web", "Assistant, at Maya Lindqvist’s request" or "Purser · Job". */
export function actorLabel({ by, origin }: Pick<LogEntryFragment, 'by' | 'origin'>): string {
  if (by && origin === 'ASSISTANT') return `Assistant, at ${by.name}’s request`
  if (!by && origin === 'SERVER') return itself
  return `${by?.name ?? itself} · ${originNames[origin]}`
}
