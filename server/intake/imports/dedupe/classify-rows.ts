import { sql } from 'kysely'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { clearCompared, stageComparison } from './candidates.ts'
import { matchExact, matchSimilar } from './match-passes.ts'

/**
 * Joins a transaction: finds of each row of an import whether it is in the books, or may be, and takes what is new. What a
 * person has decided about the same finding stays. The bank's own id goes first; then account, day, amount and text, where
 * n equal rows are n transactions; then what is only alike. No transaction is two rows. What has no rate is for a person to
 * take.
 */
export async function classifyRows(db: WriteDb, importId: string): Promise<void> {
  if (await stageComparison(db, importId)) {
    await matchExact(db, importId)
    await matchSimilar(db, importId)
  }
  await sql`
    with found as (
      select r.id, coalesce(p.verdict, 'NEW') as verdict, p.match_id, coalesce(p.reasons, '{}') as reasons,
          case when r.decided_on = coalesce(p.verdict, 'NEW') then r.taken
               else p.verdict is null and r.rate is not null end as taken
        from import_rows r left join compared_pairs p on p.import_id = r.import_id and p.row_id = r.id
        where r.import_id = ${importId})
    update import_rows r set verdict = f.verdict, match_id = f.match_id, reasons = f.reasons, taken = f.taken,
        decided_on = case when r.decided_on = f.verdict then r.decided_on end
      from found f
      where f.id = r.id and (r.verdict, r.match_id, r.reasons, r.taken)
        is distinct from (f.verdict, f.match_id, f.reasons, f.taken)`.execute(db)
  await clearCompared(db)
}

/** Joins a transaction: takes from the rows of an import the ids of the bank that it gives to several; they tell nothing apart. */
export async function dropSharedIds(db: WriteDb, importId: string): Promise<void> {
  await sql`
    update import_rows r set bank_id = null
      from (select id, count(*) over (partition by account, bank_id) as uses from import_rows
              where import_id = ${importId} and bank_id is not null) given
      where given.id = r.id and given.uses > 1`.execute(db)
}

/**
 * Joins a transaction: leaves out what has come into the books since the rows were judged; what a person has taken
 * although it was there goes in.
 */
export async function excludeExisting(db: WriteDb, importId: string): Promise<void> {
  if (!(await stageComparison(db, importId))) return
  await matchExact(db, importId)
  await sql`
    update import_rows r set verdict = 'THERE', match_id = p.match_id, taken = false, decided_on = null,
        reasons = p.reasons || array['It came into the books after this file was read']
      from compared_pairs p
      where p.import_id = ${importId} and p.row_id = r.id and p.verdict = 'THERE' and r.taken and r.verdict = 'NEW'`.execute(
    db,
  )
  await clearCompared(db)
}
