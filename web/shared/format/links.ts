import type { CategoryType } from '../../generated.ts'

export interface ListOfTransactions {
  /** 'yyyy-MM' */
  month?: string
  from?: string
  to?: string
  type?: CategoryType
  /** Ids of categories; null stands for no category. */
  categories?: readonly (string | null)[]
  /** Ids of tags; null stands for no tag. */
  tags?: readonly (string | null)[]
  /** The user's id of the member who has paid ('none': nobody is named), or recorded it. */
  paid?: string
  by?: string
}

/** The address of a list of transactions: where a figure leads that is the sum of just these. */
export function transactionsPath({ categories, tags, ...filter }: ListOfTransactions): string {
  const search = new URLSearchParams(filter)
  if (categories?.length) search.set('category', namesOf(categories))
  if (tags?.length) search.set('tag', namesOf(tags))
  const query = search.toString().replaceAll('%2C', ',')
  return query ? `/transactions?${query}` : '/transactions'
}

const namesOf = (ids: readonly (string | null)[]) => ids.map((id) => id ?? 'none').join(',')
