import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/** What the books hold: nothing yet, sample data (one's own may stand beside it), or only what is one's own. */
export const sampleStates = ['EMPTY', 'SAMPLE', 'OWN'] as const

export interface SampleData {
  state: (typeof sampleStates)[number]
  /** How many of its transactions are there. */
  count: number
}

export function getSampleData(tenant: Tenant): Promise<SampleData> {
  return tenant.read(readSample)
}

/** Joins a transaction. */
export async function readSample(db: ReadDb): Promise<SampleData> {
  const left = await db
    .selectFrom(sql<{ kind: string }>`remaining_sample_records()`.as('left'))
    .select([
      // A tag that is left alone is one that something of one's own has.
      sql<bigint>`count(*) filter (where kind <> 'tag')`.as('all'),
      sql<bigint>`count(*) filter (where kind = 'transaction')`.as('transactions'),
    ])
    .executeTakeFirstOrThrow()
  if (left.all > 0n) return { state: 'SAMPLE', count: Number(left.transactions) }
  const books = await db
    .selectFrom(
      sql<{ isEmpty: boolean }>`(
        select not (exists (select from transactions) or exists (select from budgets) or exists (select from recurrences)
                    or exists (select from receipts)) as is_empty)`.as('books'),
    )
    .select('isEmpty')
    .executeTakeFirstOrThrow()
  return { state: books.isEmpty ? 'EMPTY' : 'OWN', count: 0 }
}

/** How many of its records people have changed since: they go with it. */
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
