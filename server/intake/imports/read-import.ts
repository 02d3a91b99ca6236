import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type ImportServices, withStoredFile } from './files/stored-file.ts'
import { type ImportAttempt, isCurrent } from './import-attempt.ts'
import { ingestRows } from './ingest-rows.ts'

/** Milliseconds between checks that the attempt is still current. */
const pollInterval = 1_000

/**
 * Reads the file of an import into rows. Ends early if the attempt has ended.
 * @throws ReadingError
 */
export async function readImportFile(
  tenant: Tenant,
  attempt: ImportAttempt,
  storagePath: string,
  services: ImportServices,
): Promise<void> {
  const over = new AbortController()
  const watching = abortWithAttempt(tenant, attempt, services, over)
  try {
    await withStoredFile(storagePath, services, (file, size) =>
      ingestRows(tenant, attempt, { file, size, parser: services.parser, signal: over.signal }, services.archiveImport),
    )
  } catch (error) {
    if (!over.signal.aborted) throw error
  } finally {
    over.abort()
    await watching
  }
}

async function abortWithAttempt(
  tenant: Tenant,
  attempt: ImportAttempt,
  { notifier }: ImportServices,
  over: AbortController,
): Promise<void> {
  while (!over.signal.aborted) {
    await notifier.next(attempt.importId, over.signal, pollInterval)
    const isOurs = over.signal.aborted || (await isCurrent(tenant, attempt, 'READING').catch(() => true))
    if (!isOurs) over.abort()
  }
}
