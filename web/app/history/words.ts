import type { ChangeAction, ChangeOrigin, LogEntryFragment, LoggedKind } from '../../generated.ts'

/** Through what something was changed. */
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

/** How a record of each kind is called, and all of them. */
export const kindNames: Readonly<Record<LoggedKind, { one: string; many: string }>> = {
  TRANSACTION: { one: 'Transaction', many: 'Transactions' },
  CATEGORY: { one: 'Category', many: 'Categories' },
  BUDGET: { one: 'Budget', many: 'Budgets' },
  RECEIPT: { one: 'Receipt', many: 'Receipts' },
  DOCUMENT: { one: 'Document', many: 'Documents' },
  STAGED_ITEM: { one: 'Item for review', many: 'Items for review' },
  RECEIPT_LINK: { one: 'Receipt of a transaction', many: 'Receipts of transactions' },
  RECEIPT_MATCH: { one: 'Match of a receipt', many: 'Matches of receipts' },
  MEMBER: { one: 'Member', many: 'Members' },
  INVITATION: { one: 'Invitation', many: 'Invitations' },
  ORGANIZATION: { one: 'Organization', many: 'Organization' },
}

/** Who did it, where it was nobody. */
export const itself = 'Purser'

/** "Maya Lindqvist · Web", "Assistant, at Maya Lindqvist’s request", "Purser · Job". */
export function whoWords({ by, origin }: Pick<LogEntryFragment, 'by' | 'origin'>): string {
  if (by && origin === 'ASSISTANT') return `Assistant, at ${by.name}’s request`
  if (!by && origin === 'SERVER') return itself
  return `${by?.name ?? itself} · ${originNames[origin]}`
}
