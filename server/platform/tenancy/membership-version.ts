import type pg from 'pg'
import type { Role } from '../database/tables.ts'
import type { Fence } from './tenant-transaction.ts'

/** Who is a member of the active organization at the moment of a read. */
export interface Roll {
  /** Changes when anybody comes, goes or changes roles, so that the list need not be read each time. */
  mark: string
  /** Everybody's role, by the user's id. */
  list(): Promise<Map<string, Role>>
}

/** The statement that answers the mark. */
export const rollMark = `select bit_xor(hashtextextended(user_id || ' ' || role, 0))::text as mark from memberships
  where organization_id = current_organization() and removed_at is null`

/** @param answer what `rollMark` answered in that read */
export function rollOf({ db }: Pick<Fence, 'db'>, answer: pg.QueryResult | undefined): Roll {
  return {
    mark: answer?.rows[0]?.mark ?? '',
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
