import { optional } from './fields.ts'

export const transactionFilter = {
  from: optional('day', 'yyyy-MM-dd, inclusive'),
  to: optional('day', 'yyyy-MM-dd, inclusive'),
  type: optional('transactionType', 'Expense or Income; a refund has the type of its category'),
  category_id: optional('ids', 'One or more, separated by commas'),
  subcategories: optional('boolean', 'true includes subcategories'),
  uncategorised: optional('boolean', 'true adds transactions without a category'),
  text: optional('text', 'Words in the description, the note or a receipt’s merchant, or an amount'),
  payee: optional('text', 'Exactly this payee; accents and case are ignored'),
  exact_text: optional('boolean', 'true matches words exactly, without correction of typing errors'),
  min: optional('decimal', 'At least this amount'),
  max: optional('decimal', 'At most this amount'),
  tag_id: optional('ids', 'One or more, separated by commas'),
  untagged: optional('boolean', 'true adds transactions without a tag'),
  paid_by: optional('id', 'The member who paid'),
  account_id: optional('ids', 'One or more accounts, separated by commas'),
  without_account: optional('boolean', 'true adds transactions without an account'),
  created_by: optional('id', 'The member who recorded the transaction'),
  has_receipt: optional('boolean'),
  reviewed: optional('boolean'),
  split: optional('boolean'),
  recurring: optional('boolean'),
}

export const filterNames = {
  categoryIds: 'category_id',
  tagIds: 'tag_id',
  accountIds: 'account_id',
  isReviewed: 'reviewed',
  isSplit: 'split',
  isRecurring: 'recurring',
}
