import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { DocumentKind, DocumentStage, DocumentState } from '../../platform/database/tables.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/** A file that was sent, locked with the receipts that stand in it. */
export interface LockedFile {
  /** Its own document, which is its first receipt's. */
  id: string
  kind: DocumentKind
  fileName: string
  contentType: string
  size: number
  sha256: Buffer | null
  storagePath: string | null
  /** The text that was sent with it. */
  note: string | null
  createdBy: string
  /** Counted from 1: only the latest attempt at reading it counts. */
  attempt: number
  /** The file's own document first, then those of its other receipts in their order. */
  parts: FileDocument[]
}

/** One of the documents of a file. */
export interface FileDocument {
  id: string
  /** From 1. */
  part: number
  stage: DocumentStage
  state: DocumentState
  /** It is read for more than 10 minutes. */
  isLate: boolean
  /** Something of it is in the books. */
  isSaved: boolean
}

/** What waits to be read, or is being read. */
export const isProcessing = ({ stage }: { stage: DocumentStage }): boolean =>
  stage === 'RECEIVED' || stage === 'READING'

/** What a new reading may replace. */
export const isOpen = ({ state, isSaved }: FileDocument): boolean => state === 'STAGING' && !isSaved

/** Joins a transaction: the document whose file a document stands in; most are it themselves. @throws AppError NOT_FOUND */
export async function fileIdOf(db: ReadDb, documentId: string): Promise<string> {
  const found = await db.selectFrom('documents').select('partOf').where('id', '=', documentId).executeTakeFirst()
  return requireFound(found, 'document').partOf ?? documentId
}

/**
 * Joins a transaction: locks a file's documents, its own before the others, which is the first act of whatever changes
 * more than one of them. Of two files, the one with the smaller id is locked first.
 * @throws AppError NOT_FOUND
 */
export async function lockFile(db: WriteDb, fileId: string): Promise<LockedFile> {
  return requireFound(await findAndLockFile(db, fileId), 'document')
}

/** The same, for work that was asked for a while ago: undefined for a file that is gone. */
export async function findAndLockFile(db: WriteDb, fileId: string): Promise<LockedFile | undefined> {
  const own = await lock(db).where('id', '=', fileId).executeTakeFirst()
  if (!own) return undefined
  const { id, kind, fileName, contentType, size, sha256, storagePath, note, createdBy, attempt, ...first } = own
  const others = await lock(db).where('partOf', '=', fileId).orderBy('part').execute()
  const parts = [{ ...first, id }, ...others].map((row) => ({
    id: row.id,
    part: row.part,
    stage: row.stage,
    state: row.state,
    isLate: row.isLate,
    isSaved: Boolean(row.isSaved),
  }))
  return { id, kind, fileName, contentType, size, sha256, storagePath, note, createdBy, attempt, parts }
}

function lock(db: WriteDb) {
  return db
    .selectFrom('documents')
    .select([
      'id',
      'kind',
      'stage',
      'state',
      'part',
      'fileName',
      'contentType',
      'size',
      'sha256',
      'storagePath',
      'note',
    ])
    .select(['createdBy', 'attempt', sql<boolean>`stage_since < now() - interval '10 minutes'`.as('isLate')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('stagedItems')
          .select('stagedItems.id')
          .whereRef('stagedItems.documentId', '=', 'documents.id')
          .where('stagedItems.state', 'in', ['APPROVED', 'MERGED']),
      ).as('isSaved'),
    )
    .forNoKeyUpdate()
}
