import type pg from 'pg'
import type { Caller, Entered } from './fence.ts'

/**
 * What was last known of the callers of one database: a guess that a read may begin with while Postgres is asked. It
 * decides nothing by itself, so a stale entry costs time and never lets anybody in.
 */
const known = new WeakMap<pg.Pool, Map<string, Entered>>()

const most = 10_000

export function expectedOf(pool: pg.Pool, caller: Caller): Entered | undefined {
  return known.get(pool)?.get(keyOf(caller))
}

export function remember(pool: pg.Pool, caller: Caller, entered: Entered | undefined): void {
  const members = known.get(pool) ?? new Map<string, Entered>()
  known.set(pool, members)
  members.delete(keyOf(caller))
  if (members.size >= most) members.clear()
  if (entered?.member) members.set(keyOf(caller), entered)
}

const keyOf = ({ uid, organizationId }: Caller) => `${uid} ${organizationId}`
