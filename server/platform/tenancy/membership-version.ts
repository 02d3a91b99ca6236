import type pg from 'pg'
import type { Role } from '../database/tables.ts'
import type { TenantTransaction } from './tenant-transaction.ts'

/** Who is a member of the active organization at the moment of a read. */
export interface MembershipSnapshot {
  /** Changes when anybody comes, goes or changes roles, so that the list need not be read each time. */
  membershipVersion: string
  /** Everybody's role, by the user's id. */
  list(): Promise<Map<string, Role>>
}

/** The statement that answers the mark. */
export const membershipVersionSql = `select bit_xor(hashtextextended(user_id || ' ' || role, 0))::text as mark from memberships
  where organization_id = current_organization() and removed_at is null`

/** @param answer what `rollMark` answered in that read */
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
