import { sql } from 'kysely'
import { notify, notifyChannel } from '../../platform/stream/notifier.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const prefix = 'imports '

export const allImportsOf = (organizationId: string) => prefix + organizationId

/** Notifies the subscribers of this import and of all imports on commit. */
export async function notifyImportChanged(db: WriteDb, id: string): Promise<void> {
  await notify(db, id)
  await sql`select pg_notify(${notifyChannel}, ${prefix} || current_organization())`.execute(db)
}
