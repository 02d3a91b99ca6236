import { msg } from '@lingui/core/runtime-macro'
import type { Storage } from '../../adapters/storage.ts'
import { AppError } from '../../base/errors.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { render, type Text } from '../../base/text.ts'
import type { ImportState } from '../../platform/database/tables.ts'
import { type JobDetails, type OrganizationTask, requireDetail, type Task } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { applyRows } from './apply.ts'
import { deleteImportedData } from './commands.ts'
import type { ImportServices } from './files/stored-file.ts'
import { type ImportAttempt, importAttemptOf, updateDuringAttempt } from './import-attempt.ts'
import { readImportFile } from './read-import.ts'
import { revertRows } from './revert/revert.ts'

/** Reads a file into import rows. Repeated or concurrent runs store them once. */
const readImport: Task<ImportServices> = {
  async run(tenant, details, services) {
    const importAttempt = importAttemptOf(details)
    const storagePath = await findFile(tenant, importAttempt)
    if (storagePath === undefined) return
    try {
      await readImportFile(tenant, importAttempt, storagePath, services)
    } catch (error) {
      if (!(error instanceof ReadingError) || error.isPassing) throw error
      await fail(tenant, importAttempt, render(error.text))
    }
  },
  onGivenUp: (tenant, details, _, error) => fail(tenant, importAttemptOf(details), sentenceOf(error, notRead)),
  onSenderGone: (db, details) => failIn(db, importAttemptOf(details), render(senderHasLeft)),
  readsFile: true,
  atOnce: 3,
  origin: 'import',
}

/** Records the selected rows in one transaction, once. */
const applyImport: Task<ImportServices> = {
  async run(tenant, details, services) {
    const importAttempt = importAttemptOf(details)
    const { format, storagePath } = await findWhole(tenant, importAttempt)
    const work =
      format === 'ARCHIVE'
        ? services.archiveImport.apply(tenant, importAttempt, storagePath ?? '', services)
        : applyRows(tenant, importAttempt, requireDetail(details, 'createCategories') === 'true')
    await orGiveBack(work, tenant, details, ['APPLYING', 'READY'])
  },
  onGivenUp: (tenant, details, _, error) => giveBack(tenant, details, ['APPLYING', 'READY'], error),
  onSenderGone: (db, details) => giveBackIn(db, details, ['APPLYING', 'READY'], render(senderHasLeft)),
  atOnce: 3,
  origin: 'import',
}

const revertImport: Task<ImportServices> = {
  async run(tenant, details, { archiveImport }) {
    const importAttempt = importAttemptOf(details)
    const { format } = await findWhole(tenant, importAttempt)
    if (format === 'ARCHIVE')
      await orGiveBack(archiveImport.revert(tenant, importAttempt), tenant, details, ['REVERTING', 'DONE'])
    else await revertRows(tenant, importAttempt)
  },
  onGivenUp: (tenant, details, _, error) => giveBack(tenant, details, ['REVERTING', 'DONE'], error),
  onSenderGone: (db, details) => giveBackIn(db, details, ['REVERTING', 'DONE'], render(senderHasLeft)),
  atOnce: 3,
  origin: 'import',
}

const removeFile: OrganizationTask<{ storage: Storage }> = {
  async runForOrganization(work, details, { storage }) {
    const storagePath = requireDetail(details, 'storagePath')
    await storage.remove(storagePath)
    await work.write((db) => db.deleteFrom('uploads').where('storagePath', '=', storagePath).execute())
  },
}

export const importTasks: Record<string, Task<ImportServices> | OrganizationTask<ImportServices>> = {
  'read-import': readImport,
  'apply-import': applyImport,
  'revert-import': revertImport,
  'remove-import-file': removeFile,
}

async function findFile(tenant: Tenant, { importId, attempt }: ImportAttempt): Promise<string | undefined> {
  const row = await tenant.read((db) =>
    db
      .selectFrom('imports')
      .select('storagePath')
      .where('id', '=', importId)
      .where('attempt', '=', attempt)
      .where('state', '=', 'READING')
      .executeTakeFirst(),
  )
  return row?.storagePath ?? undefined
}

async function findWhole(tenant: Tenant, { importId }: ImportAttempt) {
  const row = await tenant.read((db) =>
    db.selectFrom('imports').select(['format', 'storagePath']).where('id', '=', importId).executeTakeFirst(),
  )
  return row ?? { format: null, storagePath: null }
}

async function fail(tenant: Tenant, importAttempt: ImportAttempt, problem: string): Promise<void> {
  await tenant.write((db) => failIn(db, importAttempt, problem))
}

async function failIn(db: WriteDb, importAttempt: ImportAttempt, problem: string): Promise<void> {
  const isOurs = await updateDuringAttempt(db, importAttempt, 'READING', { state: 'FAILED', progress: 0, problem })
  if (isOurs) await deleteImportedData(db, importAttempt.importId)
}

/** A permanent error is not retried. If the import was cancelled, its state is not restored. */
async function orGiveBack(
  work: Promise<void>,
  tenant: Tenant,
  details: JobDetails,
  states: [from: ImportState, to: ImportState],
): Promise<void> {
  try {
    await work
  } catch (error) {
    const isParseError =
      error instanceof ReadingError ? !error.isPassing : error instanceof AppError && error.code !== 'UNAVAILABLE'
    if (!isParseError) throw error
    await giveBack(tenant, details, states, error)
  }
}

async function giveBack(
  tenant: Tenant,
  details: JobDetails,
  states: [from: ImportState, to: ImportState],
  error: unknown,
): Promise<void> {
  const problem = sentenceOf(error, states[0] === 'APPLYING' ? notApplied : notReverted)
  await tenant.write((db) => giveBackIn(db, details, states, problem))
}

async function giveBackIn(
  db: WriteDb,
  details: JobDetails,
  [from, to]: [from: ImportState, to: ImportState],
  problem: string,
): Promise<void> {
  await updateDuringAttempt(db, importAttemptOf(details), from, { state: to, progress: 0, problem })
}

const senderHasLeft = msg`The member who started this has left. Nothing was changed. Another member can try again.`

const notRead = msg`This file couldn't be read. Nothing was changed. Try again.`
const notApplied = msg`This import couldn't be applied. Nothing was changed. Try again.`
const notReverted = msg`This import couldn't be reverted. Nothing was changed. Try again.`

function sentenceOf(error: unknown, unexpected: Text): string {
  return render(error instanceof ReadingError || error instanceof AppError ? error.text : unexpected)
}
