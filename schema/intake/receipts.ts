import { totalOf } from '../../server/intake/documents/staged-items.ts'
import { deleteReceipts } from '../../server/intake/receipts/delete.ts'
import { countConfirmedMatches, findMatches } from '../../server/intake/receipts/matches.ts'
import {
  countUnmatchedReceipts,
  findReceipts,
  findReceiptTransactions,
  getReceipt,
  listReceipts,
  type Receipt,
} from '../../server/intake/receipts/read.ts'
import { createReceipt } from '../../server/intake/receipts/write.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'
import { LedgerChangesObject, loadChanged, RecordChangeObject } from '../ledger/ledger.ts'
import { loadReceiptIds, TransactionObject } from '../ledger/transactions.ts'
import { createLoader, createRecordLoader } from '../loaders.ts'
import { MoneyObject } from '../scalars.ts'
import { usualChanges } from '../stream.ts'
import { throttleMessages } from '../throttle.ts'
import { DocumentObject, DocumentPageObject, DocumentStateEnum, loadDocument, loadReading } from './documents.ts'
import { ReadFieldObject } from './read-fields.ts'
import { loadStagedItems, MatchCandidateObject, PendingItemsChangesObject, StagedItemObject } from './review.ts'

const loadReceipt = createRecordLoader((context, ids) => findReceipts(context.tenant, ids))

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
  description: 'A stored document with the data read from it, or with the user’s corrections.',
  fields: (t) => ({
    id: t.exposeID('id'),
    merchant: t.expose('merchant', { type: ReadFieldObject }),
    date: t.expose('date', { type: ReadFieldObject }),
    currency: t.expose('currency', { type: ReadFieldObject }),
    total: t.expose('total', { type: ReadFieldObject }),
    tax: t.expose('tax', { type: ReadFieldObject }),
    vendorVatId: t.exposeString('vendorVatId', { nullable: true, description: 'The VAT ID of the seller.' }),
    discount: t.expose('discount', { type: ReadFieldObject }),
    totalProven: t.exposeBoolean('totalProven', {
      description: 'True if the arithmetic of the receipt confirms the total.',
    }),
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
      description: 'The sum of the items that were not discarded.',
      resolve: async ({ documentId, currency }, _, context) =>
        totalOf(await loadStagedItems(context, documentId), currency.value ?? context.tenant.currency),
    }),
    pages: t.field({
      type: [DocumentPageObject],
      extensions: { length: 2 },
      resolve: async ({ documentId }, _, context) => (await loadReading(context, documentId))?.pages ?? [],
    }),
    text: t.string({
      description: 'The text that was read, with one line for each row and a form feed between pages.',
      resolve: async ({ documentId }, _, context) => (await loadReading(context, documentId))?.text ?? '',
    }),
    matches: t.field({
      type: [MatchCandidateObject],
      // The estimated length: most receipts have no match or one.
      extensions: { length: 2, work: 1 },
      description: 'The transactions without a receipt that may match while the receipt is pending, most likely first.',
      resolve: ({ id }, _, context) => loadMatches(context, id),
    }),
    duplicateOf: t.field({
      type: ReceiptObject,
      nullable: true,
      description: 'The earlier receipt that looks like a duplicate.',
      resolve: ({ duplicateOfId }, _, context) => (duplicateOfId ? loadReceipt(context, duplicateOfId) : null),
    }),
    transactions: t.field({
      type: [TransactionObject],
      description: 'The transactions that the receipt was saved as.',
      extensions: { length: 2 },
      resolve: ({ id }, _, context) => loadTransactions(context, id),
    }),
    version: t.exposeInt('version', {
      description: 'The version, which grows with each change. Send it back to avoid overwriting other users’ changes.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(TransactionObject, 'receipts', (t) =>
  t.field({
    type: [ReceiptObject],
    // The estimated length: most transactions have no receipt or one.
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
    description: 'The changed receipts with their possible matches. New transactions can also change the matches.',
    resolve: ({ receiptIds }, _, { tenant }) => findReceipts(tenant, receiptIds),
  }),
  receipt: t.field({
    type: ReceiptObject,
    nullable: true,
    description: 'The requested receipt, if it is among the changed ones.',
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
  description: 'An image, a PDF or an e-invoice (XML) that was uploaded to an upload address.',
  fields: (t) => ({ storagePath: t.string(), fileName: t.string(), contentType: t.string() }),
})

builder.queryField('receipts', (t) =>
  t.field({
    type: ReceiptConnectionObject,
    rule: 'ledger:read',
    description: 'A page of receipts, newest first.',
    args: {
      state: t.arg({ type: DocumentStateEnum, required: false }),
      unmatched: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'True returns only pending receipts without a transaction.',
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

builder.queryField('unmatchedReceiptCount', (t) =>
  t.int({
    rule: 'ledger:read',
    description:
      'The number of pending receipts without a transaction. A receipt without a date counts on the day it was added.',
    args: { from: t.arg({ type: 'Date', required: false }), to: t.arg({ type: 'Date', required: false }) },
    resolve: (_, { from, to }, { tenant }) => countUnmatchedReceipts(tenant, { from, to }),
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
    rule: 'documents:add',
    description:
      'Creates a receipt from an uploaded file. Reading runs in the background, and the document shows its stage.',
    args: { input: t.arg({ type: NewReceiptInput }) },
    resolve: (_, { input }, { tenant, services }) => createReceipt(tenant, services.operatorSettings, input),
  }),
)

builder.mutationField('deleteReceipts', (t) =>
  t.field({
    type: ['ID'],
    rule: 'documents:review',
    description:
      'Deletes your own receipts, or any receipts for Owners and Admins; all or none. Saved transactions are kept. Answers the ids ' +
      'that were there; they can be restored for 30 days.',
    args: { ids: t.arg.idList() },
    resolve: (_, { ids }, { tenant }) => deleteReceipts(tenant, ids),
  }),
)

builder.objectField(RecordChangeObject, 'receipt', (t) =>
  t.field({
    type: ReceiptObject,
    nullable: true,
    resolve: loadChanged('receipt', loadReceipt),
  }),
)

builder.objectField(LedgerChangesObject, 'matchConfirmations', (t) =>
  t.int({
    resolve: (_, __, context) => throttleMessages(context, () => countConfirmedMatches(context.tenant)),
  }),
)
