import { sql } from 'kysely'
import type pg from 'pg'
import type { AccountState } from '../../adapters/identity.ts'
import { type Log, safeErrorFields } from '../../base/log.ts'
import { beginTenantTransaction } from './tenant-transaction.ts'

/** Keeps what the provider says where every request looks. Who has no profile here is left out. */
export async function updateAccountStates(pool: pg.Pool, states: readonly AccountState[]): Promise<void> {
  if (states.length === 0) return
  // In one order, so that two servers that note the same people never wait for each other.
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
  /** @throws Error when the provider cannot be asked: that is logged, and asked again the next time */
  lookUp(): Promise<AccountState[]>
  log: Log
  /** Milliseconds between two looks. */
  every?: number
}

/** Asks the provider now and then what has become of the people at work here. Answers the function that ends it. */
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
