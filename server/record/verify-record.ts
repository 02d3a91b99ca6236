import type pg from 'pg'
import type { Head } from './heads.ts'
import { readPurgedOrganizations, readStrayChanges, readStreams } from './read-record.ts'
import { type Failure, type VerifiedChain, verifyChain } from './verify-chain.ts'

export interface VerificationOptions {
  /** Only this organization; all by default. */
  organizationId?: string | undefined
  /** Earlier heads by organization. */
  expected?: ReadonlyMap<string, Head> | undefined
}

/**
 * Verifies the record of all organizations in one snapshot, and in constant memory.
 * @param report called for each organization
 * @returns the failures that belong to no chain
 * @throws Error when the database has no chain yet
 */
export async function verifyRecord(
  db: pg.Client,
  { organizationId, expected }: VerificationOptions,
  report: (chain: VerifiedChain) => void,
): Promise<Failure[]> {
  await requireChain(db)
  await db.query('begin isolation level repeatable read read only')
  try {
    const failures: Failure[] = []
    const missing = new Set(organizationId ? [organizationId] : expected?.keys())
    for await (const stream of readStreams(db, organizationId)) {
      missing.delete(stream.organizationId)
      report(await verifyChain(db, stream, expected?.get(stream.organizationId)))
    }
    const purged = await readPurgedOrganizations(db)
    for (const each of missing) {
      if (purged.has(each)) continue
      failures.push({ organizationId: each, number: null, problem: 'The organization is missing.' })
    }
    for await (const stray of readStrayChanges(db, organizationId)) {
      const problem = stray.number === null ? 'A change has no number' : 'A change belongs to no organization'
      const number = stray.number === null ? null : BigInt(stray.number)
      failures.push({
        organizationId: stray.organizationId,
        number,
        problem: `${problem} (${stray.kind} ${stray.recordId}).`,
      })
    }
    return failures
  } finally {
    await db.query('rollback')
  }
}

async function requireChain(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ has_chain: boolean }>(
    `select to_regclass('public.redactions') is not null as has_chain`,
  )
  if (!rows[0]?.has_chain) throw new Error('The database has no hash chain yet. Run npm run migrate first.')
}
