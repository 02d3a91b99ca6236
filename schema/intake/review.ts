import { findDocuments } from '../../server/intake/documents/read.ts'
import {
  countPendingItems,
  doubtKinds,
  findItemsOf,
  listDocumentItems,
  listPendingItems,
  type StagedItem,
} from '../../server/intake/documents/staged-items.ts'
import type { MatchCandidate } from '../../server/intake/receipts/matches.ts'
import { type PendingItemsChanges, readPendingItemsChanges, reviewKinds } from '../../server/intake/review/changes.ts'
import { findSimilarTransactions } from '../../server/intake/review/similar-transactions.ts'
import { findCurrentBudgetLines } from '../../server/ledger/budgets/current-budget.ts'
import type { Numbered } from '../../server/platform/stream/change-subscription.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { CategoryObject, CategoryTypeEnum } from '../ledger/categories.ts'
import { TransactionObject } from '../ledger/transactions.ts'
import { createLoader } from '../loaders.ts'
import { MoneyObject } from '../scalars.ts'
import { numberDescription, sinceDescription, usualChanges } from '../stream.ts'
import { DocumentObject, loadDocument } from './documents.ts'
import { PageRegionObject } from './read-fields.ts'

const StagedItemKindEnum = builder.enumType('StagedItemKind', {
  values: ['RECEIPT_ITEM', 'STATEMENT_ROW', 'BUDGET_LINE', 'DRAFT'] as const,
})

const StagedItemStateEnum = builder.enumType('StagedItemState', {
  description: 'MERGED: the item was combined with an existing transaction.',
  values: ['PENDING', 'APPROVED', 'MERGED', 'DISCARDED'] as const,
})

const DoubtKindEnum = builder.enumType('DoubtKind', {
  description:
    'AMOUNT: the amount may be wrong. DIRECTION: the document does not say whether it was spent or received, and ' +
    'approval requires the type. LINE: the whole line needs a check.',
  values: doubtKinds,
})

export const loadStagedItems = createLoader(
  (context, ids) => findItemsOf(context.tenant, ids),
  ({ documentId }) => documentId,
  (items) => items,
)

const loadSimilarTransactions = createLoader(
  (context, ids) => findSimilarTransactions(context.tenant, ids),
  ({ itemId }) => itemId,
  (found) => found,
)

const loadCurrentBudgetLines = createLoader(
  (context, ids) => findCurrentBudgetLines(context.tenant, ids),
  ({ itemId }) => itemId,
  ([found]) => found ?? null,
)

export const MatchCandidateObject = builder.objectRef<MatchCandidate>('MatchCandidate').implement({
  description: 'A transaction that may match, with the reasons.',
  fields: (t) => ({
    transaction: t.expose('transaction', { type: TransactionObject }),
    reasons: t.exposeStringList('reasons'),
  }),
})

export const StagedItemObject = builder.objectRef<StagedItem>('StagedItem').implement({
  description: 'A piece of data that was read from a document, pending or reviewed.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: StagedItemKindEnum }),
    state: t.expose('state', { type: StagedItemStateEnum }),
    position: t.exposeInt('position'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    description: t.exposeString('description'),
    note: t.exposeString('note'),
    amount: t.expose('amount', {
      type: MoneyObject,
      description: 'The printed amount. Tax and discounts are distributed later.',
    }),
    date: t.expose('date', { type: 'Date', nullable: true }),
    month: t.expose('month', { type: 'Month', nullable: true, description: 'The month of a budget line.' }),
    category: t.expose('category', { type: CategoryObject, nullable: true }),
    proposedCategoryName: t.exposeString('proposedCategoryName', {
      nullable: true,
      description: 'The proposed name for a budget line without a matching category.',
    }),
    confidence: t.exposeFloat('confidence', { description: 'The confidence, from 0 to 1.' }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'The detail to check, as a sentence.' }),
    doubtKind: t.expose('doubtKind', {
      type: DoubtKindEnum,
      nullable: true,
      description: 'The subject of the doubt. Null without a doubt.',
    }),
    amountDoubt: t.exposeString('amountDoubt', {
      nullable: true,
      description:
        'The reason why the amount may be wrong, as a sentence. Approving the amount as read requires isAmountConfirmed.',
    }),
    place: t.expose('place', { type: PageRegionObject, nullable: true }),
    transactionId: t.exposeID('transactionId', { nullable: true }),
    version: t.exposeInt('version'),
    plannedNow: t.field({
      type: MoneyObject,
      nullable: true,
      description: 'The current budget of the category and month, for a budget line.',
      resolve: async ({ id, kind }, _, context) =>
        kind === 'BUDGET_LINE' ? ((await loadCurrentBudgetLines(context, id))?.now ?? null) : null,
    }),
    plannedAfter: t.field({
      type: MoneyObject,
      nullable: true,
      description: 'The budget after approval, for a pending budget line. Lines of the same list add up.',
      resolve: async ({ id, kind, state }, _, context) =>
        kind === 'BUDGET_LINE' && state === 'PENDING'
          ? ((await loadCurrentBudgetLines(context, id))?.after ?? null)
          : null,
    }),
    lookAlikes: t.field({
      type: [MatchCandidateObject],
      // The estimated length: most items have no similar transaction.
      extensions: { length: 2, work: 1 },
      description:
        'Similar transactions that may be the same purchase as a pending item. Use `mergeStagedItem` to merge with one of them.',
      resolve: ({ id, state, kind }, _, context) =>
        state === 'PENDING' && kind !== 'BUDGET_LINE' ? loadSimilarTransactions(context, id) : [],
    }),
    document: t.field({
      type: DocumentObject,
      resolve: ({ documentId }, _, context) => loadDocument(context, documentId),
    }),
  }),
})

export const PendingItemsChangesObject = builder
  .objectRef<PendingItemsChanges & Numbered>('PendingItemsChanges')
  .implement({
    description:
      'The items, documents and receipts that changed since the previous update, each once and in its current state.',
    fields: (t) => ({
      cursor: t.expose('cursor', { type: 'Cursor' }),
      number: t.exposeFloat('number', { description: numberDescription }),
      since: t.exposeFloat('since', { nullable: true, description: sinceDescription }),
      deletedIds: t.exposeIDList('deletedIds', { description: 'The IDs of deleted items, documents and receipts.' }),
      items: t.expose('items', { type: [StagedItemObject], extensions: { length: usualChanges } }),
      documents: t.field({
        type: [DocumentObject],
        extensions: { length: usualChanges },
        resolve: ({ documentIds }, _, { tenant }) => findDocuments(tenant, documentIds),
      }),
      pendingItemCount: t.int({
        extensions: { work: databaseCost.pendingItemCount },
        resolve: (_, __, { tenant }) => countPendingItems(tenant),
      }),
    }),
  })

builder.queryField('pendingItems', (t) =>
  t.field({
    type: [StagedItemObject],
    rule: 'ledger:read',
    description: 'The review inbox: all pending items, with the latest document first. At most 500.',
    extensions: { work: 10 },
    resolve: (_, __, { tenant }) => listPendingItems(tenant),
  }),
)

builder.queryField('pendingItemCount', (t) =>
  t.int({
    rule: 'ledger:read',
    extensions: { work: databaseCost.pendingItemCount },
    resolve: (_, __, { tenant }) => countPendingItems(tenant),
  }),
)

builder.queryField('documentItems', (t) =>
  t.field({
    type: [StagedItemObject],
    rule: 'ledger:read',
    description: 'The items of one document, both pending and reviewed.',
    args: { documentId: t.arg.id() },
    resolve: (_, { documentId }, { tenant }) => listDocumentItems(tenant, documentId),
  }),
)

builder.subscriptionField('pendingItemsChanged', (t) =>
  t.field({
    type: PendingItemsChangesObject,
    rule: 'ledger:read',
    description:
      'The changes of the review inbox. The first update is the head of the change stream or, with `after`, the changes that you missed since.',
    args: { after: t.arg({ type: 'Cursor', required: false }) },
    subscribe: (_, { after }, context) =>
      context.subscribeTo(
        reviewKinds,
        after,
        readPendingItemsChanges,
        ({ items, documentIds, receiptIds, deletedIds }) =>
          [items, documentIds, receiptIds, deletedIds].every(({ length }) => length === 0),
      ),
    resolve: (message) => message,
  }),
)
