// Written by `npm run generate` from the record descriptors.

/** The kinds of records in the change log. The order matters: a batch is described by its first kinds. */
export const loggedKinds = [
  'transaction',
  'category',
  'account',
  'balance_statement',
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

/** The kinds of records whose changes webhooks can receive. The assistant's conversations are private and never sent. */
export const eventKinds = [
  'transaction',
  'category',
  'account',
  'balance_statement',
  'tag',
  'budget',
  'recurrence',
  'rule',
  'document',
  'receipt',
  'receipt_link',
  'staged_item',
  'member',
  'invitation',
  'organization',
] as const
export type EventKind = (typeof eventKinds)[number]

/** The kinds of records that can be restored from the trash, in the order in which they are restored. */
export const trashKinds = ['category', 'account', 'budget', 'transaction', 'receipt'] as const
export type TrashKind = (typeof trashKinds)[number]

/** The kinds of records whose changes clients receive. */
export const recordKinds = [
  'transaction',
  'category',
  'account',
  'balance_statement',
  'tag',
  'budget',
  'receipt',
  'member',
  'invitation',
  'organization',
  'view',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Of these, the kinds of records that clients receive with their current state. */
export const loadedKinds = [
  'transaction',
  'category',
  'account',
  'tag',
  'receipt',
  'member',
  'invitation',
  'view',
] as const
export type LoadedKind = (typeof loadedKinds)[number]

/** Further kinds whose changes can change figures and lists of the ledger. */
export const figureKinds = [
  'recurrence',
  'rule',
  'document',
  'receipt_link',
  'receipt_match',
  'staged_item',
  'recurrence_suggestion',
] as const
export type FigureKind = (typeof figureKinds)[number]
