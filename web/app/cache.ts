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
      imports: { keyArgs: false, merge: mergePages('createdAt') },
      importRows: { keyArgs: ['importId', 'verdict', 'isTaken', 'search'], merge: mergePages('position') },
      receipts: { keyArgs: ['state', 'unmatched'], merge: mergePages('createdAt') },
      transactions: { keyArgs: ['filter'], merge: mergePages('date') },
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
  days?: readonly { day: string }[]
  loadedTo?: readonly [string, string]
}

/**
 * A page asked for by `after` goes on where the list ended; any other takes its place. Where it ends is kept: what
 * changes beyond that comes with a later page, also when the last that was loaded is there no more.
 * @param order the field that the list is ordered by, before the id
 */
function mergePages(order: 'createdAt' | 'date' | 'position'): FieldMergeFunction<Page, Page> {
  return (existing, incoming, { args, readField }) => {
    const last = incoming.edges.at(-1)?.node
    const loadedTo = last && ([String(readField(order, last)), String(readField('id', last))] as const)
    const page = loadedTo ? { ...incoming, loadedTo } : incoming
    if (!args?.after || !existing) return page
    const again = new Set(incoming.days?.map(({ day }) => day))
    const days = incoming.days && [...(existing.days ?? []).filter(({ day }) => !again.has(day)), ...incoming.days]
    return { ...existing, ...page, edges: [...existing.edges, ...incoming.edges], ...(days && { days }) }
  }
}
