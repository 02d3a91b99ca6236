import { sql } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { previewPathOf } from './pages.ts'

/** The reader's page limit. A document that was deleted while it was read has no page count. */
const maxPages = 50

/**
 * Purges the files, page images and readings of documents deleted more than 30 days ago. Rows are removed last, so that
 * the next run completes an interrupted one.
 */
export async function purgeDeletedDocuments(pool: pg.Pool, { storage }: { storage: Storage }): Promise<void> {
  for (const { organizationId, documentId, uploadId, storagePath, pageCount } of await listForgettable(pool)) {
    if (storagePath !== null) {
      await storage.remove(storagePath)
      for (let page = 0; page < (pageCount || maxPages); page += 1) {
        await storage.remove(previewPathOf(storagePath, page))
      }
    }
    await inServerTransaction(pool, (db) =>
      withOrganization(db, organizationId, async () => {
        await db.deleteFrom('documentReadings').where('documentId', '=', documentId).execute()
        if (uploadId !== null) await db.deleteFrom('uploads').where('id', '=', uploadId).execute()
      }),
    )
  }
}

interface Forgettable {
  organizationId: string
  documentId: string
  /** Null if the file is kept or does not exist. */
  uploadId: string | null
  storagePath: string | null
  pageCount: number
}

async function listForgettable(pool: pg.Pool): Promise<Forgettable[]> {
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<Forgettable>`
      select organization_id as "organizationId", document_id as "documentId", upload_id as "uploadId",
        storage_path as "storagePath", page_count as "pageCount" from expired_documents()`.execute(db),
  )
  return rows
}
