import { findDocuments } from '../server/intake/documents/read.ts'
import {
  countPendingItems,
  findItemsOf,
  listDocumentItems,
  listPendingItems,
  type StagedItem,
} from '../server/intake/documents/staged-items.ts'
import type { MatchCandidate } from '../server/intake/receipts/matches.ts'
import { type PendingItemsChanges, readPendingItemsChanges, reviewKinds } from '../server/intake/review/changes.ts'
import { mergeStagedItem } from '../server/intake/review/merge.ts'
import { findSimilarTransactions } from '../server/intake/review/similar-transactions.ts'
import { approveStagedItem, discardStagedItem } from '../server/intake/review/write.ts'
import { findPlannedBeside } from '../server/ledger/budgets/current-budget.ts'
import type { Numbered } from '../server/platform/stream/change-subscription.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum } from './categories.ts'
import { databaseCost } from './database-cost.ts'
import { DocumentObject, loadDocument, PlaceObject } from './documents.ts'
import { followKinds } from './ledger.ts'
import { createLoader } from './loaders.ts'
import { MoneyObject } from './scalars.ts'
import { numberWords, sinceWords, usualChanges } from './stream.ts'
import { TransactionObject } from './transactions.ts'

const StagedItemKindEnum = builder.enumType('StagedItemKind', {
  values: ['RECEIPT_ITEM', 'STATEMENT_ROW', 'BUDGET_LINE', 'DRAFT'] as const,
})

const StagedItemStateEnum = builder.enumType('StagedItemState', {
  description: 'MERGED: became part of a transaction that was there.',
  values: ['PENDING', 'APPROVED', 'MERGED', 'DISCARDED'] as const,
})

/** The items of a document, by the document's id. */
export const loadStagedItems = createLoader(
  (context, ids) => findItemsOf(context.tenant, ids),
  ({ documentId }) => documentId,
  (items) => items,
)

const loadLookAlikes = createLoader(
  (context, ids) => findSimilarTransactions(context.tenant, ids),
  ({ itemId }) => itemId,
  (found) => found,
)

const loadPlannedBeside = createLoader(
  (context, ids) => findPlannedBeside(context.tenant, ids),
  ({ itemId }) => itemId,
  ([found]) => found ?? null,
)

export const MatchCandidateObject = builder.objectRef<MatchCandidate>('MatchCandidate').implement({
  description: 'A transaction that something may be, and why.',
  fields: (t) => ({
    transaction: t.expose('transaction', { type: TransactionObject }),
    reasons: t.exposeStringList('reasons'),
  }),
})

export const StagedItemObject = builder.objectRef<StagedItem>('StagedItem').implement({
  description: 'Something read from a document that waits, or waited, for a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: StagedItemKindEnum }),
    state: t.expose('state', { type: StagedItemStateEnum }),
    position: t.exposeInt('position'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    description: t.exposeString('description'),
    note: t.exposeString('note'),
    amount: t.expose('amount', { type: MoneyObject, description: 'As printed; tax and discount are spread later.' }),
    date: t.expose('date', { type: 'Date', nullable: true }),
    month: t.expose('month', { type: 'Month', nullable: true, description: 'Of a budget line.' }),
    category: t.expose('category', { type: CategoryObject, nullable: true }),
    proposedCategoryName: t.exposeString('proposedCategoryName', {
      nullable: true,
      description: 'For a budget line that no category fits.',
    }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1.' }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'What to look at, as a sentence.' }),
    amountDoubt: t.exposeString('amountDoubt', {
      nullable: true,
      description: 'Why the amount may be wrong, as a sentence. Approving it as it was read takes isAmountConfirmed.',
    }),
    place: t.expose('place', { type: PlaceObject, nullable: true }),
    transactionId: t.exposeID('transactionId', { nullable: true }),
    version: t.exposeInt('version'),
    plannedNow: t.field({
      type: MoneyObject,
      nullable: true,
      description: 'Of a budget line: what is planned for its category and month.',
      resolve: async ({ id, kind }, _, context) =>
        kind === 'BUDGET_LINE' ? ((await loadPlannedBeside(context, id))?.now ?? null) : null,
    }),
    plannedAfter: t.field({
      type: MoneyObject,
      nullable: true,
      description: 'Of a budget line that waits: what is planned once it is approved. Lines of one list add up.',
      resolve: async ({ id, kind, state }, _, context) =>
        kind === 'BUDGET_LINE' && state === 'PENDING' ? ((await loadPlannedBeside(context, id))?.after ?? null) : null,
    }),
    lookAlikes: t.field({
      type: [MatchCandidateObject],
      // Most items are like none.
      extensions: { length: 2, work: 1 },
      description: 'While it waits: transactions that it may be in the books as already. mergeStagedItem says so.',
      resolve: ({ id, state, kind }, _, context) =>
        state === 'PENDING' && kind !== 'BUDGET_LINE' ? loadLookAlikes(context, id) : [],
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
    description: 'The items, documents and receipts that changed since the message before, each once, as they are now.',
    fields: (t) => ({
      cursor: t.expose('cursor', { type: 'Cursor' }),
      number: t.exposeFloat('number', { description: numberWords }),
      since: t.exposeFloat('since', { nullable: true, description: sinceWords }),
      deletedIds: t.exposeIDList('deletedIds', { description: 'Of items, documents and receipts that are no more.' }),
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

export const ReviewedStagedItemInput = builder.inputType('ReviewedStagedItemInput', {
  description: 'What is not given stays as it was read.',
  fields: (t) => ({
    description: t.string({ required: false }),
    amount: t.field({ type: 'Decimal', required: false, description: 'Recorded as it is.' }),
    rate: t.field({ type: 'Decimal', required: false, description: 'What 1 of it is in the organization’s currency.' }),
    type: t.field({ type: CategoryTypeEnum, required: false }),
    date: t.field({ type: 'Date', required: false }),
    month: t.field({ type: 'Month', required: false }),
    categoryId: t.id({ required: false }),
    createCategory: t.boolean({
      required: false,
      defaultValue: false,
      description: 'For a budget line without a category: uses or makes the one of its name.',
    }),
    isAmountConfirmed: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Needed for an item with an amountDoubt whose amount stays as it was read.',
    }),
  }),
})

builder.queryField('pendingItems', (t) =>
  t.field({
    type: [StagedItemObject],
    rule: 'ledger:read',
    description: 'The inbox: all that waits (500 at most), the latest document first.',
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
    description: 'The items of one document, reviewed or not.',
    args: { documentId: t.arg.id() },
    resolve: (_, { documentId }, { tenant }) => listDocumentItems(tenant, documentId),
  }),
)

builder.mutationField('approveStagedItem', (t) =>
  t.field({
    type: StagedItemObject,
    rule: 'documents:review',
    description: 'Takes one item into the books, once, however often it is asked.',
    args: { id: t.arg.id(), input: t.arg({ type: ReviewedStagedItemInput, required: false }) },
    resolve: (_, { id, input }, { tenant }) => approveStagedItem(tenant, id, input ?? {}),
  }),
)

builder.mutationField('discardStagedItem', (t) =>
  t.field({
    type: StagedItemObject,
    rule: 'documents:review',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => discardStagedItem(tenant, id),
  }),
)

builder.mutationField('mergeStagedItem', (t) =>
  t.field({
    type: StagedItemObject,
    rule: 'documents:review',
    description: 'Takes one item as what a transaction already says: nothing new is recorded.',
    args: { id: t.arg.id(), transactionId: t.arg.id() },
    resolve: (_, { id, transactionId }, { tenant }) => mergeStagedItem(tenant, id, transactionId),
  }),
)

builder.subscriptionField('pendingItemsChanged', (t) =>
  t.field({
    type: PendingItemsChangesObject,
    rule: 'ledger:read',
    description: 'The review as it changes. The first message is the head; with `after`, what was missed since.',
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

followKinds('staged_item')
