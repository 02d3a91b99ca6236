import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { msg } from '@lingui/core/runtime-macro'
import type { FileParser } from '../../../adapters/file-parser.ts'
import type { Storage } from '../../../adapters/storage.ts'
import { ReadingError } from '../../../base/reading-error.ts'
import type { Signer } from '../../../platform/security/signer.ts'
import type { Notifier } from '../../../platform/stream/notifier.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { ImportAttempt } from '../import-attempt.ts'
import type { ImportFile } from './sources.ts'

/** How an archive is imported. The module of archives provides it, because imports do not know archives. */
export interface ArchiveImport {
  /** Reads the archive and stores what it contains with the import. @throws ReadingError */
  ingest(tenant: Tenant, attempt: ImportAttempt, file: ImportFile): Promise<void>
  apply(tenant: Tenant, attempt: ImportAttempt, storagePath: string, parts: ImportServices): Promise<void>
  /** @throws AppError CONFLICT when something else depends on what the archive added; FORBIDDEN */
  revert(tenant: Tenant, attempt: ImportAttempt): Promise<void>
}

export interface ImportServices {
  archiveImport: ArchiveImport
  storage: Storage
  signer: Signer
  notifier: Notifier
  parser: FileParser
  temporaryFolder: string
}

/**
 * Copies a stored file to a temporary folder for the duration of the work.
 * @throws ReadingError DAMAGED
 */
export async function withStoredFile<Result>(
  storagePath: string,
  { storage, temporaryFolder }: Pick<ImportServices, 'storage' | 'temporaryFolder'>,
  work: (file: string, size: number, folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(temporaryFolder, { recursive: true })
  const folder = await mkdtemp(path.join(temporaryFolder, 'import-'))
  try {
    const file = path.join(folder, 'file')
    const stored = await storage.stream(storagePath)
    if (!stored) throw new ReadingError('DAMAGED', msg`The file is no longer stored. Upload it again.`)
    await pipeline(stored.body, createWriteStream(file))
    return await work(file, stored.size, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
