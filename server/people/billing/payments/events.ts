import { sql } from 'kysely'
import type pg from 'pg'
import type { HostedPayments } from '../../../adapters/payments.ts'
import { inServerTransaction } from '../../../platform/tenancy/server-transaction.ts'

/**
 * Stores an event once, and enqueues the job that reads the account of its customer. Events of customers that belong to
 * no organization of this server have no effect.
 * @throws AppError MALFORMED unless the payment service has signed the event
 */
export async function receiveEvent(
  pool: pg.Pool,
  payments: HostedPayments,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { id, type, customerId } = payments.verifyEvent(body, signature)
  await inServerTransaction(
    pool,
    async (db) => void (await sql`select record_billing_event(${id}, ${type}, ${customerId})`.execute(db)),
  )
}
