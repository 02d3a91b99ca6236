import pg from 'pg'
import { createTransaction } from '../../server/ledger/transactions/write.ts'
import { openPool } from '../../server/platform/database/database.ts'
import { requireProfile, tenantInTransaction } from '../../server/platform/tenancy/tenant.ts'
import { inTenantTransaction } from '../../server/platform/tenancy/tenant-transaction.ts'
import type { LargeLedger } from './large-ledger.ts'
import { median } from './load.ts'
import type { Row } from './run.ts'

const [rounds, seconds, writers] = [3, 5, 16]

/**
 * Measures transactions that 16 writers record through the server's functions, with tenant transaction, change record,
 * totals and alerts. The peer inserts the same rows into a table with the same columns and indexes and commits each.
 */
export async function recording(ownerUrl: string, appUrl: string, ledgers: readonly LargeLedger[]): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('create table bare (like transactions including all)')
  await owner.query('grant select, insert on bare to purser_app')
  await owner.end()
  const pool = openPool(appUrl, writers)
  try {
    const rows: Row[] = []
    for (const [where, of] of [
      ['organizations of their own', ledgers],
      ['one organization', ledgers.slice(0, 1)],
    ] as const) {
      const rates = { ours: [] as number[], bare: [] as number[] }
      const ledgerFor = (writer: number) => of[writer % of.length] as LargeLedger
      for (let round = 0; round <= rounds; round++) {
        const ours = await rateOf((writer) => record(pool, ledgerFor(writer)))
        const bare = await rateOf((writer) => insert(pool, ledgerFor(writer)))
        if (round === 0) continue
        rates.ours.push(ours)
        rates.bare.push(bare)
      }
      const name = `transactions recorded by 16 in ${where}, beside bare inserts`
      rows.push({ name, ours: median(rates.ours), peers: median(rates.bare), goal: 0.4, unit: 'writes/s' })
    }
    return rows
  } finally {
    await pool.end()
  }
}

const written = { type: 'EXPENSE', amount: '12.34', description: 'Groceries for the week', date: '2026-11-20' } as const

async function record(pool: pg.Pool, { userId, organizationId }: LargeLedger): Promise<void> {
  await inTenantTransaction(pool, 'read write', { userId, organizationId, via: 'web' }, (tenantTransaction) =>
    createTransaction(
      tenantInTransaction(tenantTransaction, requireProfile(tenantTransaction.identified), written.date),
      written,
    ),
  )
}

async function insert(pool: pg.Pool, { userId, organizationId }: LargeLedger): Promise<void> {
  await pool.query({
    name: 'insert',
    text: `insert into bare (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
           values ($1, 'EXPENSE', 1234, 'USD', 1234, $2, $3, $4) returning id`,
    values: [organizationId, written.description, written.date, userId],
  })
}

async function rateOf(work: (writer: number) => Promise<void>): Promise<number> {
  let count = 0
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (; performance.now() < end; count++) await work(writer)
    }),
  )
  return count / seconds
}
