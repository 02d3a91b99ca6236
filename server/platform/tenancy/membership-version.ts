import type pg from 'pg'
import type { Role } from '../database/tables.ts'
import type { TenantTransaction } from './tenant-transaction.ts'

export interface MembershipSnapshot {
  membershipVersion: string
  list(): Promise<Map<string, Role>>
}

export const membershipVersionQuery: pg.QueryConfig = {
  name: 'membership version',
  text: `select bit_xor(hashtextextended(user_id || ' ' || role, 0))::text as mark from memberships
    where organization_id = current_organization() and removed_at is null`,
}

/** @param answer the result of `membershipVersionQuery` in the same read */
export function membershipSnapshotOf(
  { db }: Pick<TenantTransaction, 'db'>,
  answer: pg.QueryResult | undefined,
): MembershipSnapshot {
  return {
    membershipVersion: answer?.rows[0]?.mark ?? '',
    async list() {
      const rows = await db
        .selectFrom('memberships')
        .select(['userId', 'role'])
        .where('removedAt', 'is', null)
        .execute()
      return new Map(rows.map(({ userId, role }) => [userId, role]))
    },
  }
}
