import { type ApproveAllResult, approveDocumentItems, type ItemError } from '../../server/intake/review/approve-all.ts'
import { builder } from '../builder.ts'
import { DocumentObject } from './documents.ts'
import { ReviewedStagedItemInput } from './review-decisions.ts'

const ItemErrorObject = builder.objectRef<ItemError>('ItemRefusal').implement({
  extensions: { isValue: true },
  fields: (t) => ({ itemId: t.exposeID('itemId'), reason: t.exposeString('reason') }),
})

const AllApprovedObject = builder.objectRef<ApproveAllResult>('AllApproved').implement({
  fields: (t) => ({
    document: t.expose('document', { type: DocumentObject }),
    approved: t.exposeInt('approved'),
    left: t.exposeInt('left', {
      description: 'The number of items that are still pending because the user must add data.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason why the first of the remaining items was not approved, as a sentence.',
    }),
    refusals: t.expose('refusals', { type: [ItemErrorObject], extensions: { length: 5 } }),
  }),
})

const StagedItemEditInput = builder.inputType('StagedItemEdit', {
  fields: (t) => ({ id: t.id(), changes: t.field({ type: ReviewedStagedItemInput }) }),
})

builder.mutationField('approveDocumentItems', (t) =>
  t.field({
    type: AllApprovedObject,
    rule: 'documents:review',
    description:
      'Approves all pending items of a document. Items that lack data or have an unconfirmed amountDoubt stay pending.',
    args: {
      documentId: t.arg.id(),
      edits: t.arg({
        type: [StagedItemEditInput],
        required: false,
        description: 'Changes to make to items before approval.',
      }),
    },
    resolve: (_, { documentId, edits }, { tenant }) => approveDocumentItems(tenant, documentId, edits ?? []),
  }),
)
