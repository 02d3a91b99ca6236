import { type Account, listAccounts } from '../../ledger/accounts/read.ts'
import { listCategories } from '../../ledger/categories/read.ts'
import { withShownName } from '../../ledger/categories/shown-name.ts'
import { listTags } from '../../ledger/tags/read.ts'
import { filtered, type TransactionFilter } from '../../ledger/transactions/filter.ts'
import { withSubcategories } from '../../ledger/transactions/list.ts'
import { selectTransactions, type Transaction, transactionOf } from '../../ledger/transactions/read.ts'
import { listMemberProfiles } from '../../people/users/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type ExportedReceipt, readReceipts } from './receipts-read.ts'
import { inPages, type Snapshot } from './snapshot.ts'

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
  receipts: ExportedReceipt[]
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
    const receipts = await readReceipts(
      db,
      transactions.map(({ id }) => id),
    )
    yield transactions.map((transaction) => ({
      transaction,
      categoryOf,
      tags: transaction.tagIds.flatMap((id) => tags.get(id) ?? []),
      paidBy: transaction.paidBy && (memberNames.get(transaction.paidBy) ?? null),
      account: accounts.get(transaction.accountId ?? '') ?? null,
      createdBy: transaction.authorName ?? memberNames.get(transaction.createdBy ?? '') ?? '',
      receipts: receipts.get(transaction.id) ?? [],
    }))
  }
}

async function learnNames(tenant: Tenant, transactions: readonly Transaction[], memberNames: Map<string, string>) {
  const ids = new Set(transactions.flatMap(({ createdBy, paidBy }) => [createdBy, paidBy].filter((id) => id !== null)))
  const unknown = [...ids].filter((id) => !memberNames.has(id))
  if (unknown.length === 0) return
  for (const { id, name } of await listMemberProfiles(tenant, unknown)) memberNames.set(id, name)
}
