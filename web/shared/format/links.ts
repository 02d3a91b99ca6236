import type { CategoryType } from '../../generated.ts'

export interface ListOfTransactions {
  month?: string
  from?: string
  to?: string
  type?: CategoryType
  /** Ids. Null means no category. */
  categories?: readonly (string | null)[]
  /** Ids. Null means no tag. */
  tags?: readonly (string | null)[]
  /** User id of the payer or the creator. 'none' means no payer. */
  paid?: string
  by?: string
}

export function transactionsPath({ categories, tags, ...filter }: ListOfTransactions): string {
  const search = new URLSearchParams(filter)
  if (categories?.length) search.set('category', namesOf(categories))
  if (tags?.length) search.set('tag', namesOf(tags))
  const query = search.toString().replaceAll('%2C', ',')
  return query ? `/transactions?${query}` : '/transactions'
}

const namesOf = (ids: readonly (string | null)[]) => ids.map((id) => id ?? 'none').join(',')
