import { sql } from 'kysely'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { loggedRecords } from '../records.ts'
import type { UndoFacts } from './undo-permissions.ts'

export interface BatchFacts extends UndoFacts {
  batchId: string
}

/**
 * Finds what decides who may undo these batches, in no particular order. Leaves out batches that are private to other
 * members.
 */
export function findUndoFacts(db: ReadDb, batchIds: readonly string[]): Promise<BatchFacts[]> {
  const found = sql<BatchFacts>`(
    select batch_id, user_id, min(via) as origin, array_agg(distinct deed) as "actionKinds",
        exists (select from imports i where i.batch_id = deeds.batch_id) as "isImport"
    from (select batch_id, user_id, via, ${actionKind} as deed from changes where batch_id = any(${batchIds}::uuid[])) as deeds
    where deed is not null
    group by batch_id, user_id)`
  return db.selectFrom(found.as('found')).selectAll().execute()
}

/** The kind of the record, with the name of the first case that holds. Changes of other kinds are not undone. */
const actionKind = sql`case kind ${sql.join(
  loggedRecords.map(({ kind, log }) => {
    const cases = Object.entries(log.undo.cases ?? {}).map(
      ([name, { when }]) => sql`when ${when} then ${sql.lit(`${kind}:${name}`)}`,
    )
    return sql`when ${sql.lit(kind)} then ${cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else kind end` : sql`kind`}`
  }),
  sql` `,
)} end`
