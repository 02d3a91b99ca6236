import { sql } from 'kysely'
import { notify, notifyChannel } from '../../platform/stream/notifier.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const prefix = 'imports '

/** What hints of any import of an organization are about. */
export const allImportsOf = (organizationId: string) => prefix + organizationId

/** Joins a transaction: once it is committed, whoever follows this import, or all of them, looks at it. */
export async function notifyImportChanged(db: WriteDb, id: string): Promise<void> {
  await notify(db, id)
  await sql`select pg_notify(${notifyChannel}, ${prefix} || current_organization())`.execute(db)
}
