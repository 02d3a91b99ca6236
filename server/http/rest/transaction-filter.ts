import { may, type Sent } from './fields.ts'

/** Which transactions, as a query says it. */
export const transactionFilter = {
  from: may('day', 'yyyy-MM-dd, included'),
  to: may('day', 'yyyy-MM-dd, included'),
  type: may('entry', 'Expense or Income'),
  category_id: may('ids', 'One or several, with commas'),
  subcategories: may('flag', 'true: with the categories below them'),
  uncategorised: may('flag', 'true: with no category, and those of category_id'),
  text: may('text', 'Words in the description, the note or a receipt’s merchant, or an amount'),
  exact_text: may('flag', 'true: misspelt words are not corrected'),
  min: may('decimal', 'At least this amount'),
  max: may('decimal', 'At most this amount'),
  tag_id: may('ids', 'One or several, with commas'),
  untagged: may('flag', 'true: with no tag, and those of tag_id'),
  paid_by: may('id', 'The member who paid'),
  created_by: may('id', 'The member who recorded it'),
  has_receipt: may('flag'),
  reviewed: may('flag'),
  split: may('flag'),
  recurring: may('flag'),
}

/** What the schema's names are in a query, where they are not simply snake_case. */
export const filterNames = { categoryIds: 'category_id', tagIds: 'tag_id' }

/** The filter of a query, as the schema takes it. */
export function filterIn(query: Sent) {
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
