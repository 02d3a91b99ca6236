import { totalOf } from '../server/intake/documents/staged-items.ts'
import { deleteReceipts } from '../server/intake/receipts/delete.ts'
import { countConfirmedMatches, findMatches } from '../server/intake/receipts/matches.ts'
import {
  findReceipts,
  findReceiptTransactions,
  getReceipt,
  listReceipts,
  type Receipt,
} from '../server/intake/receipts/read.ts'
import { createReceipt } from '../server/intake/receipts/write.ts'
import { builder } from './builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from './connections.ts'
import {
  DocumentObject,
  DocumentPageObject,
  DocumentStateEnum,
  loadDocument,
  loadReading,
  ReadFieldObject,
} from './documents.ts'
import { followKinds, LedgerChangesObject, RecordChangeObject } from './ledger.ts'
import { createLoader, createRecordLoader } from './loaders.ts'
import { loadStagedItems, MatchCandidateObject, PendingItemsChangesObject, StagedItemObject } from './review.ts'
import { MoneyObject } from './scalars.ts'
import { usualChanges } from './stream.ts'
import { throttleMessages } from './throttle.ts'
import { loadReceiptIds, TransactionObject } from './transactions.ts'

export const loadReceipt = createRecordLoader((context, ids) => findReceipts(context.tenant, ids))

const loadTransactions = createLoader(
  (context, ids) => findReceiptTransactions(context.tenant, ids),
  ({ receiptId }) => receiptId,
  (links) => links.map(({ transaction }) => transaction),
)

const loadMatches = createLoader(
  (context, ids) => findMatches(context.tenant, ids),
  ({ receiptId }) => receiptId,
  (matches) => matches,
)

export const ReceiptObject = builder.objectRef<Receipt>('Receipt')

ReceiptObject.implement({
  description: 'A stored document with what was read from it, or what a person has saved instead.',
  fields: (t) => ({
    id: t.exposeID('id'),
    merchant: t.expose('merchant', { type: ReadFieldObject }),
    date: t.expose('date', { type: ReadFieldObject }),
    currency: t.expose('currency', { type: ReadFieldObject }),
    total: t.expose('total', { type: ReadFieldObject }),
    tax: t.expose('tax', { type: ReadFieldObject }),
    vendorVatId: t.exposeString('vendorVatId', { nullable: true, description: 'The VAT ID of the seller.' }),
    discount: t.expose('discount', { type: ReadFieldObject }),
    totalProven: t.exposeBoolean('totalProven', { description: 'The total stands by arithmetic.' }),
    document: t.field({
      type: DocumentObject,
      resolve: ({ documentId }, _, context) => loadDocument(context, documentId),
    }),
    items: t.field({
      type: [StagedItemObject],
      resolve: ({ documentId }, _, context) => loadStagedItems(context, documentId),
    }),
    itemsTotal: t.field({
      type: MoneyObject,
      description: 'Of the items that were not thrown away.',
      resolve: async ({ documentId, currency }, _, context) =>
        totalOf(await loadStagedItems(context, documentId), currency.value ?? context.tenant.currency),
    }),
    pages: t.field({
      type: [DocumentPageObject],
      extensions: { length: 2 },
      resolve: async ({ documentId }, _, context) => (await loadReading(context, documentId))?.pages ?? [],
    }),
    text: t.string({
      description: 'All that was read, a line for each row, pages parted by a form feed.',
      resolve: async ({ documentId }, _, context) => (await loadReading(context, documentId))?.text ?? '',
    }),
    matches: t.field({
      type: [MatchCandidateObject],
      // Most receipts have one or none.
      extensions: { length: 2, work: 1 },
      description: 'Transactions without a receipt that may be this one’s, the likeliest first, while it waits.',
      resolve: ({ id }, _, context) => loadMatches(context, id),
    }),
    duplicateOf: t.field({
      type: ReceiptObject,
      nullable: true,
      description: 'The receipt that was there before and looks like the same.',
      resolve: ({ duplicateOfId }, _, context) => (duplicateOfId ? loadReceipt(context, duplicateOfId) : null),
    }),
    transactions: t.field({
      type: [TransactionObject],
      description: 'What it was saved as.',
      extensions: { length: 2 },
      resolve: ({ id }, _, context) => loadTransactions(context, id),
    }),
    version: t.exposeInt('version', { description: 'Grows with each change; send it back to not overwrite others.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(TransactionObject, 'receipts', (t) =>
  t.field({
    type: [ReceiptObject],
    // Most transactions have one or none.
    extensions: { length: 1 },
    resolve: async ({ id }, _, context) => {
      const ids = await loadReceiptIds(context, id)
      return (await Promise.all(ids.map((each) => loadReceipt(context, each)))).filter((receipt) => receipt !== null)
    },
  }),
)

builder.objectFields(PendingItemsChangesObject, (t) => ({
  receipts: t.field({
    type: [ReceiptObject],
    extensions: { length: usualChanges },
    description: 'With what they may belong to, which is found when transactions come, too.',
    resolve: ({ receiptIds }, _, { tenant }) => findReceipts(tenant, receiptIds),
  }),
  receipt: t.field({
    type: ReceiptObject,
    nullable: true,
    description: 'This one, if it is among them: for who has it open.',
    args: { id: t.arg.id() },
    resolve: ({ receiptIds }, { id }, context) => (receiptIds.includes(id) ? loadReceipt(context, id) : null),
  }),
}))

const ReceiptEdgeObject = builder.objectRef<{ cursor: string; node: Receipt }>('ReceiptEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: ReceiptObject }) }),
})

const ReceiptConnectionObject = builder.objectRef<Connection<Receipt>>('ReceiptConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [ReceiptEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
  }),
})

const NewReceiptInput = builder.inputType('NewReceiptInput', {
  description: 'A picture or PDF that was sent to an upload address.',
  fields: (t) => ({ storagePath: t.string(), fileName: t.string(), contentType: t.string() }),
})

builder.queryField('receipts', (t) =>
  t.field({
    type: ReceiptConnectionObject,
    rule: 'ledger:read',
    description: 'A page of receipts, the newest first.',
    args: {
      state: t.arg({ type: DocumentStateEnum, required: false }),
      unmatched: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'Only those that wait and belong to no transaction yet.',
      }),
      first: t.arg.int({ required: false, defaultValue: 50 }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_, { state, unmatched, first, after }, { tenant }) =>
      connectionOf(
        await listReceipts(tenant, { state, unmatched }, { first: pageSizeOf(first), after }),
        ({ place }) => place,
      ),
  }),
)

builder.queryField('receipt', (t) =>
  t.field({
    type: ReceiptObject,
    rule: 'ledger:read',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getReceipt(tenant, id),
  }),
)

builder.queryField('matchConfirmations', (t) =>
  t.int({
    rule: 'ledger:read',
    description:
      'How many receipts people have attached to a transaction that was there. After five, the organization may ' +
      'choose that sure ones are attached by themselves (updateOrganization, attachesReceipts).',
    resolve: (_, __, { tenant }) => countConfirmedMatches(tenant),
  }),
)

builder.mutationField('createReceipt', (t) =>
  t.field({
    type: ReceiptObject,
    rule: 'transactions:write',
    description: 'It is read soon after; its document says how far that is.',
    args: { input: t.arg({ type: NewReceiptInput }) },
    resolve: (_, { input }, { tenant, parts }) => createReceipt(tenant, parts.terms, input),
  }),
)

builder.mutationField('deleteReceipts', (t) =>
  t.field({
    type: ['ID'],
    rule: 'documents:review',
    description:
      'Deletes one’s own, for Owners and Admins anybody’s; all or none. What was saved of them stays. Answers the ids ' +
      'that were there; they can be restored for 30 days.',
    args: { ids: t.arg.idList() },
    resolve: (_, { ids }, { tenant }) => deleteReceipts(tenant, ids),
  }),
)

builder.objectField(RecordChangeObject, 'receipt', (t) =>
  t.field({
    type: ReceiptObject,
    nullable: true,
    resolve: ({ kind, recordId }, _, context) => (kind === 'receipt' ? loadReceipt(context, recordId) : null),
  }),
)

builder.objectField(LedgerChangesObject, 'matchConfirmations', (t) =>
  t.int({
    resolve: (_, __, context) => throttleMessages(context, () => countConfirmedMatches(context.tenant)),
  }),
)

followKinds('receipt_link', 'receipt_match')
