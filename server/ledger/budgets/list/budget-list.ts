import type { Text } from '../../../base/text.ts'
import type { NamedCategory, TransactionType } from '../../../language/categories.ts'
import type { ListPeriod } from './vocabulary.ts'

export interface BudgetList {
  lines: BudgetListLine[]
  /** ISO 4217; null if the list does not state a currency. */
  currency: string | null
  /** The most frequent period of the amounts as written. */
  period: ListPeriod
  leftOut: LeftOut[]
  /** True if a total row matches the lines; null if the list has no total row. */
  totalProven: boolean | null
}

export interface BudgetListLine {
  /** The row in the list, counted from 1. */
  row: number
  name: string
  /** A decimal per month: 600 per year is 50.00. It is negative for money that comes back. */
  amount: string
  /** yyyy-MM; empty if the list names no month. */
  months: string[]
  group: string | null
  type: TransactionType
  isTypeSaid: boolean
  categoryId: string | null
  /** From 0 to 1; 0 without a category. */
  confidence: number
  /** Sentences for the reviewer. */
  doubts: readonly Text[]
  said: { amount: string; period: ListPeriod }
}

export interface LeftOut {
  row: number
  text: string
  reason: 'HEADING' | 'GROUP' | 'TOTAL' | 'NOTE' | 'NO_AMOUNT' | 'ZERO'
}

export interface ListContext {
  categories: NamedCategory[]
  /** The organization currency. It resolves "$" and other signs that several currencies share. */
  currency: string
  /** yyyy-MM-dd: the year is used for months without one. */
  today: string
}

/** A row of a list. Cells keep leading blanks, because indentation separates groups from their members. */
export interface ListRow {
  number: number
  cells: string[]
}
