import {
  type FieldMergeFunction,
  InMemoryCache,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client'

/**
 * What the cache has to know of types beyond their `id`. A feature with paged or computed fields adds its own here:
 * `Query.fields`, `keyFields` of what has no id, `merge` of what is replaced as a whole.
 */
export const typePolicies: TypePolicies = {
  Money: { keyFields: false, merge: false },
  SetField: { keyFields: false, merge: false },
  TransactionSplit: { keyFields: false, merge: false },
  // A receipt reads less of a split than the list of transactions does.
  Transaction: { fields: { splits: { merge: mergeByPlace } } },
  // A list reads less of a receipt than its own page does: neither may undo what the other has read.
  ReadField: { keyFields: false, merge: true },
  Receipt: { fields: { pages: { merge: mergeByPlace } } },
  // One for each client, which has one organization; who asks for less of it takes nothing away.
  Billing: { keyFields: [] },
  BillingUsage: { merge: true },
  Plan: { merge: true },
  SampleData: { keyFields: [] },
  // One for each month: the same on the dashboard, on its own page, and as a live change brings it.
  BudgetMonth: { keyFields: ['month'] },
  CategoryUsage: { keyFields: ['categoryId'] },
  BudgetYear: { keyFields: ['year'] },
  BudgetYearMonth: { keyFields: false, merge: false },
  // The history of a record tells an action otherwise than the log does.
  ChangeBatch: { keyFields: false, merge: false },
  Query: {
    fields: {
      changeLog: { keyArgs: ['filter'], merge: mergePages('at') },
      imports: { keyArgs: false, merge: mergePages('createdAt') },
      importRows: { keyArgs: ['importId', 'verdict', 'isTaken', 'search'], merge: mergePages('position') },
      receipts: { keyArgs: ['state', 'unmatched'], merge: mergePages('createdAt') },
      transactions: { keyArgs: ['filter'], merge: mergePages('date') },
      trash: { keyArgs: ['kind'], merge: mergePages('deletedAt') },
    },
  },
}

export function makeCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies })
}

/** Elements without an id are the same when they stand at the same place. */
function mergeByPlace(
  existing: readonly StoreObject[] | undefined,
  incoming: readonly StoreObject[],
  { mergeObjects }: Parameters<FieldMergeFunction>[2],
): readonly StoreObject[] {
  return incoming.map((each, at) => (existing?.[at] ? mergeObjects(existing[at], each) : each))
}

interface Page {
  edges: readonly { node: Reference }[]
  pageInfo: { endCursor?: string | null }
  days?: readonly { day: string }[]
  loadedTo?: readonly [string, string]
}

/**
 * A page without `after` replaces the list. A page with `after` is appended only if it continues the list: an answer to
 * a repeated request, or to one from before the list was replaced, would add rows twice. A row that moved between two
 * answers is kept in its newer position. `loadedTo` says where the loaded part ends, also when its last row is deleted.
 * @param order the field that the list is ordered by, before the id
 */
function mergePages(order: 'at' | 'createdAt' | 'date' | 'deletedAt' | 'position'): FieldMergeFunction<Page, Page> {
  return (existing, incoming, { args, readField }) => {
    const isNext = Boolean(args?.after)
    if (isNext && args?.after !== existing?.pageInfo.endCursor) return existing as Page
    const idOf = ({ node }: Page['edges'][number]) => readField('id', node)
    const last = incoming.edges.at(-1)
    const loadedTo = last && ([String(readField(order, last.node)), String(idOf(last))] as const)
    const page = loadedTo ? { ...incoming, loadedTo } : incoming
    if (!isNext || !existing) return page
    const ids = new Set(incoming.edges.map(idOf))
    const edges = [...existing.edges.filter((edge) => !ids.has(idOf(edge))), ...incoming.edges]
    const again = new Set(incoming.days?.map(({ day }) => day))
    const days = incoming.days && [...(existing.days ?? []).filter(({ day }) => !again.has(day)), ...incoming.days]
    return { ...existing, ...page, edges, ...(days && { days }) }
  }
}
