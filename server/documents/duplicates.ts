import type { ReadDb } from '../core/fence.ts'
import type { ReceiptDraft } from './receipt-draft.ts'

/**
 * Joins a transaction: the earliest receipt that is the same one: the same file, or the same merchant, day and
 * total. What was thrown away counts no more. Ids grow with time.
 */
export async function findDuplicate(
  db: ReadDb,
  documentId: string,
  { merchant, date, currency, totalMinor }: Pick<ReceiptDraft, 'merchant' | 'date' | 'currency' | 'totalMinor'>,
): Promise<string | null> {
  const own = await db.selectFrom('documents').select('sha256').where('id', '=', documentId).executeTakeFirstOrThrow()
  const isKnown = merchant !== null && date !== null && totalMinor !== null
  const found = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .select('receipts.id')
    .where('documents.id', '<', documentId)
    .where('documents.state', '<>', 'DISCARDED')
    .where((eb) =>
      eb.or([
        ...(own.sha256 ? [eb('documents.sha256', '=', own.sha256)] : []),
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
