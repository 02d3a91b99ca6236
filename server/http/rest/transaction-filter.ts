import { optional } from './fields.ts'

export const transactionFilter = {
  from: optional('day', 'yyyy-MM-dd, included'),
  to: optional('day', 'yyyy-MM-dd, included'),
  type: optional('transactionType', 'Expense or Income'),
  category_id: optional('ids', 'One or several, with commas'),
  subcategories: optional('boolean', 'true: with the categories below them'),
  uncategorised: optional('boolean', 'true: with no category, and those of category_id'),
  text: optional('text', 'Words in the description, the note or a receipt’s merchant, or an amount'),
  exact_text: optional('boolean', 'true: misspelt words are not corrected'),
  min: optional('decimal', 'At least this amount'),
  max: optional('decimal', 'At most this amount'),
  tag_id: optional('ids', 'One or several, with commas'),
  untagged: optional('boolean', 'true: with no tag, and those of tag_id'),
  paid_by: optional('id', 'The member who paid'),
  created_by: optional('id', 'The member who recorded it'),
  has_receipt: optional('boolean'),
  reviewed: optional('boolean'),
  split: optional('boolean'),
  recurring: optional('boolean'),
}

export const filterNames = {
  categoryIds: 'category_id',
  tagIds: 'tag_id',
  isReviewed: 'reviewed',
  isSplit: 'split',
  isRecurring: 'recurring',
}
