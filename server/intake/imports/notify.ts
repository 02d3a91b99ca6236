import { notify, notifyOrganization } from '../../platform/stream/notifier.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const prefix = 'imports '

export const allImportsOf = (organizationId: string) => prefix + organizationId

/** Notifies the subscribers of this import and of all imports on commit. */
export async function notifyImportChanged(db: WriteDb, id: string): Promise<void> {
  await notify(db, id)
  await notifyOrganization(db, prefix)
}
