import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** The content of an organization: empty, with sample data (possibly besides own data), or only own data. */
export const sampleStates = ['EMPTY', 'SAMPLE', 'OWN'] as const

export interface SampleData {
  state: (typeof sampleStates)[number]
  count: number
}

export function getSampleData(tenant: Tenant): Promise<SampleData> {
  return tenant.read(readSample)
}

export async function readSample(db: ReadDb): Promise<SampleData> {
  const left = await db
    .selectFrom(sql<{ kind: string }>`remaining_sample_records()`.as('left'))
    .select([
      // A remaining tag or account without other sample records is used by the user's own data.
      sql<bigint>`count(*) filter (where kind not in ('tag', 'account'))`.as('all'),
      sql<bigint>`count(*) filter (where kind = 'transaction')`.as('transactions'),
    ])
    .executeTakeFirstOrThrow()
  if (left.all > 0n) return { state: 'SAMPLE', count: Number(left.transactions) }
  const ledger = await db
    .selectFrom(
      sql<{ isEmpty: boolean }>`(
        select not (exists (select from transactions) or exists (select from budgets) or exists (select from recurrences)
                    or exists (select from receipts)) as is_empty)`.as('books'),
    )
    .select('isEmpty')
    .executeTakeFirstOrThrow()
  return { state: ledger.isEmpty ? 'EMPTY' : 'OWN', count: 0 }
}

export function countEdited(tenant: Tenant): Promise<number> {
  return tenant.read(async (db) => {
    const edited = await db
      .selectFrom(sql<{ kind: string; id: string }>`remaining_sample_records()`.as('left'))
      .select(sql<bigint>`count(*)`.as('count'))
      .where(
        sql<boolean>`exists (
          select from changes c where c.kind = "left".kind and c.record_id = "left".id and c.action = 'UPDATED'
            and c.via in ('web', 'graphql', 'rest', 'assistant'))`,
      )
      .executeTakeFirstOrThrow()
    return Number(edited.count)
  })
}
