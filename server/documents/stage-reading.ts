import type { WriteDb } from '../core/fence.ts'
import type { Tenant, Terms } from '../core/tenant.ts'
import type { Reading } from '../reader/reading.ts'
import type { FileToRead } from './attempt.ts'
import { stageReceipts } from './stage-receipt.ts'

/**
 * Joins a transaction in which the file is locked: what a picture or a PDF shows decides what becomes of it, whatever it
 * was taken for when it came. The place where the kind of a document that was read is decided.
 */
export async function stageReading(
  db: WriteDb,
  tenant: Tenant,
  terms: Terms,
  file: FileToRead,
  reading: Reading,
): Promise<void> {
  await stageReceipts(db, tenant, terms, file, reading)
}
