import {
  type FieldMergeFunction,
  InMemoryCache,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client'

/**
 * Cache policies of types. A feature with paged or computed fields adds its own: `Query.fields`, `keyFields` for types
 * without an id, and `merge` for values that are replaced as a whole.
 */
export const typePolicies: TypePolicies = {
  Money: { keyFields: false, merge: false },
  AccountCheck: { keyFields: false, merge: false },
  SetField: { keyFields: false, merge: false },
  TransactionSplit: { keyFields: false, merge: false },
  // The receipt page selects fewer fields of a split than the list of transactions.
  Transaction: { fields: { splits: { merge: mergeByPosition } } },
  // Lists select fewer fields of a receipt than its page, and a list must not remove the other fields.
  ReadField: { keyFields: false, merge: true },
  Receipt: { fields: { pages: { merge: mergeByPosition } } },
  // Each client belongs to one organization, so one object is enough. Queries with fewer fields must not remove the
  // others.
  Billing: { keyFields: [] },
  BillingUsage: { merge: true },
  Payments: { keyFields: [] },
  Plan: { merge: true },
  SampleData: { keyFields: [] },
  SignInAccount: { keyFields: [] },
  // The dashboard, the budgets page and live changes share one object for each month.
  BudgetMonth: { keyFields: ['month'] },
  CategoryUsage: { keyFields: ['categoryId'] },
  BudgetYear: { keyFields: ['year'] },
  BudgetYearMonth: { keyFields: false, merge: false },
  // The history of a record selects an action differently from the log.
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

/** Merges elements without an id by their index. */
function mergeByPosition(
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
 * Merges pages of a list. A page without `after` replaces the list. A page with `after` is appended only if it
 * continues the list, because a response to a repeated or outdated request would add rows twice. A row that moved
 * between two responses keeps its newer position. `loadedTo` marks the end of the loaded part, also when its last row
 * is deleted.
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
    const incomingDays = new Set(incoming.days?.map(({ day }) => day))
    const days = incoming.days && [
      ...(existing.days ?? []).filter(({ day }) => !incomingDays.has(day)),
      ...incoming.days,
    ]
    return { ...existing, ...page, edges, ...(days && { days }) }
  }
}
