/**
 * The database time of a field in milliseconds, on a ledger of 100,000 transactions. Measured by `npm run bench --
 * cost` and used for the query cost (server/http/graphql/cost.ts).
 */
export const databaseCost = {
  dashboard: 15,
  budgetMonth: 8,
  budgetYear: 10,
  report: 5,
  /** A report by tag or member sums the transactions without stored totals. */
  reportOfTransactions: 100,
  pendingItemCount: 3,
  transactions: ({ filter }: Filtered) => (filter?.text ? 20 : 10),
  transactionTotals: ({ filter }: Filtered) => (filter?.text ? 50 : 4),
  changeLog: ({ filter }: { filter?: object | null }) => (filter ? 40 : 10),
  /** The most expensive tool, `unusual`. */
  toolAnswer: 100,
  /** The shops of the latest 5,000 transactions and a suggested category. */
  lineReading: 60,
  readingAccuracy: 30,
  importRows: ({ search }: { search?: string | null }) => (search ? 150 : 10),
}

interface Filtered {
  filter?: { text?: string | null } | null
}
