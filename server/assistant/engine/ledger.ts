import type { TransactionType } from '../../language/categories.ts'
import type { Cadence, Filter } from './question.ts'

/** A sum of transactions in minor units of the organization's currency, and how many they are. */
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
  /** Positive, whatever the type, in minor units of the organization's currency. */
  minor: bigint
  /** The same as a decimal, by which lists filter: "12.50". */
  amount: string
}

/**
 * `key`: a category's id (null: uncategorised), a description, or a month (yyyy-MM). `label`: how it is called.
 * `days`: the first and last of a month, in the organization's own reckoning; null for anything else.
 */
export interface Group extends Sum {
  key: string | null
  label: string
  days: { from: string; to: string } | null
}

/** What something usually costs: how many earlier ones there are, and the one in the middle. */
export interface AmountStatistics {
  count: number
  medianMinor: bigint
}

/** A payment beside what those of its name, of its category and all together cost in the two years before it. */
export interface TypicalAmounts {
  entry: LedgerRow
  name: AmountStatistics
  category: AmountStatistics
  all: AmountStatistics
  /** How many others of the same name and sum there were on the same day or the day before. */
  twins: number
}

export interface BudgetLine {
  categoryId: string
  name: string
  /** What there is for it: the plan, and what is carried from the month before. */
  availableMinor: bigint
  /** Below zero where the month before was overspent. */
  carriedMinor: bigint
  spentMinor: bigint
  leftMinor: bigint
  /** Whose spending it holds: its own and that of the categories below it. */
  categoryIds: string[]
  /** In the totals: it is not where the category above it is there too. */
  counts: boolean
}

/** What people have said comes again, and when next. */
export interface Planned {
  description: string
  /** In minor units of the organization's currency. */
  minor: bigint
  /** Null for another rhythm, which `rhythm` tells. */
  every: Cadence | null
  /** "every 2 months" */
  rhythm: string
  /** yyyy-MM-dd */
  next: string
}

/** The questions that the engine puts to the books. Whoever answers them queries; nothing is reckoned from memory. */
export interface Ledger {
  /** `type: null` sums income and expense together and is never asked for money, only for counts. */
  sum(filter: Filter): Promise<Sum>
  /** LARGEST and SMALLEST by amount, the newer first among equals; NEWEST by date. At most 200. */
  list(filter: Filter, order: 'NEWEST' | 'LARGEST' | 'SMALLEST', limit: number): Promise<LedgerRow[]>
  /** All groups, the largest sum first; months in their own order. */
  groups(filter: Filter, by: 'CATEGORY' | 'DESCRIPTION' | 'MONTH'): Promise<Group[]>
  /** Of what bears a name twice or more in the last three years, the newest of each name. */
  repeated(filter: Filter): Promise<LedgerRow[]>
  /** What is said to come again, the next ones first. */
  planned(filter: Filter): Promise<Planned[]>
  /** The largest of these, each beside what is usual; at most 100. */
  usual(filter: Filter): Promise<TypicalAmounts[]>
  /** What is planned to be spent in a month (yyyy-MM), or carried into it. */
  budgets(month: string): Promise<BudgetLine[]>
  /** Staged items that wait for review, and the documents they came from. */
  pending(): Promise<{ items: number; documents: number }>
}
