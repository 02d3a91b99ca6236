import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { undoRecords } from '../../history/undo/undo.ts'
import type { ImportFile } from '../../intake/imports/files/sources.ts'
import { type ArchiveImport, type ImportServices, withStoredFile } from '../../intake/imports/files/stored-file.ts'
import {
  type ImportAttempt,
  isCurrentIn,
  lockLedger,
  updateDuringAttempt,
} from '../../intake/imports/import-attempt.ts'
import { extendTransactionTimeout } from '../../platform/tenancy/statement-timeout.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { checkArchive, prepareArchive } from './prepare-import.ts'

export const archiveImport: ArchiveImport = { ingest: ingestArchive, apply: applyArchive, revert: revertArchive }

/** Milliseconds between progress updates. */
const noteEvery = 400

/**
 * Checks an archive and saves a summary of its contents. Stops if the attempt has ended.
 * @throws ReadingError
 */
async function ingestArchive(
  tenant: Tenant,
  turn: ImportAttempt,
  { file, size, parser, signal: ended }: ImportFile,
): Promise<void> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, ended])
  const begun = await tenant.write((db) => updateDuringAttempt(db, turn, 'READING', { format: 'ARCHIVE', progress: 1 }))
  if (!begun) return
  const onProgress = noting(tenant, turn, 'READING', over)
  const facts = await checkArchive(tenant, { file, size }, { parser, signal, onProgress }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  if (!facts) return
  await tenant.write((db) =>
    updateDuringAttempt(db, turn, 'READING', {
      state: 'READY',
      progress: 0,
      problem: null,
      archive: JSON.stringify(facts),
    }),
  )
}

/** Imports an archive completely in one transaction, or not at all. */
async function applyArchive(
  tenant: Tenant,
  turn: ImportAttempt,
  storagePath: string,
  parts: ImportServices,
): Promise<void> {
  const over = new AbortController()
  const { storage, signer, parser } = parts
  const onProgress = noting(tenant, turn, 'APPLYING', over)
  await withStoredFile(storagePath, parts, async (file, size, temporaryFolder) => {
    const given = { storage, signer, parser, temporaryFolder, signal: over.signal, onProgress }
    const prepared = await prepareArchive(tenant, { file, size }, given)
    let isIn = false
    try {
      isIn = await tenant.write(async (db) => {
        await extendTransactionTimeout(db)
        await lockLedger(db, tenant)
        if (!(await isCurrentIn(db, turn, 'APPLYING'))) return false
        await prepared.apply(db)
        const done = { state: 'DONE', progress: 0, batchId: sql<string>`current_batch()` } as const
        if (!(await updateDuringAttempt(db, turn, 'APPLYING', done))) throw cancelled()
        return true
      })
    } finally {
      await prepared.end(isIn)
    }
  })
}

/**
 * Reverts the import of an archive completely, or not at all if any record has changed since.
 * @throws AppError CONFLICT
 * @throws AppError FORBIDDEN for another member's import if the role does not allow that
 */
async function revertArchive(tenant: Tenant, turn: ImportAttempt): Promise<void> {
  await tenant.write(async (db) => {
    await extendTransactionTimeout(db)
    await lockLedger(db, tenant)
    const found = await db
      .selectFrom('imports')
      .select(['batchId', 'createdBy'])
      .where('id', '=', turn.importId)
      .executeTakeFirst()
    if (!found?.batchId || !(await isCurrentIn(db, turn, 'REVERTING'))) return
    requireMayDelete(tenant, [found])
    if (await tookThePlace(db, found.batchId)) {
      throw new AppError(
        'CONFLICT',
        msg`This import set up the organization's currency and categories, so it can't be reverted. Delete the organization instead.`,
      )
    }
    const { conflicts } = await undoRecords(db, tenant, found.batchId, true)
    // Records that others refer to can be removed in a second pass.
    const [left] = conflicts.length > 0 ? (await undoRecords(db, tenant, found.batchId, true)).conflicts : []
    if (left) {
      const { title, reason } = left
      throw new AppError('CONFLICT', msg`Nothing was reverted. ${{ title }}: ${{ reason }}`)
    }
    await updateDuringAttempt(db, turn, 'REVERTING', { state: 'REVERTED', progress: 0, batchId: null })
  })
}

async function tookThePlace(db: WriteDb, batchId: string): Promise<boolean> {
  const gone = await db
    .selectFrom('changes')
    .select('id')
    .where('batchId', '=', batchId)
    .where('kind', '=', 'category')
    .where('action', '=', 'DELETED')
    .limit(1)
    .executeTakeFirst()
  return gone !== undefined
}

const cancelled = () => new AppError('CONFLICT', msg`This import was cancelled.`)

/** Saves the progress in separate transactions and aborts if the import was cancelled. */
function noting(
  tenant: Tenant,
  turn: ImportAttempt,
  state: 'READING' | 'APPLYING',
  over: AbortController,
): (done: number) => void {
  let notedAt = performance.now()
  return (done) => {
    if (performance.now() - notedAt < noteEvery) return
    notedAt = performance.now()
    const progress = Math.min(99, Math.floor(100 * done))
    tenant
      .write((db) => updateDuringAttempt(db, turn, state, { progress }))
      .then((isOurs) => isOurs || over.abort(cancelled()))
      .catch(() => {})
  }
}
