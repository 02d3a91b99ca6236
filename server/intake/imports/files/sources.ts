import type { FileParser } from '../../../adapters/file-parser.ts'
import type { Storage } from '../../../adapters/storage.ts'
import type { Signer } from '../../../platform/security/signer.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import type { ArchiveFacts } from '../read.ts'
import type { StatementFile } from './read-file.ts'
import type { OpenZip } from './zip-file.ts'

/** What a source is given for its work. */
export interface SourceParts {
  storage: Storage
  signer: Signer
  parser: FileParser
  /** Files lie here for a moment. */
  temporaryFolder: string
  /** Aborts when nobody wants it any more. */
  signal: AbortSignal
  /** Hears how much is done, of 0 to 1; often. */
  onProgress(done: number): void
}

/** One whose entries become rows that are looked over, as those of a bank's file. */
export interface StatementSource {
  format: 'ACTUAL'
  isOne(zip: OpenZip): boolean
  /** @throws ReadingError with a sentence that says what helps */
  open(file: string): Promise<Pick<StatementFile, 'entries' | 'facts'>>
}

/** One that comes in as a whole: it is told what is in it, and nothing of it is chosen. */
export interface ArchiveSource {
  format: 'ARCHIVE'
  /** Goes through all of it. @throws ReadingError with a sentence, also where it does not fit these books */
  check(
    tenant: Tenant,
    file: StoredFile,
    parts: Pick<SourceParts, 'parser' | 'signal' | 'onProgress'>,
  ): Promise<ArchiveFacts>
  /**
   * Before the transaction: lays down what has to lie elsewhere, such as files.
   */
  prepare(tenant: Tenant, file: StoredFile, parts: SourceParts): Promise<Prepared>
}

/** A file on disk, and its size in bytes. */
export interface StoredFile {
  file: string
  size: number
}

export interface ImportFile extends StoredFile {
  parser: FileParser
  /** Aborts when nobody wants the import any more. */
  signal: AbortSignal
}

/** A file that can be brought in now. */
export interface Prepared {
  /** Joins the transaction of the import: all or nothing. */
  apply(db: WriteDb): Promise<void>
  /** To be called after it, however that ended: what was laid down and is not used is removed. */
  end(isIn: boolean): Promise<void>
}
