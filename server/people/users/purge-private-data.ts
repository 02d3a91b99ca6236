import { sql } from 'kysely'
import type { DocumentKind } from '../../platform/database/tables.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const privateKinds: readonly DocumentKind[] = ['TEXT', 'VOICE']

export async function listPrivateFiles(db: ReadDb, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('storagePath')
    .where('createdBy', '=', userId)
    .where('kind', 'in', privateKinds)
    .execute()
  return rows.flatMap(({ storagePath }) => storagePath ?? [])
}

/**
 * Deletes the data that only this user could see. Transactions that were created from it stay, because they belong to
 * the organization.
 */
export async function purgePrivate(db: WriteDb, userId: string): Promise<void> {
  await db.deleteFrom('assistantSessions').where('userId', '=', userId).execute()
  await db.deleteFrom('savedViews').where('userId', '=', userId).where('isShared', '=', false).execute()
  const own = db.selectFrom('documents').select('id').where('createdBy', '=', userId).where('kind', 'in', privateKinds)
  await db.deleteFrom('documentReadings').where('documentId', 'in', own).execute()
  await db
    .updateTable('stagedItems')
    .set({ state: 'DISCARDED' })
    .where('documentId', 'in', own)
    .where('state', '=', 'PENDING')
    .execute()
  await db
    .updateTable('stagedItems')
    .set({
      description: '',
      note: '',
      proposedCategoryName: null,
      doubt: null,
      amountDoubt: null,
      version: sql`version + 1`,
    })
    .where('documentId', 'in', own)
    .execute()
  await db
    .deleteFrom('uploads')
    .where('storagePath', 'in', (from) =>
      from
        .selectFrom('documents')
        .select((eb) => eb.ref('storagePath').$notNull().as('storagePath'))
        .where('id', 'in', own),
    )
    .execute()
  await db
    .updateTable('documents')
    .set({ state: 'DISCARDED' })
    .where('id', 'in', own)
    .where('state', '=', 'STAGING')
    .execute()
  await db
    .updateTable('documents')
    .set({
      title: '',
      fileName: '',
      transcript: null,
      storagePath: null,
      sha256: null,
      note: null,
      version: sql`version + 1`,
    })
    .where('id', 'in', own)
    .execute()
  await sql`select blank_private_changes()`.execute(db)
}
