import type { TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { compareAmounts, isAmount } from '../../shared/decimals.ts'

/** Whether a transaction belongs in the list of a filter: the server's rule, for what arrives live. */
export function passesFilter(transaction: TransactionRowFragment, filter: TransactionFilter): boolean {
  const { from, to, type, min, max, text, hasReceipt } = filter
  const { date, baseAmount } = transaction
  if ((from && date < from) || (to && date > to)) return false
  if (type && transaction.type !== type) return false
  if (min && isAmount(min) && compareAmounts(baseAmount.value, min) < 0) return false
  if (max && isAmount(max) && compareAmounts(baseAmount.value, max) > 0) return false
  if (hasReceipt != null && hasReceipt !== transaction.receiptIds.length > 0) return false
  return isOfCategory(transaction, filter) && containsText(transaction, text)
}

function isOfCategory({ category }: TransactionRowFragment, { categoryIds, uncategorised }: TransactionFilter) {
  if (!categoryIds && !uncategorised) return true
  return category ? (categoryIds?.includes(category.id) ?? false) : Boolean(uncategorised)
}

function containsText({ description, note }: TransactionRowFragment, text: string | null | undefined) {
  const words = text?.trim().toLowerCase()
  return !words || description.toLowerCase().includes(words) || note.toLowerCase().includes(words)
}
