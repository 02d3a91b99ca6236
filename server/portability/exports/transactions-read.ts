import { sql } from 'kysely'
import { type Account, listAccounts } from '../../ledger/accounts/read.ts'
import { listCategories } from '../../ledger/categories/read.ts'
import { withShownName } from '../../ledger/categories/shown-name.ts'
import { listTags } from '../../ledger/tags/read.ts'
import { filtered, type TransactionFilter } from '../../ledger/transactions/filter.ts'
import { withSubcategories } from '../../ledger/transactions/list.ts'
import { selectTransactions, type Transaction, transactionOf } from '../../ledger/transactions/read.ts'
import { listMemberProfiles } from '../../people/users/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { inPages, type Snapshot } from './snapshot.ts'

export interface ReceiptFile {
  id: string
  fileName: string
  contentType: string
  storagePath: string | null
}

export interface NamedCategory {
  name: string
  parent: string | null
}

export interface NamedTransaction {
  transaction: Transaction
  categoryOf(id: string | null): NamedCategory | null
  tags: string[]
  paidBy: string | null
  account: Account | null
  createdBy: string
  files: ReceiptFile[]
}

export interface TransactionReading {
  filter: TransactionFilter
  /** True if the export has columns of accounts. */
  hasAccounts: boolean
  pages: AsyncIterable<NamedTransaction[]>
}

const atOnce = 500

export async function readTransactions(snapshot: Snapshot, given: TransactionFilter): Promise<TransactionReading> {
  const filter = await withSubcategories(snapshot.db, given)
  const accounts = new Map((await listAccounts(snapshot.tenant)).map((account) => [account.id, account]))
  return { filter, hasAccounts: accounts.size > 0, pages: readPages(snapshot, filter, accounts) }
}

async function* readPages(
  { tenant, db }: Snapshot,
  filter: TransactionFilter,
  accounts: ReadonlyMap<string, Account>,
): AsyncGenerator<NamedTransaction[]> {
  const all = new Map((await listCategories(tenant, true)).map((category) => [category.id, withShownName(category)]))
  const categoryOf = (id: string | null) => {
    const category = id === null ? undefined : all.get(id)
    return category ? { name: category.name, parent: all.get(category.parentId ?? '')?.name ?? null } : null
  }
  const tags = new Map((await listTags(tenant)).map(({ id, name }) => [id, name]))
  const memberNames = new Map<string, string>()
  const statement = selectTransactions(filtered(db, filter, tenant.currency))
    .orderBy('transactions.date', 'desc')
    .orderBy('transactions.id', 'desc')
  for await (const rows of inPages(db, statement, atOnce)) {
    const transactions = rows.map((row) => transactionOf(row, tenant.currency))
    await learnNames(tenant, transactions, memberNames)
    const files = await readFiles(db, transactions)
    yield transactions.map((transaction) => ({
      transaction,
      categoryOf,
      tags: transaction.tagIds.flatMap((id) => tags.get(id) ?? []),
      paidBy: transaction.paidBy && (memberNames.get(transaction.paidBy) ?? null),
      account: accounts.get(transaction.accountId ?? '') ?? null,
      createdBy: transaction.authorName ?? memberNames.get(transaction.createdBy ?? '') ?? '',
      files: files.get(transaction.id) ?? [],
    }))
  }
}

async function learnNames(tenant: Tenant, transactions: readonly Transaction[], memberNames: Map<string, string>) {
  const ids = new Set(transactions.flatMap(({ createdBy, paidBy }) => [createdBy, paidBy].filter((id) => id !== null)))
  const unknown = [...ids].filter((id) => !memberNames.has(id))
  if (unknown.length === 0) return
  for (const { id, name } of await listMemberProfiles(tenant, unknown)) memberNames.set(id, name)
}

async function readFiles(db: ReadDb, transactions: readonly Transaction[]): Promise<Map<string, ReceiptFile[]>> {
  const ids = transactions.map(({ id }) => id)
  const rows = await db
    .selectFrom('receiptTransactions')
    .innerJoin('receipts', 'receipts.id', 'receiptTransactions.receiptId')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .innerJoin('documents as file', (join) =>
      join.on('file.id', '=', (eb) => eb.fn.coalesce('documents.partOf', 'documents.id')),
    )
    .where('receiptTransactions.transactionId', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['receiptTransactions.transactionId', 'file.id', 'file.fileName', 'file.contentType', 'file.storagePath'])
    .distinct()
    .orderBy('file.fileName')
    .orderBy('file.id')
    .execute()
  const byTransaction = new Map<string, ReceiptFile[]>()
  for (const { transactionId, ...file } of rows) {
    byTransaction.set(transactionId, [...(byTransaction.get(transactionId) ?? []), file])
  }
  return byTransaction
}
