import type { TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { compareAmounts, isAmount } from '../../shared/format/decimals.ts'
import { normalizeForSearch } from '../../shared/format/normalize-for-search.ts'
import { isOfCategories } from './counted.ts'

/**
 * Returns whether a live transaction passes a filter, by the same rules as the server. Returns null if only the server
 * can decide, because the text may match the merchant of a receipt.
 */
export function passesFilter(transaction: TransactionRowFragment, filter: TransactionFilter): boolean | null {
  const { ids, from, to, min, max, text, tagIds, untagged, paidBy, paidByNobody, createdBy } = filter
  const { accountIds, withoutAccount } = filter
  const { date, baseAmount, receiptIds, tags, account } = transaction
  if (ids && !ids.includes(transaction.id)) return false
  if ((from && date < from) || (to && date > to)) return false
  if (min && isAmount(min) && compareAmounts(baseAmount.value, min) < 0) return false
  if (max && isAmount(max) && compareAmounts(baseAmount.value, max) > 0) return false
  if (paidBy && transaction.paidBy?.id !== paidBy) return false
  if (paidByNobody && transaction.paidBy) return false
  if (filter.createdByNobody && transaction.createdBy) return false
  if (createdBy && transaction.createdBy?.id !== createdBy) return false
  if (filter.payee && normalizeForSearch(transaction.payee) !== normalizeForSearch(filter.payee)) return false
  const isOfAccount = account ? accountIds?.includes(account.id) : withoutAccount
  if ((accountIds || withoutAccount) && !isOfAccount) return false
  const isTagged = tags.some(({ id }) => tagIds?.includes(id)) || (untagged && tags.length === 0)
  if ((tagIds || untagged) && !isTagged) return false
  if (!isAsWanted(transaction, filter) || !isOfCategories(transaction, filter)) return false
  return !text?.trim() || holds(transaction, text) || (receiptIds.length > 0 ? null : false)
}

function isAsWanted(transaction: TransactionRowFragment, filter: TransactionFilter): boolean {
  const { receiptIds, splits, isReviewed, recurrenceId } = transaction
  const wanted: [boolean | null | undefined, boolean][] = [
    [filter.hasReceipt, receiptIds.length > 0],
    [filter.isReviewed, isReviewed],
    [filter.isSplit, splits.length > 0],
    [filter.isRecurring, recurrenceId !== null],
  ]
  return wanted.every(([asked, is]) => asked == null || asked === is)
}

/**
 * Each word must occur in the description, the note or the payee, or equal an amount. Words of one or two letters match the
 * beginning of a word only.
 */
function holds({ description, payee, note, amount, baseAmount }: TransactionRowFragment, text: string): boolean {
  const content = normalizeForSearch(`${description} ${note} ${payee}`)
  return normalizeForSearch(text)
    .trim()
    .split(/\s+/)
    .every((word) => {
      if (word.length > 2 ? content.includes(word) : ` ${content}`.includes(` ${word}`)) return true
      const typed = amountIn(word)
      return typed !== null && [amount, baseAmount].some(({ value }) => compareAmounts(value, typed) === 0)
    })
}

/** Returns "12.50", "12,5" or "$1,250" as a plain decimal, or null for other text. */
function amountIn(word: string): string | null {
  const match = /^\p{Sc}?(\d{1,3}(?:[.,’']\d{3})+|\d{1,12})(?:[.,](\d{1,3}))?\p{Sc}?$/u.exec(word)
  return match && `${match[1]?.replace(/\D/g, '')}.${match[2] ?? '0'}`
}
