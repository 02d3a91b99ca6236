import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

export const mailboxFailures = ['LOGIN', 'CERTIFICATE', 'FOLDER', 'CONNECTION'] as const
export type MailboxFailure = (typeof mailboxFailures)[number]

/** Whether the server can read its mailbox. */
export interface MailboxState {
  /** The end of the last round that worked. */
  mailboxReadAt: Date | null
  mailboxFailure: MailboxFailure | null
  mailboxFailingSince: Date | null
  /** Unseen emails were left for the next round. */
  hasMoreEmails: boolean
}

/** @param error what the mailbox has thrown */
export function mailboxFailureOf(error: unknown): MailboxFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EAUTH') return 'LOGIN'
  if (code === 'NO_FOLDER') return 'FOLDER'
  return /TLS|CERT|SSL|SIGN|VERIFY/.test(code) ? 'CERTIFICATE' : 'CONNECTION'
}

export async function readMailboxState(db: ReadDb): Promise<MailboxState> {
  const row = await db.selectFrom('mailboxState').selectAll().executeTakeFirst()
  return {
    mailboxReadAt: row?.readAt ?? null,
    mailboxFailure: mailboxFailures.find((failure) => failure === row?.failure) ?? null,
    mailboxFailingSince: row?.failingSince ?? null,
    hasMoreEmails: row?.hasMore ?? false,
  }
}

export async function saveMailboxRead(pool: pg.Pool, hasMore: boolean): Promise<void> {
  const row = { readAt: sql<Date>`now()`, hasMore, failure: null, failingSince: null }
  await inServerTransaction(pool, (db) =>
    db
      .insertInto('mailboxState')
      .values(row)
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(row))
      .execute(),
  )
}

export async function saveMailboxFailure(pool: pg.Pool, failure: MailboxFailure): Promise<void> {
  await inServerTransaction(pool, (db) =>
    db
      .insertInto('mailboxState')
      .values({ failure, failingSince: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .column('isOnly')
          .doUpdateSet({ failure, failingSince: sql<Date>`coalesce(mailbox_state.failing_since, now())` }),
      )
      .execute(),
  )
}
