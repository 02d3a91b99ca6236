import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { inTenantTransaction } from './tenant-transaction.ts'

export interface VerifiedEmails {
  /** Resolves when the address of the token is saved. Each token causes one query. */
  keep(signedIn: VerifiedToken): Promise<void>
}

/** The maximum number of cached tokens. A token is valid for one hour. */
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
      // A failure is not cached, so the next request with the token retries.
      await keeping.catch((error: unknown) => {
        kept.delete(token)
        throw error
      })
    },
  }
}

export function keepEmail({ uid, email, expiresAt }: VerifiedToken): RawBuilder<unknown> {
  return sql`select update_verified_email(${uid}, ${email}, ${new Date(expiresAt).toISOString()})`
}

async function write(pool: pg.Pool, signedIn: VerifiedToken): Promise<void> {
  await inTenantTransaction(pool, 'read write', { via: 'server' }, ({ db }) => keepEmail(signedIn).execute(db))
}
