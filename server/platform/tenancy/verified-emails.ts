import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { inTenantTransaction } from './tenant-transaction.ts'

/** Keeps the address of each profile as the newest verified token has it. */
export interface VerifiedEmails {
  /** Resolves once the address of a token is kept. Of each token the database is asked once. */
  keep(signedIn: VerifiedToken): Promise<void>
}

/** Tokens that a process remembers; each is good for an hour. */
const mostTokens = 10_000

export function openVerifiedEmails(pool: pg.Pool): VerifiedEmails {
  const kept = new Map<string, Promise<void>>()
  return {
    async keep(signedIn) {
      const { uid, email, emailVerified, expiresAt } = signedIn
      const token = `${uid} ${expiresAt} ${email}`
      if (!emailVerified || email === '') return
      if (kept.size >= mostTokens) kept.clear()
      const keeping = kept.get(token) ?? write(pool, signedIn)
      kept.set(token, keeping)
      // A failure is not remembered: the next request with the token tries again.
      await keeping.catch((error: unknown) => {
        kept.delete(token)
        throw error
      })
    },
  }
}

/** The statement that keeps the address of a verified token. */
export function keepEmail({ uid, email, expiresAt }: VerifiedToken): RawBuilder<unknown> {
  return sql`select update_verified_email(${uid}, ${email}, ${new Date(expiresAt).toISOString()})`
}

async function write(pool: pg.Pool, signedIn: VerifiedToken): Promise<void> {
  await inTenantTransaction(pool, 'read write', { via: 'server' }, ({ db }) => keepEmail(signedIn).execute(db))
}
