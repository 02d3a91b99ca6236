import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { ReceiptDraft } from '../documents/receipt-draft.ts'

/**
 * Finds the earliest receipt from the same file, or with the same merchant, date and total. Discarded and unreadable
 * receipts do not count. A receipt that a user keeps twice has no duplicate. Ids are sorted by time.
 */
export async function findDuplicate(
  db: ReadDb,
  documentId: string,
  { merchant, date, currency, totalMinor }: Pick<ReceiptDraft, 'merchant' | 'date' | 'currency' | 'totalMinor'>,
): Promise<string | null> {
  const own = await db
    .selectFrom('documents')
    .select(['sha256', 'part', 'partOf', 'isKeptTwice'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  if (own.isKeptTwice) return null
  const isKnown = merchant !== null && date !== null && totalMinor !== null
  const fileId = own.partOf ?? documentId
  const found = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .select('receipts.id')
    .where('documents.id', '<', documentId)
    // Two receipts in the same file are not duplicates.
    .where('documents.id', '<>', fileId)
    .where('documents.partOf', 'is distinct from', fileId)
    .where('documents.state', '<>', 'DISCARDED')
    .where('documents.stage', '<>', 'FAILED')
    .where((eb) =>
      eb.or([
        ...(own.sha256 ? [eb.and([eb('documents.sha256', '=', own.sha256), eb('documents.part', '=', own.part)])] : []),
        ...(isKnown
          ? [
              eb.and([
                eb(eb.fn<string>('lower', ['receipts.merchant']), '=', merchant.toLowerCase()),
                eb('receipts.date', '=', date),
                eb('receipts.totalMinor', '=', totalMinor),
                eb('receipts.currency', '=', currency),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('documents.id')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}
