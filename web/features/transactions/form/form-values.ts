import { t } from '@lingui/core/macro'
import type { CategoryType, TransactionChangesInput, TransactionRowFragment } from '../../../generated.ts'
import type { TagChoice } from '../../../shared/controls/TagPicker.tsx'
import { isAmount, signOf } from '../../../shared/format/decimals.ts'
import { type Part, type SplitValues, splitOf, splitsOf } from './split-values.ts'

export interface FormValues {
  type: CategoryType
  /** A decimal string, or the typed text if it is not an amount. */
  amount: string
  /** Null means the organization currency. */
  currency: string | null
  /** The exchange rate: a decimal string, or the typed text if it is not a number. */
  rate: string
  /** The base amount if it was typed. The rate then follows from it. */
  baseAmount: string | null
  description: string
  /** Empty if it is the description. */
  payee: string
  categoryId: string | null
  /** Null if the transaction is not split. */
  split: SplitValues | null
  date: string
  note: string
  tags: readonly TagChoice[]
  /** A user id. */
  paidBy: string | null
  accountId: string | null
  /** The amount in the account's currency if it must be given, or an empty text. */
  accountAmount: string
  isReviewed: boolean
}

export type FormErrors = Partial<Record<keyof FormValues | 'splits' | 'receipts', string>>

export function valuesOf(transaction: TransactionRowFragment): FormValues {
  const { type, amount, baseAmount, rate, description, payee, category, date, note, paidBy, isReviewed } = transaction
  const { account, accountAmount } = transaction
  const isForeign = amount.currency !== baseAmount.currency
  const isOwnAmount = account && ![amount.currency, baseAmount.currency].includes(account.currency)
  return {
    type,
    amount: amount.value,
    currency: isForeign ? amount.currency : null,
    rate: isForeign ? rate : '',
    baseAmount: isForeign ? baseAmount.value : null,
    description,
    payee: payee === description ? '' : payee,
    categoryId: category?.id ?? null,
    split: splitOf(
      transaction.splits.map((split) => ({
        amount: split.amount.value,
        categoryId: split.category?.id ?? null,
        note: split.note,
      })),
    ),
    date,
    note,
    tags: transaction.tags,
    paidBy: paidBy?.id ?? null,
    accountId: account?.id ?? null,
    accountAmount: (isOwnAmount && accountAmount?.value) || '',
    isReviewed,
  }
}

/**
 * Validates the form before it is sent. The server repeats these checks and has more.
 * @param base the organization currency
 */
export function errorsIn(values: FormValues, base: string, needsCategory: boolean): FormErrors {
  const { amount, currency, rate, baseAmount, date, categoryId, split } = values
  const isPositive = (text: string | null) => text !== null && isAmount(text) && signOf(text) > 0
  const isUnsplit = split !== null && splitsOf(split, amount, currency ?? base) === null
  return {
    ...(!isPositive(amount) && { amount: t`Amount must be a positive number.` }),
    ...(currency && !isPositive(baseAmount) && !isPositive(rate) && { rate: t`Enter an exchange rate.` }),
    ...(needsCategory && !split && !categoryId && { categoryId: t`Category is required.` }),
    ...(isPositive(amount) && isUnsplit && { splits: t`The splits must add up to the total.` }),
    ...(!date && { date: t`Choose a date.` }),
  }
}

/**
 * Returns the changed fields in the server's format.
 * @param base the organization currency
 */
export function changesBetween(before: FormValues, after: FormValues, base: string): TransactionChangesInput {
  const changes: TransactionChangesInput = {}
  if (after.type !== before.type) changes.type = after.type
  if (after.description !== before.description) changes.description = after.description
  if (after.payee !== before.payee) changes.payee = after.payee
  if (after.date !== before.date) changes.date = after.date
  if (after.note !== before.note) changes.note = after.note
  if (after.isReviewed !== before.isReviewed) changes.reviewed = after.isReviewed
  if (after.paidBy !== before.paidBy) {
    if (after.paidBy) changes.paidBy = after.paidBy
    else changes.clearPaidBy = true
  }
  if (namesOf(after.tags) !== namesOf(before.tags)) Object.assign(changes, tagsToSend(after.tags))
  return {
    ...changes,
    ...baseAmountChange(before, after, base),
    ...filedBetween(before, after, base),
    ...accountBetween(before, after),
  }
}

function accountBetween(before: FormValues, after: FormValues): TransactionChangesInput {
  const { accountId, accountAmount, amount, currency } = after
  const isOther = accountId !== before.accountId
  if (!accountId) return isOther ? { clearAccount: true } : {}
  const isOtherAmount =
    accountAmount !== before.accountAmount || amount !== before.amount || currency !== before.currency
  return {
    ...(isOther && { accountId }),
    ...(accountAmount && (isOther || isOtherAmount) && { accountAmount }),
  }
}

/** Returns the base amount if it was typed, otherwise the exchange rate. */
export function baseAmountInput({ currency, rate, baseAmount }: FormValues): { rate?: string; baseAmount?: string } {
  if (!currency) return {}
  return baseAmount !== null ? { baseAmount, ...(isAmount(rate) && { rate }) } : { rate }
}

export function tagsToSend(tags: readonly TagChoice[]): { tagIds: string[]; tags: string[] } {
  return {
    tagIds: tags.flatMap(({ id }) => id ?? []),
    tags: tags.filter(({ id }) => id === null).map(({ name }) => name),
  }
}

function baseAmountChange(before: FormValues, after: FormValues, base: string): TransactionChangesInput {
  const isOther = after.currency !== before.currency
  const changes: TransactionChangesInput = {}
  if (after.amount !== before.amount) changes.amount = after.amount
  if (isOther) changes.currency = after.currency ?? base
  if (after.currency && (isOther || after.rate !== before.rate || after.baseAmount !== before.baseAmount)) {
    Object.assign(changes, baseAmountInput(after))
  }
  return changes
}

function filedBetween(before: FormValues, after: FormValues, base: string): TransactionChangesInput {
  const [was, is] = [splitsIn(before, base), splitsIn(after, base)]
  if (is) return isSameSplit(was, is) ? {} : { splits: is }
  const hasMoved = after.categoryId !== before.categoryId || after.type !== before.type
  if (!was && !hasMoved) return {}
  return after.categoryId ? { categoryId: after.categoryId } : { clearCategory: true }
}

const splitsIn = ({ split, amount, currency }: FormValues, base: string) =>
  split && splitsOf(split, amount, currency ?? base)

export function isSameSplit(a: readonly Part[] | null, b: readonly Part[] | null): boolean {
  return formatSplits(a) === formatSplits(b)
}

const formatSplits = (splits: readonly Part[] | null) =>
  JSON.stringify(splits?.map(({ amount, categoryId, note }) => [amount, categoryId, note]) ?? null)

export const namesOf = (tags: readonly TagChoice[]) =>
  tags
    .map(({ name }) => name.toLowerCase())
    .toSorted()
    .join('\n')
