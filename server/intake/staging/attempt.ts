import { type JobDetails, requireDetail } from '../../platform/jobs/jobs.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { returnCredits } from '../credits.ts'
import { findAndLockFile, isOpen, isProcessing, type LockedFile } from '../documents/file-documents.ts'

/** Which file is to be read, in which of its attempts. */
export interface Attempt {
  id: string
  /** From 1. */
  attempt: number
}

/** What a job for reading a file says. */
export function attemptOf(details: JobDetails): Attempt {
  return { id: requireDetail(details, 'documentId'), attempt: Number(requireDetail(details, 'attempt')) }
}

/** A file that is about to be read. */
export type FileToRead = LockedFile & { storagePath: string }

/** @returns undefined when the reading is over already, or nobody wants it any more */
export function beginAttempt(tenant: Tenant, attempt: Attempt): Promise<FileToRead | undefined> {
  return tenant.write(async (db) => {
    const file = await findInAttempt(db, attempt)
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
 * Does what a reading came to, once: somebody may have been faster, or have thrown the document away while it was read.
 * @param work brings the documents of the file that are read to a stage; a part that it leaves is no more in the file
 */
export function endAttempt(
  tenant: Tenant,
  attempt: Attempt,
  work: (db: WriteDb, file: LockedFile) => Promise<void>,
): Promise<void> {
  return tenant.write((db) => settleFile(db, attempt, work))
}

/** What was read before stays; a receipt can still be filled in by hand. @param failure a sentence for people */
export function failAttempt(tenant: Tenant, attempt: Attempt, failure: string): Promise<void> {
  return tenant.write((db) => failFile(db, attempt, failure))
}

/** Joins a transaction: the same. */
export function failFile(db: WriteDb, attempt: Attempt, failure: string): Promise<void> {
  return settleFile(db, attempt, async (_, file) => {
    await returnCredits(db, file.id)
    const failed = file.parts.filter(isOpen).map(({ id }) => id)
    if (failed.length === 0) return
    await db
      .updateTable('documents')
      .set((eb) => ({ stage: 'FAILED', failure, version: eb('version', '+', 1) }))
      .where('id', 'in', failed)
      .where('stage', 'in', atWork)
      .execute()
  })
}

/** Undefined where the file is gone, read already, thrown away, or in another attempt. */
async function findInAttempt(db: WriteDb, { id, attempt }: Attempt): Promise<LockedFile | undefined> {
  const file = await findAndLockFile(db, id)
  if (file?.attempt !== attempt) return undefined
  if (file.parts.some((part) => isProcessing(part) && isOpen(part))) return file
  // What was thrown away while it waited, receipt by receipt, is not read.
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
  const file = await findInAttempt(db, attempt)
  if (!file) return
  await work(db, file)
  const [, ...others] = file.parts
  const gone = others.filter((part) => isProcessing(part) && isOpen(part)).map(({ id }) => id)
  if (gone.length > 0) {
    await db.deleteFrom('documents').where('id', 'in', gone).where('stage', 'in', atWork).execute()
  }
  // What was reviewed stays as it is.
  await db
    .updateTable('documents')
    .set((eb) => ({ stage: 'STAGED', failure: null, version: eb('version', '+', 1) }))
    .where('id', 'in', idsOf(file))
    .where('stage', 'in', atWork)
    .execute()
}

const atWork = ['RECEIVED', 'READING'] as const
const idsOf = ({ parts }: LockedFile) => parts.map(({ id }) => id)
