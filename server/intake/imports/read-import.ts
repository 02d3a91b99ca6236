import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type ImportParts, withStoredFile } from './files/stored-file.ts'
import { type ImportAttempt, isCurrent } from './import-attempt.ts'
import { ingestRows } from './ingest-rows.ts'

/** Milliseconds between checks that the attempt is still current. */
const lookEvery = 1_000

/**
 * Reads the file of an import into rows. Ends early if the attempt has ended.
 * @throws ReadingError
 */
export async function readImportFile(
  tenant: Tenant,
  turn: ImportAttempt,
  storagePath: string,
  parts: ImportParts,
): Promise<void> {
  const over = new AbortController()
  const watching = endWithTurn(tenant, turn, parts, over)
  try {
    await withStoredFile(storagePath, parts, (file, size) =>
      ingestRows(tenant, turn, { file, size, parser: parts.parser, signal: over.signal }, parts.archiveImport),
    )
  } catch (error) {
    if (!over.signal.aborted) throw error
  } finally {
    over.abort()
    await watching
  }
}

async function endWithTurn(
  tenant: Tenant,
  turn: ImportAttempt,
  { hints }: ImportParts,
  over: AbortController,
): Promise<void> {
  while (!over.signal.aborted) {
    await hints.next(turn.importId, over.signal, lookEvery)
    const isOurs = over.signal.aborted || (await isCurrent(tenant, turn, 'READING').catch(() => true))
    if (!isOurs) over.abort()
  }
}
