import { sql } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import { previewPathOf } from './pages.ts'

/** The reader takes no more; a document that was deleted while it was read does not say how many it had. */
const mostPages = 50

/**
 * Removes what is kept of documents that were deleted 30 days ago and can not be restored any more: their files, the
 * pictures of their pages and what was read. The rows go last, so that the next sweep finishes one that was cut short.
 */
export async function sweepDeleted(pool: pg.Pool, { storage }: { storage: Storage }): Promise<void> {
  for (const { organizationId, documentId, uploadId, storagePath, pageCount } of await listForgettable(pool)) {
    if (storagePath !== null) {
      await storage.remove(storagePath)
      for (let page = 0; page < (pageCount || mostPages); page += 1) {
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
  /** Null where the file stays, or there is none. */
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
