import { sql } from 'kysely'
import { requireFound } from '../../base/errors.ts'
import type { DocumentKind, DocumentStage, DocumentState } from '../../platform/database/tables.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

export interface LockedFile {
  /** The id of the file's own document, which is the document of its first receipt. */
  id: string
  kind: DocumentKind
  fileName: string
  contentType: string
  size: number
  sha256: Buffer | null
  storagePath: string | null
  note: string | null
  createdBy: string
  /** Counted from 1. Only the latest attempt counts. */
  attempt: number
  documents: FileDocument[]
}

export interface FileDocument {
  id: string
  part: number
  stage: DocumentStage
  state: DocumentState
  /** The document has been in reading for more than 10 minutes. */
  isLate: boolean
  isSaved: boolean
}

export const isProcessing = ({ stage }: { stage: DocumentStage }): boolean =>
  stage === 'RECEIVED' || stage === 'READING'

export const isOpen = ({ state, isSaved }: FileDocument): boolean => state === 'STAGING' && !isSaved

/**
 * Returns the document of the file that contains a document, which is usually the document itself.
 * @throws AppError NOT_FOUND
 */
export async function fileIdOf(db: ReadDb, documentId: string): Promise<string> {
  const found = await db.selectFrom('documents').select('partOf').where('id', '=', documentId).executeTakeFirst()
  return requireFound(found, 'document').partOf ?? documentId
}

/**
 * Locks all documents of a file, its own document first. Must be the first step of every change to several documents.
 * Of two files, the smaller id is locked first.
 * @throws AppError NOT_FOUND
 */
export async function lockFile(db: WriteDb, fileId: string): Promise<LockedFile> {
  return requireFound(await findAndLockFile(db, fileId), 'document')
}

/** Like `lockFile`, but returns undefined if the file no longer exists. */
export async function findAndLockFile(db: WriteDb, fileId: string): Promise<LockedFile | undefined> {
  const own = await lock(db).where('id', '=', fileId).executeTakeFirst()
  if (!own) return undefined
  const { id, kind, fileName, contentType, size, sha256, storagePath, note, createdBy, attempt, ...first } = own
  const others = await lock(db).where('partOf', '=', fileId).orderBy('part').execute()
  const documents = [{ ...first, id }, ...others].map((row) => ({
    id: row.id,
    part: row.part,
    stage: row.stage,
    state: row.state,
    isLate: row.isLate,
    isSaved: Boolean(row.isSaved),
  }))
  return { id, kind, fileName, contentType, size, sha256, storagePath, note, createdBy, attempt, documents }
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
