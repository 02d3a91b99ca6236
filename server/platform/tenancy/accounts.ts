import { sql } from 'kysely'
import type pg from 'pg'
import type { AccountState } from '../../adapters/identity.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { beginTenantTransaction } from './tenant-transaction.ts'

export async function updateAccountStates(pool: pg.Pool, states: readonly AccountState[]): Promise<void> {
  if (states.length === 0) return
  // The fixed order prevents a deadlock between two servers that update the same users.
  const told = states.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  const fence = await beginTenantTransaction(pool, 'read write', { via: 'server' })
  try {
    await sql`
      select update_account_state(told.uid, told.is_disabled, told.valid_after) from unnest(
        ${told.map(({ uid }) => uid)}::text[], ${told.map(({ isDisabled }) => isDisabled)}::boolean[],
        ${told.map(({ validAfter }) => validAfter?.toISOString())}::timestamptz[]
      ) as told (uid, is_disabled, valid_after)`.execute(fence.db)
    await fence.commit()
  } catch (error) {
    await fence.rollback().catch(() => {})
    throw error
  }
}

export interface AccountSync {
  pool: pg.Pool
  /** @throws Error when the provider is not reachable; the error is logged and the next run retries */
  lookUp(): Promise<AccountState[]>
  log: Log
  /** In milliseconds. */
  every?: number
}

/** Polls the identity provider for the state of active users' accounts. Returns a function that stops the polling. */
export function syncAccounts({ pool, lookUp, log, every = 300_000 }: AccountSync): () => void {
  let isStopped = false
  let timer = setTimeout(async function again() {
    await lookUp()
      .then((states) => updateAccountStates(pool, states))
      .catch((error: unknown) => log('warn', 'accounts.sync_failed', safeErrorFields(error)))
    if (!isStopped) timer = setTimeout(again, every)
  }, every)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
