import type { CategoryType } from '../../generated.ts'

export interface ListOfTransactions {
  /** 'yyyy-MM' */
  month?: string
  from?: string
  to?: string
  type?: CategoryType
  /** Ids of categories; null stands for no category. */
  categories?: readonly (string | null)[]
}

/** The address of a list of transactions: where a figure leads that is the sum of just these. */
export function transactionsPath({ categories, ...filter }: ListOfTransactions): string {
  const search = new URLSearchParams(filter)
  if (categories?.length) search.set('category', categories.map((id) => id ?? 'none').join(','))
  const query = search.toString().replaceAll('%2C', ',')
  return query ? `/transactions?${query}` : '/transactions'
}
