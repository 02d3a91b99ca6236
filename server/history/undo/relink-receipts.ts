import { sql } from 'kysely'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Restores the items of restored receipts. References to transactions and categories that no longer exist are cleared.
 */
export async function restoreReceiptItems(db: WriteDb, batchId: string, receiptIds: readonly string[]): Promise<void> {
  await sql`
    select restore_records('staged_item', 'INSERT', array_agg(c.record_id), array_agg(c.before || jsonb_build_object(
        'transaction_id', (select t.id from transactions t where t.id = (c.before ->> 'transaction_id')::uuid),
        'category_id', (select k.id from categories k where k.id = (c.before ->> 'category_id')::uuid))))
      from changes c join receipts r on r.document_id = (c.before ->> 'document_id')::uuid
      where c.batch_id = ${batchId} and c.kind = 'staged_item' and c.action = 'DELETED'
        and r.id = any (${receiptIds}::uuid[])
        and not exists (select from staged_items s where s.id = c.record_id)
      having count(*) > 0`.execute(db)
}

/**
 * A receipt and its transaction can be deleted and restored in any order. Their link is restored with the second of
 * them.
 */
export async function relinkReceipts(
  db: WriteDb,
  end: 'receipt_id' | 'transaction_id',
  ids: readonly string[],
): Promise<void> {
  const { rows: joints } = await sql<Joint>`
    select c.record_id as "recordId", c.batch_id as "batchId", t.id as "transactionId", r.document_id as "documentId"
      from changes c
        join transactions t on t.id = (c.before ->> 'transaction_id')::uuid
        join receipts r on r.id = (c.before ->> 'receipt_id')::uuid
      where c.kind in ('receipt_link', 'receipt_match') and c.action = 'DELETED'
        and c.before ->> ${sql.lit(end)} = any (${ids}::text[])
        -- It went with one of its ends, and not because somebody took it away.
        and exists (select from changes d where d.batch_id = c.batch_id and d.action = 'DELETED'
                      and (d.kind = 'transaction' and d.record_id = t.id or d.kind = 'receipt' and d.record_id = r.id))
        and not exists (select from changes l where l.kind = c.kind and l.record_id = c.record_id
                          and (l.number > c.number or l.number is null))
      order by c.number desc`.execute(db)
  for (const [batchId, joined] of Map.groupBy(joints, (joint) => joint.batchId)) await joinOf(db, batchId, joined)
}

interface Joint {
  recordId: string
  batchId: string
  transactionId: string
  documentId: string
}

async function joinOf(db: WriteDb, batchId: string, joints: readonly Joint[]): Promise<void> {
  const transactionIds = joints.map(({ transactionId }) => transactionId)
  const { rows: lines } = await sql<{ id: string; transactionId: string }>`
    select record_id as id, before ->> 'transaction_id' as "transactionId" from changes
      where batch_id = ${batchId} and kind = 'staged_item' and before ->> 'transaction_id' = any (${transactionIds}::text[])
        and before ->> 'document_id' = any (${joints.map(({ documentId }) => documentId)}::text[])`.execute(db)
  const chosen = [...joints.map(({ recordId }) => recordId), ...lines.map(({ id }) => id)]
  await sql`select from undo_batch(${batchId}, true, ${chosen}::uuid[])`.execute(db)
  // Items that were restored without the transaction.
  for (const [transactionId, its] of Map.groupBy(lines, (line) => line.transactionId)) {
    await db
      .updateTable('stagedItems')
      .set((eb) => ({ transactionId, version: eb('version', '+', 1) }))
      .where(
        'id',
        'in',
        its.map(({ id }) => id),
      )
      .where('transactionId', 'is', null)
      .where('state', 'in', ['APPROVED', 'MERGED'])
      .execute()
  }
}
