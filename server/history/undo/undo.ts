import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, requireFound } from '../../base/errors.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { refreshDocumentStates } from './refresh-document-states.ts'
import { describeConflicts } from './undo-conflicts.ts'
import { countVisibleChanges } from './undo-count.ts'
import { findUndoFacts } from './undo-facts.ts'
import { explainUndoDenial } from './undo-permissions.ts'
import type { Outcome, UndoResult } from './undo-result.ts'
import { undoRoles } from './undo-roles.ts'

/**
 * Undoes a batch. The undo is recorded as a batch too.
 * @param partly undoes what has no conflict and leaves the rest unchanged
 * @throws AppError NOT_FOUND
 * @throws AppError FORBIDDEN for another member's action
 * @throws AppError CONFLICT if nothing is left to undo
 * @throws AppError INVALID_INPUT if another operation reverses this action
 */
export function undoBatch(tenant: Tenant, batchId: string, partly: boolean): Promise<UndoResult> {
  return tenant.write((db) => undoBatchIn(db, tenant, batchId, partly))
}

/** Like `undoBatch`, in a transaction that is already open. */
export async function undoBatchIn(db: WriteDb, tenant: Tenant, batchId: string, partly: boolean): Promise<UndoResult> {
  const [found] = await findUndoFacts(db, [batchId])
  const facts = requireFound(found, 'action')
  const error = explainUndoDenial(tenant, facts)
  if (error) throw error
  await extendStatementTimeout(db)
  const isOfRoles = facts.actionKinds.some(
    (actionKind) => actionKind === 'member:role' || actionKind === 'member:owner',
  )
  const undo = isOfRoles ? undoRoles : undoRecords
  const result = await undo(db, tenant, batchId, partly)
  return { ...result, batchId: result.done ? await currentBatch(db) : null }
}

/**
 * Like `undoBatch`, without the permission check and also for actions that another operation reverses.
 * @throws AppError CONFLICT if nothing is left to undo
 */
export async function undoRecords(
  db: WriteDb,
  tenant: Tenant,
  batchId: string,
  partly: boolean,
): Promise<Omit<UndoResult, 'batchId'>> {
  const { rows: outcomes } = await sql<Outcome>`select * from undo_batch(${batchId}, ${partly})`.execute(db)
  await refreshDocuments(db, outcomes)
  const conflicts = await describeConflicts(db, tenant, batchId, outcomes)
  const countOf = (outcome: Outcome['outcome']) => outcomes.filter((each) => each.outcome === outcome).length
  const [undone, ready] = [countOf('UNDONE'), countOf('READY')]
  if (undone + ready + conflicts.length === 0) throw await nothingLeft(db, batchId)
  return { done: undone > 0, count: countVisibleChanges(outcomes), conflicts }
}

async function nothingLeft(db: WriteDb, batchId: string): Promise<AppError> {
  const { rows } = await sql<{ isUndone: boolean }>`select is_undone(${batchId}) as is_undone`.execute(db)
  return new AppError(
    'CONFLICT',
    rows[0]?.isUndone ? msg`This has already been undone.` : msg`There's nothing left to undo.`,
  )
}

export async function currentBatch(db: WriteDb): Promise<string> {
  const { rows } = await sql<{ id: string }>`select current_batch() as id`.execute(db)
  return requireFound(rows[0], 'action').id
}

/** A document's state follows its items, unless the document is exactly as it was before the batch. */
async function refreshDocuments(db: WriteDb, outcomes: readonly Outcome[]): Promise<void> {
  const isWhole = outcomes.every(({ outcome }) => outcome === 'UNDONE' || outcome === 'NOTHING')
  const back = outcomes.filter(({ kind, outcome }) => kind === 'document' && outcome === 'UNDONE')
  await refreshDocumentStates(db, new Set(isWhole ? back.map(({ recordId }) => recordId) : []))
}
