import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { render } from '../../../base/text.ts'
import { dayText } from '../../../language/date-texts.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'

/**
 * Pairs the remaining rows with equal rows of earlier imports whose transactions were deleted since, so that a deleted
 * transaction is not recorded again. Rows of reverted imports are new.
 */
export async function matchDeleted(db: WriteDb, importId: string): Promise<void> {
  const { rows: deleted } = await sql<{ id: string; earlierId: string; day: string; isOwn: boolean }>`
    with mine as (
      select r.*, row_number() over (partition by type, currency, amount_minor, date, description, note order by position) as place
        from import_rows r
        where import_id = ${importId}
          and not exists (select from compared_pairs p where p.import_id = r.import_id and p.row_id = r.id)),
    gone as (
      select e.*, i.batch_id,
          row_number() over (partition by e.type, e.currency, e.amount_minor, e.date, e.description, e.note order by e.id) as place
        from import_rows e join imports i on i.id = e.import_id and i.state = 'DONE'
        where e.import_id <> ${importId} and e.taken
          and (e.date, e.amount_minor) in (select date, amount_minor from mine)
          and not exists (select from transactions t where t.source_id = e.id))
    select m.id, g.id as earlier_id, d.at::date::text as day, d.user_id = current_app_user() as is_own
      from mine m join gone g using (type, currency, amount_minor, date, description, note, place)
        cross join lateral (
          select last.at, last.user_id
            from changes made join changes last on last.kind = 'transaction' and last.record_id = made.record_id
            where made.batch_id = g.batch_id and made.kind = 'transaction' and made.action = 'CREATED'
              and made.after ->> 'source_id' = g.id::text and last.action = 'DELETED'
            order by last.number desc limit 1) d`.execute(db)
  const reasons = deleted.map(({ day, isOwn }) =>
    render(isOwn ? msg`You deleted it on ${{ day: dayText(day) }}` : msg`Deleted on ${{ day: dayText(day) }}`),
  )
  if (deleted.length === 0) return
  await sql`
    insert into compared_pairs (import_id, row_id, match_id, verdict, reasons)
      select ${importId}::uuid, d.id, d.earlier_id, 'POSSIBLE', array[d.reason]
        from unnest(${deleted.map(({ id }) => id)}::uuid[], ${deleted.map(({ earlierId }) => earlierId)}::uuid[],
          ${reasons}::text[]) d (id, earlier_id, reason)`.execute(db)
}
