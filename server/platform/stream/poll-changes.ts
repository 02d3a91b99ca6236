import type { Signer } from '../security/signer.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { type ChangePage, readChangesAfter, signCursor, verifyCursor } from './changes.ts'

export interface PolledChanges extends ChangePage {
  hasMore: boolean
}

/**
 * Reads the changes that a subscription with the same cursor would receive, for a client that polls.
 * @param after undefined for the head of the stream, from which a new client starts
 * @throws AppError CURSOR_EXPIRED, BAD_CURSOR
 */
export async function pollChanges(
  signer: Signer,
  { organizationId, read }: Tenant,
  kinds: readonly string[],
  after: string | undefined,
  limit: number,
): Promise<PolledChanges> {
  const from = after === undefined ? undefined : verifyCursor(signer, organizationId, after)
  const { head, end, changes } = await read((db) => readChangesAfter(db, kinds, from, limit))
  return { cursor: signCursor(signer, organizationId, end), changes, hasMore: end.number < head.number }
}
