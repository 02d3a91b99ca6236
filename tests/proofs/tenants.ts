import { openPool } from '../../server/platform/database/database.ts'
import { beginTenantTransaction } from '../../server/platform/tenancy/tenant-transaction.ts'
import { seeded } from '../../server/portability/sample/seeded-random.ts'
import { withDatabase } from '../bench/database.ts'
import { createLedgers } from '../bench/large-ledger.ts'
import type { Figure, ProofSettings } from './run.ts'

const organizations = 20
const workers = 32

/**
 * Runs many workers on a small pool, with each transaction as another member and ended by a commit, an error or a lost
 * connection. A tenant transaction that leaks through the pool would show rows of another organization.
 */
export async function tenants({ seed, minutes }: ProofSettings): Promise<Figure[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    await createLedgers(ownerUrl, Array<number>(organizations).fill(2_000 / organizations))
    const pool = openPool(appUrl, 4)
    const members = await openPool(ownerUrl, 1)
    // Each member has a built-in account with a session, as after a sign-in.
    const { rows } = await members.query<{ uid: string; sessionId: string; organizationId: string }>(`
      with made as (
        insert into accounts (subject, email, name) select auth_uid, id || '@example.test', name from users returning *
      ), opened as (
        insert into sessions (account_id, expires_at) select id, now() + interval '1 day' from made returning *
      )
      select u.auth_uid as uid, opened.id as "sessionId", m.organization_id as "organizationId"
        from memberships m join users u on u.id = m.user_id join made on made.subject = u.auth_uid
          join opened on opened.account_id = made.id`)
    await members.end()
    const random = seeded(seed)
    const until = Date.now() + minutes * 60_000
    let [done, foreign, unseen] = [0, 0, 0]

    const work = async () => {
      while (Date.now() < until) {
        const member = rows[Math.floor(random() * rows.length)]
        if (!member) return
        const mode = random() < 0.5 ? 'read only' : 'read write'
        const tenantTransaction = await beginTenantTransaction(pool, mode, { ...member, via: 'server' })
        try {
          const seen = await tenantTransaction.db
            .selectFrom('transactions')
            .select('organizationId')
            .limit(50)
            .execute()
          if (seen.length === 0) unseen += 1
          foreign += seen.filter(({ organizationId }) => organizationId !== member.organizationId).length
          const ending = random()
          if (ending < 0.1)
            await tenantTransaction.db
              .selectFrom('users')
              .select((eb) => eb.fn('no_such_function').as('x'))
              .execute()
          if (ending < 0.12)
            await tenantTransaction.db
              .selectFrom('users')
              .select((eb) => eb.fn('pg_terminate_backend', [eb.fn('pg_backend_pid')]).as('x'))
              .execute()
          await tenantTransaction.commit()
        } catch {
          await tenantTransaction.rollback().catch(() => {})
        }
        done += 1
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    await pool.end()
    return [
      {
        name: 'tenants: transactions on a pool of 4',
        figure: done,
        goal: 'more than 10,000 a minute',
        met: done > 10_000 * minutes,
      },
      { name: 'tenants: rows of another organization', figure: foreign, goal: '0', met: foreign === 0 },
      { name: 'tenants: members who saw nothing of their own', figure: unseen, goal: '0', met: unseen === 0 },
    ]
  })
}
