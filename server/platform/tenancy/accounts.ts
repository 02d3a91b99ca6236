import { sql } from 'kysely'
import type pg from 'pg'
import type { AccountState } from '../../adapters/identity.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { beginTenantTransaction } from './tenant-transaction.ts'

export async function updateAccountStates(pool: pg.Pool, states: readonly AccountState[]): Promise<void> {
  if (states.length === 0) return
  // The fixed order prevents a deadlock between two servers that update the same users.
  const accounts = states.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  const tenantTransaction = await beginTenantTransaction(pool, 'read write', { via: 'server' })
  try {
    await sql`
      select update_account_state(told.uid, told.is_disabled, told.valid_after) from unnest(
        ${accounts.map(({ uid }) => uid)}::text[], ${accounts.map(({ isDisabled }) => isDisabled)}::boolean[],
        ${accounts.map(({ validAfter }) => validAfter?.toISOString())}::timestamptz[]
      ) as told (uid, is_disabled, valid_after)`.execute(tenantTransaction.db)
    await tenantTransaction.commit()
  } catch (error) {
    await tenantTransaction.rollback().catch(() => {})
    throw error
  }
}

export interface AccountSync {
  pool: pg.Pool
  /** @throws Error when the provider is not reachable; the error is logged and the next run retries */
  fetchAccounts(): Promise<AccountState[]>
  log: Log
  /** In milliseconds. */
  every: number
}

/** Polls the identity provider for the state of active users' accounts. Returns a function that stops the polling. */
export function syncAccounts({ pool, fetchAccounts, log, every }: AccountSync): () => void {
  let isStopped = false
  let timer = setTimeout(async function scheduleNext() {
    await fetchAccounts()
      .then((states) => updateAccountStates(pool, states))
      .catch((error: unknown) => log('warn', 'accounts.sync_failed', safeErrorFields(error)))
    if (!isStopped) timer = setTimeout(scheduleNext, every)
  }, every)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
