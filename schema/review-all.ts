import { type ApproveAllResult, approveDocumentItems, type ItemRefusal } from '../server/intake/review/approve-all.ts'
import { builder } from './builder.ts'
import { DocumentObject } from './documents.ts'
import { ReviewedStagedItemInput } from './review.ts'

const ItemRefusalObject = builder.objectRef<ItemRefusal>('ItemRefusal').implement({
  extensions: { isValue: true },
  fields: (t) => ({ itemId: t.exposeID('itemId'), reason: t.exposeString('reason') }),
})

const AllApprovedObject = builder.objectRef<ApproveAllResult>('AllApproved').implement({
  fields: (t) => ({
    document: t.expose('document', { type: DocumentObject }),
    approved: t.exposeInt('approved'),
    left: t.exposeInt('left', {
      description: 'How many still wait, because they lack something that a person has to say.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why the first of those was left, as a sentence.',
    }),
    refusals: t.expose('refusals', { type: [ItemRefusalObject], extensions: { length: 5 } }),
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
      'Takes all that waits of a document into the books; what lacks something, or has an amountDoubt that is not confirmed, goes on waiting.',
    args: {
      documentId: t.arg.id(),
      edits: t.arg({ type: [StagedItemEditInput], required: false, description: 'What to change of some before.' }),
    },
    resolve: (_, { documentId, edits }, { tenant }) => approveDocumentItems(tenant, documentId, edits ?? []),
  }),
)
