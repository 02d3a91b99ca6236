import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import type { Page } from '../../ledger/transactions/read.ts'
import { type TrashKind, trashKinds } from '../../platform/records/kinds-generated.ts'
import type { Change } from '../../platform/stream/changes.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { refreshDocumentStates } from '../undo/refresh-document-states.ts'
import { relinkReceipts, restoreReceiptItems } from '../undo/relink-receipts.ts'
import { currentBatch } from '../undo/undo.ts'
import type { UndoConflict, UndoResult } from '../undo/undo-result.ts'
import { explainRestoreBlocker } from './restore-blockers.ts'
import { findTrashed, type TrashedRecord, trashRulesOf } from './trashed-records.ts'

export function listTrash(
  tenant: Tenant,
  kind: TrashKind | null,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<TrashedRecord>> {
  const bounds = after == null ? {} : { below: parseCursor(after) }
  return tenant.read(async (db) => {
    const found = await findTrashed(db, tenant, {
      kinds: kind === null ? trashKinds : [kind],
      first: first + 1,
      ...bounds,
    })
    return { items: found.slice(0, first), hasNext: found.length > first, hasPrevious: after != null }
  })
}

export function findDeleted(tenant: Tenant, changes: readonly Change[]): Promise<TrashedRecord[]> {
  const ids = [...new Set(changes.filter(({ action }) => action === 'DELETED').map(({ recordId }) => recordId))]
  if (ids.length === 0) return Promise.resolve([])
  return tenant.read((db) => findTrashed(db, tenant, { kinds: trashKinds, ids, first: ids.length }))
}

/**
 * Restores deleted records with everything that was deleted with them, such as receipt links.
 * @throws AppError NOT_FOUND if a record is not in the trash
 * @throws AppError FORBIDDEN if another member deleted or created the record and the role does not allow restoring it
 */
export function restoreRecords(tenant: Tenant, kind: TrashKind, ids: readonly string[]): Promise<UndoResult> {
  if (ids.length > 250) throw new AppError('INVALID_INPUT', msg`Restore up to 250 records at a time.`)
  return tenant.write(async (db) => {
    if (ids.length === 0) return { done: false, count: 0, batchId: null, conflicts: [] }
    // Undo takes the same lock, so that a record is not restored twice at the same time.
    await sql`select pg_advisory_xact_lock(hashtext('undo'), hashtext(current_organization()::text))`.execute(db)
    const records = await findTrashed(db, tenant, { kinds: [kind], ids, first: ids.length })
    if (records.length === 0)
      throw new AppError('NOT_FOUND', msg`This is no longer in the trash. It was restored or permanently deleted.`)
    if (records.some(({ mayRestore }) => !mayRestore)) {
      throw new AppError('FORBIDDEN', msg`Only Owners and Admins can restore records that others created or deleted.`)
    }
    await lockDocuments(db, records)
    const blocked = new Set<string>()
    for (const batch of Map.groupBy(records, ({ batchId }) => batchId).values()) {
      for (const id of await putBack(db, kind, batch)) blocked.add(id)
    }
    const restored = records.filter(({ id }) => !blocked.has(id))
    if (kind === 'receipt') await relinkReceipts(db, 'receipt_id', idsOf(restored))
    if (kind === 'transaction') await relinkReceipts(db, 'transaction_id', idsOf(restored))
    await refreshDocumentStates(db)
    const conflicts: UndoConflict[] = []
    for (const record of records.filter(({ id }) => blocked.has(id))) {
      const reason = await explainRestoreBlocker(db, record)
      conflicts.push({ kind, recordId: record.id, title: record.title, reason })
    }
    const done = restored.length > 0
    return { done, count: restored.length, batchId: done ? await currentBatch(db) : null, conflicts }
  })
}

/** Documents are locked first, in the same order as by reviews and receipt matching. */
async function lockDocuments(db: WriteDb, records: readonly TrashedRecord[]): Promise<void> {
  const batchIds = [...new Set(records.map(({ batchId }) => batchId))]
  await sql`
    select from documents where id in (
        select (before ->> 'document_id')::uuid from changes
          where batch_id = any (${batchIds}::uuid[]) and kind in ('receipt', 'staged_item'))
      order by id for no key update`.execute(db)
}

/** @returns the ids of the records that could not be restored */
async function putBack(db: WriteDb, kind: TrashKind, records: readonly TrashedRecord[]): Promise<string[]> {
  const [first] = records
  if (!first) return []
  const ids = idsOf(records)
  const { rows: hanging } = await sql<{ id: string }>`
    select distinct record_id as id from changes where batch_id = ${first.batchId} and ${belongsTo(kind, ids)}
  `.execute(db)
  const { rows } = await sql<{ recordId: string; outcome: string }>`
    select record_id as "recordId", outcome from undo_batch(${first.batchId}, true, ${idsOf(hanging)}::uuid[])
      where kind = ${kind}`.execute(db)
  if (kind === 'receipt') await restoreReceiptItems(db, first.batchId, ids)
  const isBack = new Set(rows.filter(({ outcome }) => outcome === 'UNDONE').map(({ recordId }) => recordId))
  return ids.filter((id) => !isBack.has(id))
}

/** Selects the changes of a deletion batch that belong to the records: themselves, and those deleted with them. */
function belongsTo(kind: TrashKind, ids: readonly string[]) {
  const dependents = trashRulesOf(kind).dependents?.(ids)
  return sql`(kind = ${kind} and record_id = any (${ids}::uuid[]) ${dependents ? sql`or ${dependents}` : sql``})`
}

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

/** @throws AppError BAD_CURSOR */
function parseCursor(after: string): bigint {
  if (/^\d{1,18}$/.test(after)) return BigInt(after)
  throw new AppError('BAD_CURSOR', msg`This cursor isn't valid for the trash.`)
}
