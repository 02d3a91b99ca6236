import path from 'node:path'
import { parse } from 'graphql'
import pg from 'pg'
import { schema } from '../../schema/schema.ts'
import { createOperations } from '../../server/http/graphql/operation.ts'
import { limits } from '../../server/http/limits/limits.ts'
import { withDatabase } from './database.ts'
import { createLedgers, type LargeLedger } from './large-ledger.ts'
import { startPeer } from './load.ts'
import type { Row } from './run.ts'

const port = 4607
const transactions = 100_000

/** Reads whose work grows with the ledger, each with its most expensive arguments. */
const reads: Record<string, string> = {
  transactions: 'transactions(first: 1) { edges { node { id } } }',
  'transactions, text': 'transactions(first: 1, filter: { text: "a" }) { edges { node { id } } }',
  'transactions, misspelt': 'transactions(first: 1, filter: { text: "pharmcy wintertur" }) { edges { node { id } } }',
  'transactions, amount': 'transactions(first: 1, filter: { min: "90.98" }) { edges { node { id } } }',
  'transactions, 100':
    'transactions(first: 100) { edges { node { id category { name } paidBy { name } receiptIds } } }',
  'transactions, day totals': 'transactions(first: 100) { days { day } }',
  transactionTotals: 'transactionTotals { count }',
  'transactionTotals, text': 'transactionTotals(filter: { text: "a" }) { count }',
  changeLog: 'changeLog(first: 1) { edges { node { id } } }',
  'changeLog, 100': 'changeLog(first: 100) { edges { node { id summary changes { title fields { name } } } } }',
  'changeLog, large batch':
    'changeLog(first: 1, filter: { to: "2022-11-30" }) { edges { node { id summary changes { title } } } }',
  'changeLog, filter': 'changeLog(first: 1, filter: { kinds: [TAG], actions: [DELETED] }) { edges { node { id } } }',
  importRows: 'importRows(importId: "$IMPORT", first: 1) { totalCount }',
  'importRows, search': 'importRows(importId: "$IMPORT", first: 1, search: "zzz") { totalCount }',
  'rulePreview, common':
    'rulePreview(input: { text: "a", match: CONTAINS, marksReviewed: true }) { count first { changes } }',
  'rulePreview, long': 'rulePreview(input: { text: "cafe central", match: CONTAINS, marksReviewed: true }) { count }',
  'rulePreview, amount': 'rulePreview(input: { min: "0.01", marksReviewed: true }) { count }',
  earlierTransactions: 'earlierTransactions(description: "ca", type: EXPENSE) { id }',
  'earlierTransactions, none': 'earlierTransactions(description: "zz", type: EXPENSE) { id }',
  pendingItemCount: 'pendingItemCount',
  pendingItems: 'pendingItems { id }',
  dashboard: 'dashboard(month: "2026-11") { month }',
  budgets: 'budgets(month: "2026-11") { month }',
  budgetFills: 'budgetFills(month: "2026-11") { id }',
  budgetYear: 'budgetYear(year: 2026) { year }',
  report: 'report(from: "2022-01", to: "2026-11") { from }',
  'report, tags': 'report(from: "2022-01", to: "2026-11") { tags { tag { id } } }',
  'report, members': 'report(from: "2022-01", to: "2026-11") { members(part: PAID_BY) { person { id } } }',
  categories: 'categories { id }',
  categoryUsage: 'categoryUsage { categoryId }',
  receipts: 'receipts(first: 1) { edges { node { id } } }',
  'receipts, unmatched': 'receipts(first: 1, unmatched: true) { edges { node { id } } }',
  'receipts, matches': 'receipts(first: 10) { edges { node { matches { reasons } } } }',
  recurring: 'recurring(days: 90) { recurrences { id } }',
  recurrenceSuggestions: 'recurrenceSuggestions { id }',
  ruleSuggestions: 'ruleSuggestions { id }',
  suggestedCategory: 'suggestedCategory(description: "cafe", type: EXPENSE) { id }',
  lastRate: 'lastRate(currency: "EUR")',
  matchConfirmations: 'matchConfirmations',
  unmatchedReceiptCount: 'unmatchedReceiptCount',
  history: 'history(kind: TRANSACTION, id: "$TRANSACTION") { id }',
  categoryUse: 'categoryUse(id: "$CATEGORY") { transactions }',
  transaction: 'transaction(id: "$TRANSACTION") { id }',
  recurrences: 'recurrences { id }',
  rules: 'rules { id }',
  savedViews: 'savedViews(page: TRANSACTIONS) { id }',
  assistantSessions: 'assistantSessions { id }',
  categoryFile: 'categoryFile(format: CSV)',
  trash: 'trash(first: 1) { edges { node { id } } }',
  'trash, 100': 'trash(first: 100) { edges { node { id } } }',
  imports: 'imports(first: 1) { edges { node { id } } }',
  members: 'members { role }',
  tags: 'tags { id }',
  sampleData: 'sampleData { state }',
  aiUsage: 'aiUsage(month: "2026-11") { credits }',
  readingAccuracy: 'readingAccuracy { month field read corrected added }',
  billing: 'billing { plan { key } }',
  me: 'me { id }',
  organizations: 'organizations { id }',
}

/**
 * Compares the duration of each read on a large ledger with its query cost. A cost of 1 should stand for about 1 ms.
 */
export async function compareCost(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const [ledger] = await createLedgers(ownerUrl, [transactions, 1_000])
    if (!ledger) throw new Error('The books were not made.')
    const ids = await fillRemaining(ownerUrl, ledger)
    const operations = createOperations(schema, limits.document, true)
    const command = [process.execPath, path.join(import.meta.dirname, '../support/servers/http-server-process.ts')]
    const stop = await startPeer({ name: 'Purser', command, environment: { DATABASE_URL: appUrl }, port })
    try {
      const rows: Row[] = []
      for (const [name, read] of Object.entries(reads)) {
        const query = `{ ${read.replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? '')} }`
        const times: number[] = []
        try {
          for (let ask = 0; ask < 7; ask++) times.push(await timeOf(ledger, query))
        } catch (error) {
          process.stderr.write(`${name}: ${String(error).slice(0, 300)}\n`)
          continue
        }
        const cost = operations.find(parse(query)).costWith({})
        rows.push({
          name,
          ours: Math.min(...times),
          peers: cost,
          goal: undefined,
          isMaximum: true,
          unit: 'ms per cost',
        })
      }
      return rows
    } finally {
      await stop()
    }
  })
}

async function timeOf({ uid, organizationId }: LargeLedger, query: string): Promise<number> {
  const from = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${uid}`,
      'x-active-organization-id': organizationId,
      'x-today': '2026-11-20',
    },
    body: JSON.stringify({ query }),
  })
  const { errors } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return performance.now() - from
}

/** Inserts 100,000 changes, an import of 50,000 rows and 20,000 pending items. */
async function fillRemaining(
  ownerUrl: string,
  { organizationId, userId }: LargeLedger,
): Promise<Record<string, string>> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const run = (text: string, ...values: unknown[]) => owner.query(text, values)
  try {
    await run("set session_replication_role = 'replica'")
    await run(
      `insert into changes (organization_id, number, kind, record_id, action, before, after, user_id, via, batch_id, at)
       select organization_id, row_number() over (order by date, id), 'transaction', id, 'UPDATED',
              to_jsonb(t) || '{"note": "x"}', to_jsonb(t), $2, 'web',
              case when date < '2023-06-01' then $1 else gen_random_uuid() end, date
         from transactions t where organization_id = $1`,
      organizationId,
      userId,
    )
    await run(
      `insert into change_batches (organization_id, id, number, at, user_id, via, tally)
         select organization_id, batch_id, max(number), max(at), $2, 'web',
                jsonb_build_object('transaction UPDATED', count(*))
         from changes where organization_id = $1 group by organization_id, batch_id`,
      organizationId,
      userId,
    )
    await run('update streams set last_number = $2 where organization_id = $1', organizationId, transactions)
    const { rows } = await run(
      `insert into imports (organization_id, file_name, size, state, created_by, format)
         values ($1, 'bank.csv', 1000, 'READY', $2, 'CSV') returning id`,
      organizationId,
      userId,
    )
    await run(
      `insert into import_rows (organization_id, import_id, position, date, type, amount_minor, currency,
                                base_amount_minor, rate, description)
         select $1, $2, n, date '2026-01-01', 'EXPENSE', n, 'USD', n, 1, 'Café Central ' || n
         from generate_series(1, 50000) n`,
      organizationId,
      rows[0]?.id,
    )
    await run(
      `with papers as (
         insert into documents (organization_id, kind, stage, state, file_name, content_type, size, created_by)
           select $1, 'RECEIPT', 'STAGED', 'STAGING', 'r' || n || '.jpg', 'image/jpeg', 1000, $2
           from generate_series(1, 2000) n returning id)
       insert into staged_items (organization_id, document_id, kind, position, type, description, amount_minor, currency, date)
         select $1, id, 'RECEIPT_ITEM', n, 'EXPENSE', 'Item ' || n, 100 + n, 'USD', date '2026-11-01'
         from papers, generate_series(1, 10) n`,
      organizationId,
      userId,
    )
    await run("set session_replication_role = 'origin'")
    await run('vacuum analyze')
    const found = await run(
      `select t.id as "TRANSACTION", t.category_id as "CATEGORY" from transactions t where t.organization_id = $1 limit 1`,
      organizationId,
    )
    return { ...found.rows[0], IMPORT: rows[0]?.id }
  } finally {
    await owner.end()
  }
}
