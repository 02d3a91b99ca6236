import type { CategoryType, TransactionChangesInput, TransactionRowFragment } from '../../generated.ts'
import { isAmount, signOf } from '../../shared/decimals.ts'

/** A transaction as it stands in a form. */
export interface FormValues {
  type: CategoryType
  /** A decimal string, or what was typed. */
  amount: string
  description: string
  categoryId: string | null
  date: string
  note: string
}

/** By field; none when it may be sent. */
export type FormErrors = Partial<Record<keyof FormValues | 'currency' | 'rate', string>>

export function valuesOf({ type, amount, description, category, date, note }: TransactionRowFragment): FormValues {
  return { type, amount: amount.value, description, categoryId: category?.id ?? null, date, note }
}

/** The rules that are said before anything is sent; the server has them too, and the others. */
export function errorsIn({ amount, date, categoryId }: FormValues, needsCategory: boolean): FormErrors {
  return {
    ...(!(isAmount(amount) && signOf(amount) > 0) && { amount: 'Amount must be a positive number.' }),
    ...(needsCategory && !categoryId && { categoryId: 'Category is required.' }),
    ...(!date && { date: 'Choose a date.' }),
  }
}

/** What differs, as the server takes it. */
export function changesBetween(before: FormValues, after: FormValues): TransactionChangesInput {
  const changes: TransactionChangesInput = {}
  if (after.type !== before.type) changes.type = after.type
  if (after.amount !== before.amount) changes.amount = after.amount
  if (after.description !== before.description) changes.description = after.description
  if (after.date !== before.date) changes.date = after.date
  if (after.note !== before.note) changes.note = after.note
  if (after.categoryId !== before.categoryId || changes.type) {
    if (after.categoryId) changes.categoryId = after.categoryId
    else changes.clearCategory = true
  }
  return changes
}
