import pg from 'pg'
import { createTransaction } from '../../server/ledger/transactions/write.ts'
import { openPool } from '../../server/platform/database/database.ts'
import { requireProfile, tenantInTransaction } from '../../server/platform/tenancy/tenant.ts'
import { inTenantTransaction } from '../../server/platform/tenancy/tenant-transaction.ts'
import { withDatabase } from './database.ts'
import { createLedgers, type LargeLedger } from './large-ledger.ts'
import { median } from './load.ts'
import type { Row } from './run.ts'

const [rounds, seconds, writers] = [3, 5, 16]
/** The transactions that each organization has at first. */
const transactions = 1_000

/**
 * Measures transactions that 16 writers record through the server's functions, with tenant transaction, change record,
 * totals and alerts. The peers insert the same rows into tables with the same columns and indexes and commit each: a
 * bare table, and one whose trigger gives each row the next number of its organization in a log that is also an outbox,
 * which is the minimum for a product with an audit log and a stream.
 */
export async function recording(): Promise<Row[]> {
  return withDatabase(async ({ ownerUrl, appUrl }) => {
    const ledgers = await createLedgers(ownerUrl, Array<number>(writers).fill(transactions))
    return compareRates(ownerUrl, appUrl, ledgers)
  })
}

async function compareRates(ownerUrl: string, appUrl: string, ledgers: readonly LargeLedger[]): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(peerTables)
  await owner.end()
  const pool = openPool(appUrl, writers)
  try {
    const rows: Row[] = []
    for (const [where, of] of [
      ['organizations of their own', ledgers],
      ['one organization', ledgers.slice(0, 1)],
    ] as const) {
      const rates = { ours: [] as number[], bare: [] as number[], logged: [] as number[] }
      const ledgerFor = (writer: number) => of[writer % of.length] as LargeLedger
      for (let round = 0; round <= rounds; round++) {
        const ours = await rateOf((writer) => record(pool, ledgerFor(writer)))
        const bare = await rateOf((writer) => insert(pool, 'bare', ledgerFor(writer)))
        const logged = await rateOf((writer) => insert(pool, 'logged', ledgerFor(writer)))
        if (round === 0) continue
        rates.ours.push(ours)
        rates.bare.push(bare)
        rates.logged.push(logged)
      }
      const ours = median(rates.ours)
      const name = `transactions recorded by 16 in ${where}, beside`
      rows.push(
        { name: `${name} bare inserts`, ours, peers: median(rates.bare), goal: 0.4, unit: 'writes/s' },
        {
          name: `${name} inserts with an audit trigger and a numbered outbox`,
          ours,
          peers: median(rates.logged),
          goal: 0.6,
          unit: 'writes/s',
        },
      )
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

const peerTables = `
  create table bare (like transactions including all);
  create table logged (like transactions including all);
  create table counters (organization_id uuid primary key, last_number bigint not null default 0);
  insert into counters select id from organizations;
  create table outbox (
    organization_id uuid not null, number bigint not null, record_id uuid not null, before jsonb, after jsonb,
    user_id uuid, at timestamptz not null default now(), primary key (organization_id, number));
  create function log_insert() returns trigger language plpgsql security definer as $$
  declare next bigint;
  begin
    update counters set last_number = last_number + 1 where organization_id = new.organization_id
      returning last_number into next;
    insert into outbox (organization_id, number, record_id, after, user_id)
      values (new.organization_id, next, new.id, to_jsonb(new), new.created_by);
    return null;
  end $$;
  create trigger log_insert after insert on logged for each row execute function log_insert();
  grant select, insert on bare, logged to purser_app`

async function insert(pool: pg.Pool, table: string, { userId, organizationId }: LargeLedger): Promise<void> {
  await pool.query({
    name: `insert ${table}`,
    text: `insert into ${table} (organization_id, type, amount_minor, currency, base_amount_minor, description, date, created_by)
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
