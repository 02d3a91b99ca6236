import { sql } from 'kysely'
import { decimalOf } from '../../language/money.ts'
import type { OrganizationWork } from '../../platform/tenancy/organization-work.ts'
import { setOrigin, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ReadField, ReadingFields } from '../documents/reading-fields.ts'
import { markReviewed } from '../documents/review-outcome.ts'
import { listItemsOf } from '../documents/staged-items.ts'
import { lockDocument, refreshDocument } from '../documents/state.ts'
import { confirmMatch, isDeclined } from './decide-match.ts'
import { linkTransactions } from './link.ts'
import type { Pair } from './match-pairs.ts'
import { type Receipt, requireReceipt } from './read.ts'

export async function attachCertainMatches(work: OrganizationWork, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0 || work.isReadOnly || !(await isChosen(work))) return
  for (const pair of pairs) await work.write((db) => attachOne(db, pair))
}

function isChosen(work: OrganizationWork): Promise<boolean> {
  return work.read(async (db) => {
    const { attachesReceipts } = await db
      .selectFrom('organizations')
      .select('attachesReceipts')
      .where('id', '=', work.organizationId)
      .executeTakeFirstOrThrow()
    return attachesReceipts
  })
}

/** Skips the pair if the receipt or transaction has changed since the match was found. */
async function attachOne(db: WriteDb, { receiptId, transactionId }: Pair) {
  const { documentId } = await requireReceipt(db, receiptId)
  const document = await lockDocument(db, documentId)
  const receipt = await requireReceipt(db, receiptId)
  const items = await listItemsOf(db, [documentId])
  const isOpen = document.state === 'STAGING' && document.stage === 'STAGED'
  if (!isOpen || !isCertainMatch(receipt) || items.some(({ state, doubt }) => state !== 'PENDING' || doubt)) return
  if (await isDeclined(db, receiptId, transactionId)) return
  if (await wasDetached(db, receiptId, transactionId)) return
  if (!(await isStillFree(db, receipt, transactionId))) return
  await setOrigin(db, 'rule')
  const ids = items.map(({ id }) => id)
  await markReviewed(db, { userId: null }, ids, { state: 'MERGED', transactionId })
  await linkTransactions(db, receiptId, [transactionId])
  await confirmMatch(db, receiptId, transactionId, null)
  await refreshDocument(db, documentId)
}

type ReadFields = Pick<
  ReadingFields,
  'merchant' | 'merchantIsNew' | 'date' | 'currency' | 'total' | 'tax' | 'discount' | 'totalProven'
>

/**
 * True if the total is confirmed by arithmetic, no field has a doubt, a user has named the merchant before, and the
 * receipt is not a duplicate.
 */
export function isCertainMatch(receipt: ReadFields & Pick<Receipt, 'duplicateOfId'>): boolean {
  const isSure = ({ value, doubt }: ReadField) => value !== null && doubt === null
  const { merchant, merchantIsNew, date, currency, total, tax, discount, totalProven, duplicateOfId } = receipt
  return (
    totalProven &&
    !merchantIsNew &&
    duplicateOfId === null &&
    [merchant, date, currency, total].every(isSure) &&
    [tax, discount].every((field) => field.value === null || isSure(field))
  )
}

/** Returns true if the two were linked before. A link that a user has removed is not created again. */
async function wasDetached(db: WriteDb, receiptId: string, transactionId: string): Promise<boolean> {
  const declined = await db
    .selectFrom('changes')
    .select('id')
    .where('kind', '=', 'receipt_link')
    .where('action', '=', 'DELETED')
    .where(sql<boolean>`before ->> 'transaction_id' = ${transactionId} and before ->> 'receipt_id' = ${receiptId}`)
    .limit(1)
    .executeTakeFirst()
  return declined !== undefined
}

/** Locks the transaction, so that only one of two receipts is attached. */
async function isStillFree(
  db: WriteDb,
  { total, payable, currency }: Receipt,
  transactionId: string,
): Promise<boolean> {
  const transaction = await db
    .selectFrom('transactions')
    .select(['amountMinor', 'currency'])
    .where('id', '=', transactionId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!transaction || transaction.currency !== currency.value) return false
  const expected = payable ? decimalOf(payable) : total.value
  if (decimalOf({ minor: transaction.amountMinor, currency: transaction.currency }) !== expected) return false
  const links = await db
    .selectFrom('receiptTransactions')
    .select('receiptId')
    .where('transactionId', '=', transactionId)
    .execute()
  return links.length === 0
}
