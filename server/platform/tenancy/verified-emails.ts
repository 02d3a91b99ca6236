import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { VerifiedToken } from '../../adapters/identity.ts'
import { inServerTransaction } from './server-transaction.ts'

export interface VerifiedEmails {
  /** Resolves when the address of the token is saved. Each token causes one query. */
  save(signedIn: VerifiedToken): Promise<void>
}

/** The maximum number of cached tokens. A token is valid for one hour. */
const maxTokens = 10_000

export function openVerifiedEmails(pool: pg.Pool): VerifiedEmails {
  const saved = new Map<string, Promise<void>>()
  return {
    async save(signedIn) {
      const { uid, email, emailVerified, expiresAt, grant } = signedIn
      const token = `${uid} ${expiresAt} ${email}`
      if (!emailVerified || email === '' || grant) return
      if (saved.size >= maxTokens) saved.clear()
      const saving = saved.get(token) ?? write(pool, signedIn)
      saved.set(token, saving)
      // A failure is not cached, so the next request with the token retries.
      await saving.catch((error: unknown) => {
        saved.delete(token)
        throw error
      })
    },
  }
}

export function saveVerifiedEmail({ uid, email, expiresAt }: VerifiedToken): RawBuilder<unknown> {
  return sql`select update_verified_email(${uid}, ${email}, ${new Date(expiresAt).toISOString()})`
}

async function write(pool: pg.Pool, signedIn: VerifiedToken): Promise<void> {
  await inServerTransaction(pool, (db) => saveVerifiedEmail(signedIn).execute(db))
}
