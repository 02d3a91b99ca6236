import { mergeStagedItem } from '../../server/intake/review/merge.ts'
import { approveStagedItem, discardStagedItem } from '../../server/intake/review/write.ts'
import { builder } from '../builder.ts'
import { CategoryTypeEnum } from '../ledger/categories.ts'
import { StagedItemObject } from './review.ts'

export const ReviewedStagedItemInput = builder.inputType('ReviewedStagedItemInput', {
  description: 'The reviewed values. Omitted fields keep the values that were read.',
  fields: (t) => ({
    description: t.string({ required: false }),
    amount: t.field({ type: 'Decimal', required: false, description: 'The amount, recorded without adjustment.' }),
    rate: t.field({
      type: 'Decimal',
      required: false,
      description: 'The value of 1 unit of the currency in the organization currency.',
    }),
    baseAmount: t.field({
      type: 'Decimal',
      required: false,
      description: 'The charged amount in the organization currency, instead of the rate.',
    }),
    type: t.field({ type: CategoryTypeEnum, required: false }),
    date: t.field({ type: 'Date', required: false }),
    month: t.field({ type: 'Month', required: false }),
    categoryId: t.id({ required: false }),
    createCategory: t.boolean({
      required: false,
      defaultValue: false,
      description: 'True uses or creates the category with the proposed name, for a budget line without a category.',
    }),
    isAmountConfirmed: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Required if the item has an amountDoubt and you keep the amount that was read.',
    }),
  }),
})

builder.mutationField('approveStagedItem', (t) =>
  t.field({
    type: StagedItemObject,
    rule: 'documents:review',
    description: 'Approves one item. Repeated calls record it only once.',
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
    description: 'Merges one item with an existing transaction. No new transaction is recorded.',
    args: { id: t.arg.id(), transactionId: t.arg.id() },
    resolve: (_, { id, transactionId }, { tenant }) => mergeStagedItem(tenant, id, transactionId),
  }),
)
