/** Expense or Income. */
export type TransactionType = 'EXPENSE' | 'INCOME'

/** Separates the names of a category whose own name others have too: "Groceries › Bakery". */
export const pathSign = ' › '

/** A category of an organization, as far as texts name it. */
export interface NamedCategory {
  id: string
  /** The stable key of a default category, such as `eating_out`; null for one that a user created. */
  key: string | null
  name: string
  type: TransactionType
  /** The name without the parent, if `name` contains the parent because other categories have the same name. */
  ownName?: string
}
