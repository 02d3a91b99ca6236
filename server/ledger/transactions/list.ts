import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { categoriesById, withChildren } from '../categories/read.ts'
import { categoryBranchesOf, filtered, type TransactionFilter, withoutCategoryFilter } from './filter.ts'
import { type Page, type PageRequest, selectProperties, type Transaction, transactionWith } from './read.ts'
import { correctedText } from './search.ts'

export interface TransactionPage extends Page<Transaction> {
  filter: TransactionFilter
  correctedText: string | null
}

/**
 * Returns a page of matching transactions, newest first. `before` pages back toward the newest.
 * @param properties the properties to read, all by default; the others are undefined
 */
export function listTransactions(
  tenant: Tenant,
  filter: TransactionFilter,
  request: PageRequest,
  properties?: ReadonlySet<string>,
): Promise<TransactionPage> {
  return tenant.read((db) =>
    searched(db, filter, async (understood) => {
      const page = await readPage(db, tenant, understood, request, properties)
      return { result: { ...page, filter: understood }, isEmpty: page.items.length === 0 }
    }),
  )
}

/**
 * Runs a query with a filter. If the text has no match, the query runs again with the corrected text.
 * @param ask receives the filter with all category ids
 */
export async function searched<Result extends object>(
  db: ReadDb,
  filter: TransactionFilter,
  ask: (understood: TransactionFilter) => Promise<{ result: Result; isEmpty: boolean }>,
): Promise<Result & { correctedText: string | null }> {
  const understood = await withSubcategories(db, filter)
  const first = await ask(understood)
  const { text, exactText } = understood
  const corrected = first.isEmpty && text?.trim() && !exactText ? await correctedText(db, text) : null
  if (corrected === null) return { ...first.result, correctedText: null }
  const second = await ask({ ...understood, text: corrected })
  return { ...second.result, correctedText: corrected }
}

export async function withSubcategories(db: ReadDb, filter: TransactionFilter): Promise<TransactionFilter> {
  const { subcategories, categoryIds } = filter
  if (!subcategories || !categoryIds?.length) return filter
  const all = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', sql<string>`any(${withChildren(categoryIds)})`)
    .execute()
  return { ...filter, categoryIds: all.map(({ id }) => id) }
}

/**
 * Returns the multiples of the page size that a text search reads, one after the other. Null reads all matches. Other
 * filters and the cursor can remove results, so that a first read may not suffice.
 */
function searchesFor({ text, exactText, from, to, ...others }: TransactionFilter, edge: Edge | undefined) {
  if (!text?.trim()) return [null]
  const isAlone = Object.values(others).every((other) => other == null)
  return isAlone && !edge ? [1] : [1, 20, null]
}

async function readPage(
  db: ReadDb,
  tenant: Tenant,
  filter: TransactionFilter,
  { first, after, before }: PageRequest,
  properties?: ReadonlySet<string>,
): Promise<Page<Transaction>> {
  const isBack = before != null
  const cursor = before ?? after
  const edge = cursor == null ? undefined : edgeAt(cursor)
  const from = isBack ? later(filter.from, edge?.date) : filter.from
  const to = isBack ? filter.to : earlier(filter.to, edge?.date)
  const read = (wanted: number | null) =>
    selectProperties(
      inOrder(db, { ...filter, from, to }, tenant.currency, { edge, isBack, limit: first + 1, wanted }),
      properties,
    )
      .orderBy('transactions.date', isBack ? 'asc' : 'desc')
      .orderBy('transactions.id', isBack ? 'asc' : 'desc')
      .limit(first + 1)
      .execute()
  let rows: Awaited<ReturnType<typeof read>> = []
  for (const times of searchesFor(filter, edge)) {
    rows = await read(times && (first + 1) * times + (edge ? first : 0))
    if (rows.length > first) break
  }
  const shown = rows.slice(0, first)
  const categoryIds = new Set(shown.flatMap(({ categoryId }) => categoryId ?? []))
  const categories = new Map((await categoriesById(db, [...categoryIds])).map((category) => [category.id, category]))
  const items = shown.map((row) => transactionWith(row, tenant.currency, categories.get(row.categoryId ?? '') ?? null))
  if (isBack) items.reverse()
  const hasMore = rows.length > first
  return { items, hasNext: isBack || hasMore, hasPrevious: isBack ? hasMore : after != null }
}

interface Reach {
  edge: Edge | undefined
  isBack: boolean
  limit: number
  wanted: number | null
}

/** Reads the first matching rows. With several category branches, each branch is read in its index order. */
function inOrder(db: ReadDb, filter: TransactionFilter, currency: string, { edge, isBack, limit, wanted }: Reach) {
  const part = { wanted, newestFirst: !isBack }
  const within = (query: ReturnType<typeof filtered>) => (edge ? query.where(beyond(edge, isBack)) : query)
  const lanes = categoryBranchesOf(filter)
  if (!lanes) return within(filtered(db, filter, currency, part))
  const ids = lanes.map((lane) => {
    const query = within(withoutCategoryFilter(db, filter, currency, part))
      .where(lane)
      .select('transactions.id')
      .orderBy('transactions.date', isBack ? 'asc' : 'desc')
      .orderBy('transactions.id', isBack ? 'asc' : 'desc')
      .limit(limit)
    return sql`${query}`
  })
  return db.selectFrom('transactions').where('transactions.id', 'in', sql<string>`(${sql.join(ids, sql` union all `)})`)
}

interface Edge {
  date: string
  id: string
}

function edgeAt(cursor: string): Edge {
  const [date, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!date || !id || !/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new AppError(
      'BAD_CURSOR',
      msg`This cursor isn't valid for the list of transactions. Start from the beginning.`,
    )
  }
  return { date, id }
}

function beyond({ date, id }: Edge, isBack: boolean) {
  const [row, edge] = [sql`(transactions.date, transactions.id)`, sql`(${date}::date, ${id}::uuid)`]
  return isBack ? sql<boolean>`${row} > ${edge}` : sql<boolean>`${row} < ${edge}`
}

const earlier = (day: string | null | undefined, other: string | undefined) => [day, other].filter(Boolean).sort()[0]
const later = (day: string | null | undefined, other: string | undefined) => [day, other].filter(Boolean).sort().at(-1)
