import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { type Money, parseMoney } from '../../language/money.ts'
import { requireTransaction, type Transaction } from '../../ledger/transactions/read.ts'
import { parseInput } from '../../platform/records/parse-input.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { returnUnlessRead } from '../credits.ts'
import { requireConfirmedAmount } from '../documents/confirmed-amount.ts'
import { fileIdOf } from '../documents/file-documents.ts'
import { type Document, requireDocument } from '../documents/read.ts'
import { markReviewed } from '../documents/review-outcome.ts'
import { listItemsOf, type StagedItem } from '../documents/staged-items.ts'
import { lockDocument, refreshDocument, requireNotReading } from '../documents/state.ts'
import { confirmMatch, withdrawSuggestedMatches } from '../receipts/decide-match.ts'
import { receiptRecord } from '../receipts/descriptor.ts'
import { linkTransactions } from '../receipts/link.ts'
import { learnMerchant } from '../receipts/merchants.ts'
import { finish } from '../staging/stage-receipt.ts'
import { checkItems, type ReviewedLine, saveReceiptItems } from './reviewed-items.ts'
import { attach, type SaveAs, saveTransactions } from './save-as.ts'

/** Amounts are decimals in `currency`. */
export interface ReviewedReceipt {
  merchant: string
  date: string
  currency: string
  /** The exchange rate, required if the currency is not the organization currency. */
  rate?: string | null
  /** The charged amount of the whole receipt in the organization currency, instead of the rate. */
  baseAmount?: string | null
  total: string
  tax?: string | null
  items: readonly ReviewedLine[]
  saveAs: SaveAs
  transactionId?: string | null
  isAmountConfirmed?: boolean | null
}

export interface ReviewResult {
  document: Document
  items: StagedItem[]
  transactions: Transaction[]
}

/**
 * Saves a reviewed receipt as transactions that sum to its total exactly, or attaches it to an existing transaction.
 * Items that were approved separately count toward the total.
 * @param version the version that the user reviewed
 * @throws AppError CONFLICT if the receipt has a later version or nothing is pending
 */
export function approveReceipt(
  tenant: Tenant,
  id: string,
  version: number,
  input: ReviewedReceipt,
): Promise<ReviewResult> {
  return tenant.write(async (db) => {
    const receipt = await lockReceipt(db, id)
    if (receipt.version !== version) {
      throw new AppError('CONFLICT', msg`Another member changed this receipt. Check their changes, then save again.`)
    }
    if (receipt.document.state !== 'STAGING')
      throw new AppError('CONFLICT', msg`This receipt has already been reviewed.`)
    requireNotReading(receipt.document)
    const sums = checkFields(input)
    const existing = await listItemsOf(db, [receipt.documentId])
    const lines = checkItems(input, existing)
    if (input.saveAs !== 'ATTACH') requireConfirmedAmount(doubtedAsRead(lines, sums.total, existing, receipt), input)
    const kept = await saveReceiptItems(db, receipt.documentId, lines, input, existing)
    const made =
      input.saveAs === 'ATTACH'
        ? await attach(db, tenant, id, kept, input.transactionId)
        : await saveTransactions(
            db,
            tenant,
            { ...input, ...sums, receiptId: id, note: receipt.document.note },
            kept,
            existing,
          )
    await linkTransactions(db, id, made)
    await discardOthers(db, tenant, existing, kept)
    await saveFields(db, receipt, input, sums)
    if (input.saveAs === 'ATTACH') for (const each of made) await confirmMatch(db, id, each, tenant.userId)
    else await withdrawSuggestedMatches(db, id)
    await learnMerchant(db, receipt.documentId, input.merchant.trim())
    await refreshDocument(db, receipt.documentId)
    return resultOf(db, tenant, receipt.documentId, made)
  })
}

/**
 * Discards all pending items of a receipt.
 * @throws AppError CONFLICT if nothing is pending
 */
export function discardReceipt(tenant: Tenant, id: string): Promise<ReviewResult> {
  return tenant.write(async (db) => {
    const { document, documentId } = await lockReceipt(db, id)
    if (document.state !== 'STAGING') throw new AppError('CONFLICT', msg`This receipt has already been reviewed.`)
    const items = await listItemsOf(db, [documentId])
    await discardOthers(db, tenant, items, [])
    await withdrawSuggestedMatches(db, id)
    if (document.stage !== 'STAGED') {
      await finish(db, documentId, { stage: 'STAGED', failure: null })
      await returnUnlessRead(db, await fileIdOf(db, documentId))
    }
    if (items.length > 0) await refreshDocument(db, documentId)
    else await db.updateTable('documents').set({ state: 'DISCARDED' }).where('id', '=', documentId).execute()
    return resultOf(db, tenant, documentId, [])
  })
}

async function lockReceipt(db: WriteDb, id: string) {
  const known = await db.selectFrom('receipts').select('documentId').where('id', '=', id).executeTakeFirst()
  const document = await lockDocument(db, requireFound(known, 'receipt').documentId)
  const receipt = await db
    .selectFrom('receipts')
    .select(['id', 'documentId', 'version', 'totalMinor'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return { ...requireFound(receipt, 'receipt'), document }
}

function checkFields(input: ReviewedReceipt): { total: Money; tax: Money | undefined } {
  const total = parseMoney(input.total, input.currency, 'total')
  const tax = input.tax == null ? undefined : parseMoney(input.tax, input.currency, 'tax')
  const merchant = input.merchant.trim()
  ensure({
    merchant: (merchant !== '' && merchant.length <= 200) || msg`Enter a merchant of 1 to 200 characters.`,
    total: total.minor > 0n || msg`Amount must be a positive number.`,
    tax: tax === undefined || tax.minor >= 0n || msg`Tax can't be negative.`,
    transactionId:
      input.saveAs !== 'ATTACH' || input.transactionId != null || msg`Choose a transaction to attach the receipt to.`,
  })
  return { total, tax }
}

function doubtedAsRead(
  lines: readonly { id: string | null; amount: bigint }[],
  total: Money,
  existing: readonly StagedItem[],
  { totalMinor }: { totalMinor: bigint | null },
): StagedItem[] {
  const doubted = existing.filter(({ state, amountDoubt }) => state === 'PENDING' && amountDoubt !== null)
  const isAsRead = doubted.every(({ id, amount }) =>
    lines.some((line) => line.id === id && line.amount === amount.minor),
  )
  return isAsRead && total.minor === totalMinor ? doubted : []
}

async function discardOthers(
  db: WriteDb,
  tenant: Tenant,
  items: readonly StagedItem[],
  kept: readonly { id: string }[],
) {
  const keptIds = new Set(kept.map(({ id }) => id))
  const others = items.filter(({ id, state }) => state === 'PENDING' && !keptIds.has(id))
  await markReviewed(
    db,
    tenant,
    others.map(({ id }) => id),
    { state: 'DISCARDED' },
  )
}

async function saveFields(
  db: WriteDb,
  { id, documentId }: { id: string; documentId: string },
  input: ReviewedReceipt,
  { total, tax }: { total: Money; tax: Money | undefined },
) {
  const { date, currency } = input
  const title = input.merchant.trim()
  await db
    .updateTable('receipts')
    .set((eb) => ({
      ...parseInput(receiptRecord, input),
      merchant: title,
      date,
      currency,
      totalMinor: total.minor,
      taxMinor: tax?.minor ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await finish(db, documentId, { stage: 'STAGED', failure: null, title, totalMinor: total.minor, currency })
}

async function resultOf(db: WriteDb, tenant: Tenant, documentId: string, transactionIds: readonly string[]) {
  const transactions: Transaction[] = []
  for (const id of transactionIds) transactions.push(await requireTransaction(db, id, tenant.currency))
  return { document: await requireDocument(db, documentId), items: await listItemsOf(db, [documentId]), transactions }
}
