import { type JobDetails, requireDetail } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { returnCredits } from '../credits.ts'
import { findAndLockFile, isOpen, isProcessing, type LockedFile } from './file-documents.ts'

export interface Attempt {
  id: string
  attempt: number
}

export function attemptOf(details: JobDetails): Attempt {
  return { id: requireDetail(details, 'documentId'), attempt: Number(requireDetail(details, 'attempt')) }
}

export type FileToRead = LockedFile & { storagePath: string }

/** @returns undefined if the document is already read, discarded or in another attempt */
export function beginAttempt(tenant: Tenant, attempt: Attempt): Promise<FileToRead | undefined> {
  return tenant.write(async (db) => {
    const file = await lockAttempt(db, attempt)
    if (!file || file.storagePath === null) return undefined
    await db
      .updateTable('documents')
      .set((eb) => ({ stage: 'READING', version: eb('version', '+', 1) }))
      .where('id', 'in', idsOf(file))
      .where('stage', '=', 'RECEIVED')
      .execute()
    return { ...file, storagePath: file.storagePath }
  })
}

/**
 * Saves the result of a reading once, unless a concurrent attempt was faster or the document was discarded.
 * @param work moves the read documents of the file to a stage; other parts are no longer in the file
 */
export function endAttempt(
  tenant: Tenant,
  attempt: Attempt,
  work: (db: WriteDb, file: LockedFile) => Promise<void>,
): Promise<void> {
  return tenant.write((db) => settleFile(db, attempt, work))
}

/**
 * Keeps the data of earlier readings. A receipt can still be filled in manually.
 * @param failure a sentence for the user
 */
export function failAttempt(tenant: Tenant, attempt: Attempt, failure: string): Promise<void> {
  return tenant.write((db) => failFile(db, attempt, failure))
}

export function failFile(db: WriteDb, attempt: Attempt, failure: string): Promise<void> {
  return settleFile(db, attempt, async (_, file) => {
    await returnCredits(db, file.id)
    const failed = file.documents.filter(isOpen).map(({ id }) => id)
    if (failed.length === 0) return
    await db
      .updateTable('documents')
      .set((eb) => ({ stage: 'FAILED', failure, version: eb('version', '+', 1) }))
      .where('id', 'in', failed)
      .where('stage', 'in', atWork)
      .execute()
  })
}

/** @returns undefined if the file is deleted, already read, discarded, or in another attempt */
export async function lockAttempt(db: WriteDb, { id, attempt }: Attempt): Promise<LockedFile | undefined> {
  const file = await findAndLockFile(db, id)
  if (file?.attempt !== attempt) return undefined
  if (file.documents.some((part) => isProcessing(part) && isOpen(part))) return file
  await returnCredits(db, id)
  await db
    .updateTable('documents')
    .set((eb) => ({ stage: 'STAGED', version: eb('version', '+', 1) }))
    .where('id', 'in', idsOf(file))
    .where('stage', 'in', atWork)
    .execute()
  return undefined
}

async function settleFile(
  db: WriteDb,
  attempt: Attempt,
  work: (db: WriteDb, file: LockedFile) => Promise<void>,
): Promise<void> {
  const file = await lockAttempt(db, attempt)
  if (!file) return
  await work(db, file)
  const [, ...others] = file.documents
  const gone = others.filter((part) => isProcessing(part) && isOpen(part)).map(({ id }) => id)
  if (gone.length > 0) {
    await db.deleteFrom('documents').where('id', 'in', gone).where('stage', 'in', atWork).execute()
  }
  await db
    .updateTable('documents')
    .set((eb) => ({ stage: 'STAGED', failure: null, version: eb('version', '+', 1) }))
    .where('id', 'in', idsOf(file))
    .where('stage', 'in', atWork)
    .execute()
}

const atWork = ['RECEIVED', 'READING'] as const
const idsOf = ({ documents }: LockedFile) => documents.map(({ id }) => id)
