import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError } from '../../base/errors.ts'
import { tagsByNames } from '../../ledger/tags/write.ts'
import { disableNestedLoops, extendTransactionTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { countRows } from './count.ts'
import { excludeExisting } from './dedupe/classify-rows.ts'
import { createMissingCategories } from './file-categories.ts'
import { type ImportAttempt, isCurrentIn, lockLedger, updateDuringAttempt } from './import-attempt.ts'
import { updateOwn } from './own/update-own.ts'
import { type ExpectedRows, matchRecurrences } from './recurring.ts'

/** Rows per statement. An import can be cancelled between statements. */
const atOnce = 10_000

/** The records besides transactions that an import created or changed, for a later revert. */
export interface Made {
  categories: string[]
  tags: string[]
  recurrences: ExpectedRows['moved']
}

/**
 * Records all selected rows in one transaction; nothing if the import attempt has ended. Rows that have been recorded
 * since the import was read are left out.
 */
export async function applyRows(tenant: Tenant, attempt: ImportAttempt, createCategories: boolean): Promise<void> {
  const { importId } = attempt
  await tenant.write(async (db) => {
    await extendTransactionTimeout(db)
    await lockLedger(db, tenant)
    if (!(await isCurrentIn(db, attempt, 'APPLYING'))) return
    await excludeExisting(db, importId)
    const categories = createCategories ? await createMissingCategories(db, importId) : []
    const tags = await makeTags(db, importId)
    const { rows: expected, moved } = await matchRecurrences(db, importId)
    const last = await lastPosition(db, importId)
    for (let from = 0; from < last; from += atOnce) {
      await record(db, importId, expected, from, from + atOnce)
      await updateOwn(db, importId, from, from + atOnce)
      await reportProgress(tenant, attempt, Math.min(95, Math.round((100 * (from + atOnce)) / last)))
    }
    await countRows(db, importId)
    const made: Made = { categories, tags, recurrences: moved }
    const isOurs = await updateDuringAttempt(db, attempt, 'APPLYING', {
      state: 'DONE',
      progress: 0,
      batchId: sql<string>`current_batch()`,
      made: JSON.stringify(made),
    })
    if (!isOurs) throw cancelled()
    // Re-enables nested loops for the query that numbers the changes.
    await disableNestedLoops(db, false)
  })
}

/**
 * Uses its own transaction, so that others see the progress.
 * @throws AppError CONFLICT if the import was cancelled
 */
async function reportProgress(tenant: Tenant, attempt: ImportAttempt, progress: number): Promise<void> {
  if (!(await tenant.write((db) => updateDuringAttempt(db, attempt, 'APPLYING', { progress })))) throw cancelled()
}

const cancelled = () => new AppError('CONFLICT', msg`This import was cancelled.`)

async function lastPosition(db: WriteDb, importId: string): Promise<number> {
  const { last } = await db
    .selectFrom('importRows')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('importId', '=', importId)
    .where('taken', '=', true)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/**
 * Creates the missing tags of the rows.
 * @returns the ids of the created tags
 */
async function makeTags(db: WriteDb, importId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct n.name from import_rows r cross join lateral unnest(r.tag_names) n (name)
      where r.import_id = ${importId} and r.taken and r.tag_names <> '{}'`.execute(db)
  const before = await db.selectFrom('tags').select('id').execute()
  const known = new Set(before.map(({ id }) => id))
  const ids = await tagsByNames(
    db,
    rows.map(({ name }) => name),
  )
  return ids.filter((id) => !known.has(id))
}

async function record(
  db: WriteDb,
  importId: string,
  expected: ExpectedRows['rows'],
  after: number,
  until: number,
): Promise<void> {
  await sql`
    insert into transactions (type, amount_minor, currency, base_amount_minor, rate, description, note, date, category_id,
        splits, tag_ids, reviewed, paid_by, source_id, recurrence_id, set_by)
      select r.type, r.amount_minor, r.currency, r.base_amount_minor, coalesce(r.rate, 1), r.description, r.note, r.date,
          case when r.splits is null then c.id end, r.splits,
          case when r.tag_names = '{}' then '{}' else array(
            select distinct t.id from tags t
              where lower(t.name) in (select lower(ltrim(n, '# ')) from unnest(r.tag_names) n) limit 20) end,
          coalesce(r.reviewed, false), r.paid_by, r.id, a.recurrence_id,
          case when r.splits is null and c.id is not null and r.category_set_by is not null
            then jsonb_build_object('category_id', case when r.category_set_by like 'rule %' then r.category_set_by
                                                        else 'import ' || r.import_id end)
            else '{}' end
            || case when r.tag_names = '{}' then '{}' else jsonb_build_object('tag_ids', 'import ' || r.import_id) end
        from import_rows r
          left join categories c on c.id = r.category_id and c.archived_at is null
          left join unnest(${expected.map(({ rowId }) => rowId)}::uuid[],
            ${expected.map(({ recurrenceId }) => recurrenceId)}::uuid[]) a (row_id, recurrence_id) on a.row_id = r.id
        where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until} and r.taken
          and r.verdict <> 'CHANGED'
        order by r.position
      on conflict (organization_id, source_id) do nothing`.execute(db)
}
