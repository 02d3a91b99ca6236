import type { EntryType, Filter } from './question.ts'

/** A sum of transactions in minor units of the organization's currency, and how many they are. */
export interface Sum {
  minor: bigint
  count: number
}

export interface Entry {
  id: string
  /** yyyy-MM-dd */
  date: string
  type: EntryType
  description: string
  categoryName: string | null
  /** Positive, whatever the type, in minor units of the organization's currency. */
  minor: bigint
}

/** `key`: a category's id (null: uncategorised), a description, or a month (yyyy-MM). `label`: how it is called. */
export interface Group extends Sum {
  key: string | null
  label: string
}

export interface BudgetLine {
  categoryId: string
  name: string
  plannedMinor: bigint
  spentMinor: bigint
}

/** The questions that the engine puts to the books. Whoever answers them queries; nothing is reckoned from memory. */
export interface Ledger {
  /** `type: null` sums income and expense together and is never asked for money, only for counts. */
  sum(filter: Filter): Promise<Sum>
  /** LARGEST and SMALLEST by amount, the newer first among equals; NEWEST by date. At most 200. */
  list(filter: Filter, order: 'NEWEST' | 'LARGEST' | 'SMALLEST', limit: number): Promise<Entry[]>
  /** All groups, the largest sum first; months in their own order. */
  groups(filter: Filter, by: 'CATEGORY' | 'DESCRIPTION' | 'MONTH'): Promise<Group[]>
  /** The lines of a month (yyyy-MM) that have a plan. */
  budgets(month: string): Promise<BudgetLine[]>
  /** Staged items that wait for review, and the documents they came from. */
  pending(): Promise<{ items: number; documents: number }>
}
