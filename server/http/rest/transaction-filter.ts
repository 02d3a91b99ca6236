import { optional, type ParsedFields } from './fields.ts'

/** Which transactions, as a query says it. */
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

/** What the schema's names are in a query, where they are not simply snake_case. */
export const filterNames = { categoryIds: 'category_id', tagIds: 'tag_id' }

/** The filter of a query, as the schema takes it. */
export function filterIn(query: ParsedFields) {
  return {
    from: query.from,
    to: query.to,
    type: query.type,
    categoryIds: query.category_id,
    subcategories: query.subcategories,
    uncategorised: query.uncategorised,
    text: query.text,
    exactText: query.exact_text,
    min: query.min,
    max: query.max,
    tagIds: query.tag_id,
    untagged: query.untagged,
    paidBy: query.paid_by,
    createdBy: query.created_by,
    hasReceipt: query.has_receipt,
    isReviewed: query.reviewed,
    isSplit: query.split,
    isRecurring: query.recurring,
  }
}
