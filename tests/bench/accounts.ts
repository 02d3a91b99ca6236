import pg from 'pg'
import { listBalancesAfter } from '../../server/ledger/accounts/read.ts'
import { createAccount } from '../../server/ledger/accounts/write.ts'
import { listTransactions } from '../../server/ledger/transactions/list.ts'
import { createTransaction } from '../../server/ledger/transactions/write.ts'
import { openPool } from '../../server/platform/database/database.ts'
import { requireProfile, type Tenant, tenantInTransaction } from '../../server/platform/tenancy/tenant.ts'
import { inTenantTransaction } from '../../server/platform/tenancy/tenant-transaction.ts'
import { withDatabase } from './database.ts'
import { createLedgers, type LargeLedger } from './large-ledger.ts'
import { median } from './load.ts'
import type { Row } from './run.ts'

const [large, small] = [1_000_000, 1_000]
/** The number of measurements of each kind, which alternate. */
const rounds = 300
const today = '2026-11-20'

/** Measures registers and the recording of transactions with an account through the server's functions, in milliseconds. */
export async function accounts(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const [many, few] = await createLedgers(ownerUrl, [large, small])
    if (!many || !few) throw new Error('The ledgers were not made.')
    const pool = openPool(appUrl, 2)
    try {
      const ids = [await openAccount(pool, many), await openAccount(pool, few)] as const
      await assignAll(ownerUrl)
      return [await compareRegisters(pool, [many, few], ids), await compareRecording(pool, few, ids[1])]
    } finally {
      await pool.end()
    }
  })
}

async function inTenant<Result>(
  pool: pg.Pool,
  { userId, organizationId }: LargeLedger,
  mode: 'read only' | 'read write',
  work: (tenant: Tenant) => Promise<Result>,
): Promise<Result> {
  const caller = { userId, organizationId, via: 'web' } as const
  const { result } = await inTenantTransaction(pool, mode, caller, (tenantTransaction) =>
    work(tenantInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), today)),
  )
  return result
}

async function openAccount(pool: pg.Pool, ledger: LargeLedger): Promise<string> {
  const input = { kind: 'CURRENT', name: 'Household', balance: '1000', day: '2022-01-01' } as const
  return (await inTenant(pool, ledger, 'read write', (tenant) => createAccount(tenant, input))).id
}

/** Puts all transactions of each organization into its account. */
async function assignAll(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`set session_replication_role = 'replica';
    update transactions t set account_id = a.id, account_amount_minor = t.amount_minor
      from money_accounts a where a.organization_id = t.organization_id;
    set session_replication_role = 'origin';
    select rebuild_totals(id) from organizations`)
  await owner.query('vacuum analyze transactions, account_days')
  await owner.end()
}

async function compareRegisters(
  pool: pg.Pool,
  ledgers: readonly [LargeLedger, LargeLedger],
  ids: readonly [string, string],
): Promise<Row> {
  const read = (of: 0 | 1) =>
    timed(() =>
      inTenant(pool, ledgers[of], 'read only', async (tenant) => {
        const page = await listTransactions(tenant, { accountIds: [ids[of]] }, { first: 50 })
        await listBalancesAfter(
          tenant,
          page.items.map(({ id }) => id),
        )
      }),
    )
  const [ours, peers] = await alternate(
    () => read(0),
    () => read(1),
  )
  const name = 'first page of a register of 1,000,000 transactions, beside one of 1,000'
  return { name, ours, peers, goal: 1.2, isMaximum: true, unit: 'ms' }
}

async function compareRecording(pool: pg.Pool, ledger: LargeLedger, accountId: string): Promise<Row> {
  const written = { type: 'EXPENSE', amount: '12.34', description: 'Groceries for the week', date: today } as const
  const record = (account: { accountId?: string }) =>
    timed(() => inTenant(pool, ledger, 'read write', (tenant) => createTransaction(tenant, { ...written, ...account })))
  const [ours, peers] = await alternate(
    () => record({ accountId }),
    () => record({}),
  )
  const name = 'a transaction recorded with an account, beside one without'
  return { name, ours, peers, goal: 1.1, isMaximum: true, unit: 'ms' }
}

async function alternate(
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<readonly [number, number]> {
  const times = { first: [] as number[], second: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await first())
    times.second.push(await second())
  }
  return [median(times.first), median(times.second)]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
