import type { FileParser } from '../../adapters/file-parser.ts'
import type { Storage } from '../../adapters/storage.ts'
import type { StoredFile } from '../../intake/imports/files/sources.ts'
import type { ArchiveFacts } from '../../intake/imports/read.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { isSignedHere } from './authors.ts'
import { ingestRecords } from './ingest-records.ts'
import { openArchiveInParser } from './open-in-parser.ts'
import { previewArchive } from './preview.ts'
import { dropFiles, recordFiles, storeFiles } from './stored-files.ts'

/** The services for the import of an archive. */
interface PreparationParts {
  storage: Storage
  signer: Signer
  parser: FileParser
  temporaryFolder: string
  /** Aborts when the import is cancelled. */
  signal: AbortSignal
  /** Receives the completed part, from 0 to 1; often. */
  onProgress(done: number): void
}

/** An archive that can be imported now. */
interface PreparedArchive {
  /** Runs in the transaction of the import. */
  apply(db: WriteDb): Promise<void>
  /** Call it after the transaction, however that ended: it removes stored files that are not used. */
  end(isApplied: boolean): Promise<void>
}

/** Reads all of an archive. @throws ReadingError with a sentence, also when it does not fit this ledger */
export async function checkArchive(
  tenant: Tenant,
  { file, size }: StoredFile,
  { parser, signal, onProgress }: Pick<PreparationParts, 'parser' | 'signal' | 'onProgress'>,
): Promise<ArchiveFacts> {
  const archive = await openArchiveInParser(parser, file, size)
  try {
    await archive.verify((done, of) => onProgress((0.7 * done) / Math.max(1, of)), signal)
    return await previewArchive(tenant, archive, (done, of) => onProgress(0.7 + (0.3 * done) / Math.max(1, of)))
  } finally {
    archive.close()
  }
}

/** Stores the files of an archive before the transaction that adds its records. */
export async function prepareArchive(
  tenant: Tenant,
  { file, size }: StoredFile,
  { storage, signer, parser, temporaryFolder, signal, onProgress }: PreparationParts,
): Promise<PreparedArchive> {
  const archive = await openArchiveInParser(parser, file, size)
  try {
    const isOwn = isSignedHere(signer, archive.manifest)
    const progressFrom = (from: number) => (done: number, of: number) =>
      onProgress(from + (0.5 * done) / Math.max(1, of))
    const paths = await storeFiles(
      tenant,
      archive,
      { storage, temporaryFolder },
      { signal, onProgress: progressFrom(0) },
    )
    return {
      async apply(db) {
        await recordFiles(db, paths)
        await ingestRecords(db, tenant, archive, paths, { isOwn, signal, onProgress: progressFrom(0.5) })
      },
      async end(isApplied) {
        archive.close()
        if (!isApplied) await dropFiles(tenant, { storage }, paths)
      },
    }
  } catch (error) {
    archive.close()
    throw error
  }
}
