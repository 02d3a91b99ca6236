import { builder } from '../builder.ts'
import { CategoryTypeEnum } from './categories.ts'

export const TransactionFilterInput = builder.inputType('TransactionFilter', {
  description:
    'Filters that must all match. Dates and amounts are inclusive. Amounts are in the organization currency.',
  fields: (t) => ({
    ids: t.idList({ required: false, description: 'Only these transactions, 250 at most.' }),
    from: t.field({ type: 'Date', required: false }),
    to: t.field({ type: 'Date', required: false }),
    type: t.field({
      type: CategoryTypeEnum,
      required: false,
      description: 'The type of the category, or of a transaction without one. So EXPENSE includes refunds.',
    }),
    categoryIds: t.idList({
      required: false,
      description: 'Any of these categories. For split transactions, sums include only the splits in these categories.',
    }),
    subcategories: t.boolean({ required: false, description: 'True includes the subcategories.' }),
    uncategorised: t.boolean({
      required: false,
      description: 'True includes uncategorized transactions, in addition to those of `categoryIds`.',
    }),
    text: t.string({
      required: false,
      description:
        'Words, each in the description, the note or a receipt’s merchant, or an amount. Accents and letter case are ' +
        'ignored; words that stand nowhere are corrected.',
    }),
    payee: t.string({ required: false, description: 'Exactly this payee. Letter case is ignored.' }),
    exactText: t.boolean({ required: false, description: 'True disables spelling correction of the search text.' }),
    min: t.field({ type: 'Decimal', required: false }),
    max: t.field({ type: 'Decimal', required: false }),
    tagIds: t.idList({ required: false, description: 'Transactions with any of these tags.' }),
    untagged: t.boolean({
      required: false,
      description: 'True includes transactions without a tag, in addition to those of `tagIds`.',
    }),
    paidBy: t.id({ required: false, description: 'The user ID of the member who paid.' }),
    paidByNobody: t.boolean({ required: false, description: 'Transactions without a payer.' }),
    accountIds: t.idList({ required: false, description: 'Transactions of any of these accounts.' }),
    withoutAccount: t.boolean({
      required: false,
      description: 'True includes transactions without an account, in addition to those of `accountIds`.',
    }),
    createdBy: t.id({ required: false, description: 'The user ID of the member who recorded the transaction.' }),
    createdByNobody: t.boolean({
      required: false,
      description: 'Transactions that a recurrence recorded, not a member.',
    }),
    hasReceipt: t.boolean({ required: false }),
    isReviewed: t.boolean({ required: false }),
    isSplit: t.boolean({ required: false }),
    isRecurring: t.boolean({ required: false }),
  }),
})
