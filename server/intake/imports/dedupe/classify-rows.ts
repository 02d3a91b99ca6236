import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../../base/text.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { matchOwn } from '../own/match-own.ts'
import { clearCompared, stageComparison } from './candidates.ts'
import { matchDeleted } from './match-deleted.ts'
import { dropPaired, matchExact, matchSimilar } from './match-passes.ts'

/**
 * Sets the verdict of each row: new, existing or possible duplicate. New rows are selected, and earlier decisions of
 * users on the same verdict are kept. Bank ids are compared first, then account, date, amount and text, and then
 * similar texts. Rows of our own exports are compared by their ids before. Equal rows match as many transactions, and no transaction matches two rows. Rows without an exchange
 * rate or a direction are not selected.
 */
export async function classifyRows(db: WriteDb, importId: string): Promise<void> {
  await matchOwn(db, importId)
  if (await stageComparison(db, importId)) {
    await dropPaired(db)
    await matchExact(db, importId)
    await matchSimilar(db, importId)
  }
  await matchDeleted(db, importId)
  await sql`
    with found as (
      select r.id, coalesce(p.verdict, 'NEW') as verdict, (select t.id from transactions t where t.id = p.match_id) as match_id,
          coalesce(p.reasons, '{}') as reasons,
          case when r.decided_on = coalesce(p.verdict, 'NEW') then r.taken
               else coalesce(p.verdict = 'CHANGED' and p.reasons = '{}', p.verdict is null)
                 and r.rate is not null and r.doubt is null and r.written_amount is null end as taken
        from import_rows r left join compared_pairs p on p.import_id = r.import_id and p.row_id = r.id
        where r.import_id = ${importId})
    update import_rows r set verdict = f.verdict, match_id = f.match_id, reasons = f.reasons, taken = f.taken,
        decided_on = case when r.decided_on = f.verdict then r.decided_on end
      from found f
      where f.id = r.id and (r.verdict, r.match_id, r.reasons, r.taken)
        is distinct from (f.verdict, f.match_id, f.reasons, f.taken)`.execute(db)
  await clearCompared(db)
}

export async function dropSharedIds(db: WriteDb, importId: string): Promise<void> {
  await sql`
    update import_rows r set bank_id = null
      from (select id, count(*) over (partition by account, bank_id) as uses from import_rows
              where import_id = ${importId} and bank_id is not null) given
      where given.id = r.id and given.uses > 1`.execute(db)
}

/**
 * Leaves out rows that were recorded after the import was read, and rows whose transactions were changed since. Existing
 * rows that a user selected are still included.
 */
export async function excludeExisting(db: WriteDb, importId: string): Promise<void> {
  await sql`
    update import_rows r set taken = false, decided_on = null,
        reasons = r.reasons || array[${render(msg`Changed after this file was read`)}::text]
      where r.import_id = ${importId} and r.verdict = 'CHANGED' and r.taken
        and not exists (select from transactions t where t.id = r.match_id and t.version = r.match_version)`.execute(db)
  if (!(await stageComparison(db, importId))) return
  await sql`
    insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
      select import_id, id, match_id, 'CHANGED', '{}' from import_rows
        where import_id = ${importId} and match_version is not null and match_id is not null`.execute(db)
  await dropPaired(db)
  await matchExact(db, importId)
  await sql`
    update import_rows r set verdict = 'THERE', match_id = p.match_id, taken = false, decided_on = null,
        reasons = p.reasons || array[${render(msg`Added after this file was read`)}::text]
      from compared_pairs p
      where p.import_id = ${importId} and p.row_id = r.id and p.verdict = 'THERE' and r.taken and r.verdict = 'NEW'`.execute(
    db,
  )
  await clearCompared(db)
}
