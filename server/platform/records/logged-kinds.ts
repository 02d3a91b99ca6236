/** The kinds of records in the change log. The order matters: a batch is described by its first kinds. */
export const loggedKinds = [
  'transaction',
  'category',
  'tag',
  'budget',
  'recurrence',
  'rule',
  'document',
  'receipt',
  'receipt_link',
  'receipt_match',
  'staged_item',
  'member',
  'invitation',
  'organization',
  'webhook',
] as const
export type LoggedKind = (typeof loggedKinds)[number]
