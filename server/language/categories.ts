/** Expense or Income. */
export type TransactionType = 'EXPENSE' | 'INCOME'

/** A category of an organization, as far as texts name it. */
export interface NamedCategory {
  id: string
  /** The stable key of a default category, such as `eating_out`; null for one that a user created. */
  key: string | null
  name: string
  type: TransactionType
}
