import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileParser } from '../../../adapters/file-parser.ts'
import type { Storage } from '../../../adapters/storage.ts'
import type { Signer } from '../../../platform/security/signer.ts'
import type { Notifier } from '../../../platform/stream/notifier.ts'
import { ReadingError } from '../../../reader/reading-error.ts'

export interface ImportParts {
  storage: Storage
  signer: Signer
  hints: Notifier
  parser: FileParser
  /** Files lie here while they are read. */
  temporaryFolder: string
}

/** Copies a stored file to a folder of its own for as long as the work lasts. @throws ReadingError DAMAGED */
export async function withStoredFile<Result>(
  storagePath: string,
  { storage, temporaryFolder }: Pick<ImportParts, 'storage' | 'temporaryFolder'>,
  work: (file: string, size: number, folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(temporaryFolder, { recursive: true })
  const folder = await mkdtemp(path.join(temporaryFolder, 'import-'))
  try {
    const file = path.join(folder, 'file')
    const stored = await storage.stream(storagePath)
    if (!stored) throw new ReadingError('DAMAGED', 'The file is gone from the storage. Upload it again.')
    await pipeline(stored.body, createWriteStream(file))
    return await work(file, stored.size, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
