import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { certainPairs, type Pair, suggestPairs } from './match-pairs.ts'
import { matchOf } from './matching.ts'
import { listCandidates, listUnmatchedReceipts } from './unmatched-receipts.ts'

/**
 * Recomputes the matches of unmatched receipts and saves the suggestions. Decisions of users are kept.
 * @returns the certain pairs
 */
export async function suggestMatches(db: WriteDb, tenant: Pick<Tenant, 'currency'>): Promise<Pair[]> {
  // Runs sequentially to prevent deadlocks between concurrent runs.
  await sql`select pg_advisory_xact_lock(hashtext('receipt matches'), hashtext(current_organization()::text))`.execute(
    db,
  )
  const unmatched = await listUnmatchedReceipts(db, tenant)
  if (unmatched.length === 0) return []
  const receipts = new Map(unmatched.map((receipt) => [receipt.id, receipt]))
  // A user can decline a match and undo that at any time. A match that becomes a suggestion after this is not withdrawn.
  const stored = await listStoredSuggestions(db, [...receipts.keys()])
  const candidates = await listCandidates(db, unmatched, tenant.currency)
  const pairs = candidates.flatMap((candidate): Pair[] => {
    const receipt = receipts.get(candidate.receiptId)
    const match = receipt && matchOf(receipt, candidate)
    return match ? [{ ...match, receiptId: candidate.receiptId, transactionId: candidate.id }] : []
  })
  await saveSuggestions(db, stored, await stillThere(db, suggestPairs(pairs)))
  return certainPairs(pairs)
}

/** Locks the transactions before suggestions are written. Deleting a transaction deletes its suggestions. */
async function stillThere(db: WriteDb, suggestions: readonly Pair[]): Promise<Pair[]> {
  if (suggestions.length === 0) return []
  const rows = await db
    .selectFrom('transactions')
    .select('id')
    .where('id', 'in', [...new Set(suggestions.map(({ transactionId }) => transactionId))])
    .orderBy('id')
    .forKeyShare()
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  return suggestions.filter(({ transactionId }) => ids.has(transactionId))
}

interface StoredSuggestion extends Omit<Pair, 'isExact'> {
  id: string
}

const listStoredSuggestions = (db: WriteDb, receiptIds: readonly string[]): Promise<StoredSuggestion[]> =>
  db
    .selectFrom('receiptMatches')
    .select(['id', 'receiptId', 'transactionId', 'score', 'reasons'])
    .where('receiptId', 'in', receiptIds)
    .where('state', '=', 'SUGGESTED')
    .execute()

/** Writes only differences, so that subscribers are not notified without a change. */
async function saveSuggestions(db: WriteDb, stored: readonly StoredSuggestion[], suggestions: readonly Pair[]) {
  const suggested = new Map(suggestions.map((suggestion) => [keyOf(suggestion), suggestion]))
  const known = new Map(stored.map((match) => [keyOf(match), match]))
  const gone = stored.filter((match) => !suggested.has(keyOf(match)))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await db.deleteFrom('receiptMatches').where('id', 'in', ids).where('state', '=', 'SUGGESTED').execute()
  }
  const fresh = suggestions.filter((suggestion) => !isSame(known.get(keyOf(suggestion)), suggestion))
  if (fresh.length === 0) return
  await db
    .insertInto('receiptMatches')
    .values(fresh.map(({ receiptId, transactionId, score, reasons }) => ({ receiptId, transactionId, score, reasons })))
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'receiptId', 'transactionId'])
        .doUpdateSet(({ ref }) => ({ score: ref('excluded.score'), reasons: ref('excluded.reasons') }))
        .where('receiptMatches.state', '=', 'SUGGESTED'),
    )
    .execute()
}

/** The column stores scores with about 7 digits. */
function isSame(stored: Pick<Pair, 'score' | 'reasons'> | undefined, suggestion: Pair): boolean {
  if (!stored || Math.abs(stored.score - suggestion.score) > 0.0001) return false
  return stored.reasons.join('\n') === suggestion.reasons.join('\n')
}

const keyOf = ({ receiptId, transactionId }: Pick<Pair, 'receiptId' | 'transactionId'>) =>
  `${receiptId} ${transactionId}`
