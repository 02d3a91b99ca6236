import { lruCache } from '../../base/lru-cache.ts'
import { type ReadDb, type Snapshot, snapshotOf } from './tenant-transaction.ts'

/** Finds records by their ids, in any order. */
export type FindRecords<Found> = (db: ReadDb, ids: readonly string[]) => Promise<Found[]>

interface Cached<Found> extends Snapshot {
  /** Null if the organization has too many records. */
  records: ReadonlyMap<string, Found> | null
}

/** An organization with more records is not cached, because each of its changes would read all of them again. */
const maxRecords = 500
/** The approximate memory of a category, and the maximum for all organizations. */
const [recordBytes, maxBytes] = [400, 16_777_216]

/**
 * Caches all records of a kind for each organization, until its change stream grows. Only a snapshot is answered from
 * the cache and fills it, because a write also sees changes that have no number yet.
 * @param read returns the records with these ids, or `limit` of all records when `ids` is null
 */
export function createRecordCache<Found extends { id: string }>(
  read: (db: ReadDb, ids: readonly string[] | null, limit: number) => Promise<Found[]>,
): FindRecords<Found> {
  const cache = lruCache<Cached<Found>>(maxBytes)

  const readAll = async (db: ReadDb, snapshot: Snapshot) => {
    const all = await read(db, null, maxRecords + 1)
    const records = all.length > maxRecords ? null : new Map(all.map((record) => [record.id, record]))
    cache.set(snapshot.organizationId, { ...snapshot, records }, (1 + (records?.size ?? 0)) * recordBytes)
    return records
  }

  return async (db, ids) => {
    if (ids.length === 0) return []
    const snapshot = snapshotOf(db)
    const cached = snapshot && cache.get(snapshot.organizationId)
    const isCurrent = cached?.number === snapshot?.number && cached?.epoch === snapshot?.epoch
    const records =
      cached && (isCurrent || !cached.records) ? cached.records : snapshot && (await readAll(db, snapshot))
    return records ? ids.flatMap((id) => records.get(id) ?? []) : read(db, ids, ids.length)
  }
}
