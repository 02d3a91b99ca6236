import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type ImportParts, withStoredFile } from './files/stored-file.ts'
import { type ImportAttempt, isCurrent } from './import-attempt.ts'
import { ingestRows } from './ingest-rows.ts'

/** Milliseconds between two looks whether the import is still wanted. */
const lookEvery = 1_000

/** Reads an import's file into its rows; ends early where the turn is over. @throws ReadingError */
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
    // A look that fails is made up by the next.
    const isOurs = over.signal.aborted || (await isCurrent(tenant, turn, 'READING').catch(() => true))
    if (!isOurs) over.abort()
  }
}
