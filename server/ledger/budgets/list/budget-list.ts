import type { NamedCategory, TransactionType } from '../../../language/categories.ts'
import type { ListPeriod } from './vocabulary.ts'

export interface BudgetList {
  lines: BudgetListLine[]
  /** ISO 4217, null where the list does not say. */
  currency: string | null
  /** How often most of its amounts come, as they stand in the list. */
  period: ListPeriod
  leftOut: LeftOut[]
  /** A row of totals says the same as the lines; null where there is none to compare. */
  totalProven: boolean | null
}

export interface BudgetListLine {
  /** Of the list, counted from 1. */
  row: number
  name: string
  /** A decimal a month, not negative: a yearly 600 is 50.00. */
  amount: string
  /** yyyy-MM, those that it is planned for; empty where the list names none. */
  months: string[]
  /** The heading that it stands under. */
  group: string | null
  type: TransactionType
  /** The list says so, by a section, a column or the name of a group. */
  isTypeSaid: boolean
  categoryId: string | null
  /** How sure the category is, 0 to 1; 0 without one. */
  confidence: number
  /** What a person should look at, as a sentence; null where nothing. */
  doubt: string | null
  /** As the list has it. */
  said: { amount: string; period: ListPeriod }
}

export interface LeftOut {
  /** Counted from 1. */
  row: number
  text: string
  reason: 'HEADING' | 'GROUP' | 'TOTAL' | 'NOTE' | 'NO_AMOUNT' | 'ZERO'
}

export interface ListContext {
  categories: NamedCategory[]
  /** The organization's: decides what "$" means where several currencies share it. */
  currency: string
  /** yyyy-MM-dd: gives months without a year theirs. */
  today: string
}

/** A row of a list. Cells keep their leading blanks, for indentation tells groups from what is in them. */
export interface ListRow {
  /** Counted from 1, blank lines included. */
  number: number
  cells: string[]
}
