import { decimalOf } from '../../language/money.ts'
import { type NewTransaction, recordTransaction } from '../../ledger/transactions/record.ts'
import type { StagedItemState } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { withdrawSuggestedMatches } from './decide-match.ts'
import { type Line, shareOf } from './distribute-amounts.ts'
import { linkTransactions } from './link.ts'
import { normalizeNote } from './merchant-similarity.ts'

/** A receipt item that is approved separately. */
export interface ApprovedLine {
  id: string
  documentId: string
  typed: string | null
  transaction: Pick<NewTransaction, 'type' | 'date' | 'rate' | 'categoryId'> & { description: string; currency: string }
}

/**
 * Records one item as a transaction with the merchant as description and the item as note. The document must be locked.
 * An item with a share of zero creates no transaction.
 * @returns the id of the transaction
 */
export async function approveLine(db: WriteDb, tenant: Tenant, line: ApprovedLine): Promise<string | null> {
  const receipt = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .select(['receipts.id', 'receipts.merchant', 'receipts.totalMinor', 'receipts.currency', 'documents.note'])
    .where('receipts.documentId', '=', line.documentId)
    .executeTakeFirstOrThrow()
  const { description, currency } = line.transaction
  const total = receipt.currency === currency ? receipt.totalMinor : null
  const amount = line.typed ?? (await shareOfLine(db, line, total, currency))
  if (amount === null) return null
  const { id } = await recordTransaction(db, tenant.currency, {
    ...line.transaction,
    amount,
    description: receipt.merchant ?? description,
    note: normalizeNote(receipt.note, receipt.merchant && description),
    sourceId: line.id,
  })
  await linkTransactions(db, receipt.id, [id])
  await withdrawSuggestedMatches(db, receipt.id)
  await db
    .updateTable('receipts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', receipt.id)
    .execute()
  return id
}

async function shareOfLine(db: WriteDb, line: ApprovedLine, total: bigint | null, currency: string) {
  const rows = await db
    .selectFrom('stagedItems')
    .leftJoin('transactions', 'transactions.id', 'stagedItems.transactionId')
    .select(['stagedItems.id', 'stagedItems.state', 'stagedItems.amountMinor as amount'])
    .select(['stagedItems.transactionId', 'transactions.amountMinor as recorded'])
    .where('stagedItems.documentId', '=', line.documentId)
    .orderBy('stagedItems.position')
    .execute()
  const index = rows.findIndex(({ id }) => id === line.id)
  const minor = shareOf(total, recordedLines(total, rows), index)
  return minor === 0n ? null : decimalOf({ minor, currency })
}

interface StoredLine extends Line {
  state: StagedItemState
  transactionId: string | null
}

/**
 * Returns the recorded amount of each item. An attached transaction counts for all its items, and at most with the
 * receipt's total.
 */
function recordedLines(total: bigint | null, rows: readonly StoredLine[]): Line[] {
  const made = rows.reduce((sum, { state, recorded }) => sum + (state === 'APPROVED' ? (recorded ?? 0n) : 0n), 0n)
  let left = total === null || total < made ? 0n : total - made
  const counted = new Set<string>()
  return rows.map(({ state, amount, transactionId, recorded }) => {
    if (state !== 'MERGED' || recorded === null || transactionId === null) return { amount, recorded }
    const part = counted.has(transactionId) ? 0n : recorded < left ? recorded : left
    counted.add(transactionId)
    left -= part
    return { amount, recorded: part }
  })
}
