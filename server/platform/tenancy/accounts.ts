import { sql } from 'kysely'
import type pg from 'pg'
import type { AccountState } from '../../adapters/identity.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { repeat } from '../../base/timers.ts'
import { inServerTransaction } from './server-transaction.ts'

async function updateAccountStates(pool: pg.Pool, states: readonly AccountState[]): Promise<void> {
  if (states.length === 0) return
  // The fixed order prevents a deadlock between two servers that update the same users.
  const accounts = states.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
  await inServerTransaction(pool, (db) =>
    sql`
      select update_account_state(state.uid, state.is_disabled, state.valid_after) from unnest(
        ${accounts.map(({ uid }) => uid)}::text[], ${accounts.map(({ isDisabled }) => isDisabled)}::boolean[],
        ${accounts.map(({ validAfter }) => validAfter?.toISOString())}::timestamptz[]
      ) as state (uid, is_disabled, valid_after)`.execute(db),
  )
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
  const sync = async () => updateAccountStates(pool, await fetchAccounts())
  return repeat(
    () => sync().catch((error: unknown) => log('warn', 'accounts.sync_failed', safeErrorFields(error))),
    every,
  )
}
