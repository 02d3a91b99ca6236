import { sql } from 'kysely'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

export async function countRows(db: WriteDb, id: string): Promise<void> {
  await sql`
    update imports i set row_count = c.rows, new_count = c.new, there_count = c.there, possible_count = c.possible,
        taken_count = c.taken, changed_count = c.changed, updated_count = c.updated,
        undirected_count = c.undirected, first_day = c.first_day, last_day = c.last_day, sums = coalesce(s.sums, '[]')
      from (select count(*) as rows, count(*) filter (where verdict = 'NEW') as new,
                count(*) filter (where verdict = 'THERE') as there,
                count(*) filter (where verdict = 'POSSIBLE') as possible, count(*) filter (where taken) as taken,
                count(*) filter (where verdict = 'CHANGED') as changed,
                count(*) filter (where verdict = 'CHANGED' and taken) as updated,
                count(*) filter (where doubt is not null) as undirected,
                min(date) as first_day, max(date) as last_day
              from import_rows where import_id = ${id}) c,
           (select jsonb_agg(jsonb_build_object('currency', currency, 'rows', rows, 'in_minor', money_in,
                               'out_minor', money_out, 'base_in_minor', base_in, 'base_out_minor', base_out)
                             order by currency) as sums
              from (select currency, count(*) as rows,
                        coalesce(sum(amount_minor) filter (where type = 'INCOME' and doubt is null), 0) as money_in,
                        coalesce(sum(amount_minor) filter (where type = 'EXPENSE' and doubt is null), 0) as money_out,
                        coalesce(sum(base_amount_minor) filter (where type = 'INCOME' and doubt is null), 0) as base_in,
                        coalesce(sum(base_amount_minor) filter (where type = 'EXPENSE' and doubt is null), 0) as base_out
                      from import_rows where import_id = ${id} group by currency) each) s
      where i.id = ${id}`.execute(db)
}
