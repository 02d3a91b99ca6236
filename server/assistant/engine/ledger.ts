import type { TransactionType } from '../../language/categories.ts'
import type { Cadence, Filter } from './question.ts'

export interface Sum {
  minor: bigint
  count: number
}

export interface LedgerRow {
  id: string
  /** yyyy-MM-dd */
  date: string
  type: TransactionType
  description: string
  categoryName: string | null
  /** Positive for both types, in minor units of the organization currency. */
  minor: bigint
  /** The amount as a decimal for list filters: "12.50". */
  amount: string
}

/**
 * `key`: a category id (null: uncategorized), a description, or a month (yyyy-MM). `days`: the first and last day of a
 * month that starts on the organization's start day; null for other groups.
 */
export interface Group extends Sum {
  key: string | null
  label: string
  days: { from: string; to: string } | null
}

export interface AmountStatistics {
  count: number
  medianMinor: bigint
}

/** A payment with the statistics of its name, its category and all payments in the two years before. */
export interface TypicalAmounts {
  entry: LedgerRow
  name: AmountStatistics
  category: AmountStatistics
  all: AmountStatistics
  /** The number of other payments with the same name and amount on the same day or the day before. */
  twins: number
}

export interface BudgetLine {
  categoryId: string
  name: string
  availableMinor: bigint
  carriedMinor: bigint
  spentMinor: bigint
  leftMinor: bigint
  categoryIds: string[]
  /** False if the parent category has a line, so that totals do not count the amount twice. */
  counts: boolean
}

export interface Planned {
  description: string
  minor: bigint
  /** Null for another interval, which `rhythm` describes. */
  every: Cadence | null
  rhythm: string
  /** yyyy-MM-dd */
  next: string
}

/** A payment or an income that is expected or overdue. */
export interface Upcoming {
  description: string
  /** In minor units of the organization currency. Null for an unknown amount or another currency. */
  minor: bigint | null
  /** The amount in another currency. */
  foreign: string | null
  /** yyyy-MM-dd */
  date: string
  href: string
}

/** The queries of the engine. Implementations must query the ledger each time. */
export interface Ledger {
  /** `type: null` sums income and expenses, and is only used for counts. */
  sum(filter: Filter): Promise<Sum>
  /** At most 200. LARGEST and SMALLEST sort by amount and then by date, newest first. */
  list(filter: Filter, order: 'NEWEST' | 'LARGEST' | 'SMALLEST', limit: number): Promise<LedgerRow[]>
  /** Largest sum first, but months in calendar order. */
  groups(filter: Filter, by: 'CATEGORY' | 'DESCRIPTION' | 'MONTH'): Promise<Group[]>
  repeated(filter: Filter): Promise<LedgerRow[]>
  planned(filter: Filter): Promise<Planned[]>
  /** The payments that are expected until the last day, and overdue ones. The earliest first. */
  upcoming(filter: Filter, until: string): Promise<Upcoming[]>
  /** At most 100 of the largest transactions, each with its typical amount. */
  usual(filter: Filter): Promise<TypicalAmounts[]>
  budgets(month: string): Promise<BudgetLine[]>
  pending(): Promise<{ items: number; documents: number }>
}
