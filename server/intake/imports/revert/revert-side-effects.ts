import { sql } from 'kysely'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import type { Made } from '../apply.ts'

/**
 * Reverts what an import created besides transactions. Records that were changed since or that other records use are
 * kept.
 */
export async function revertSideEffects(db: WriteDb, importId: string): Promise<void> {
  const { made } = await db.selectFrom('imports').select('made').where('id', '=', importId).executeTakeFirstOrThrow()
  const { tags = [], categories = [], recurrences = [] } = made as Partial<Made>
  await sql`
    delete from tags g where g.id = any(${tags}::uuid[])
      and not exists (select from transaction_tags x where x.tag_id = g.id)
      and not exists (select from recurrences r where r.tag_ids @> array[g.id])
      and not exists (select from rules u where u.actions -> 'tag_ids' ? g.id::text)`.execute(db)
  const gone: string[] = []
  for (const isChild of [true, false]) {
    const { rows } = await sql<{ id: string }>`
      delete from categories c where c.id = any(${categories}::uuid[]) and (c.parent_id is not null) = ${isChild}
        and not exists (select from categories b where b.parent_id = c.id)
        and not exists (select from transactions t where t.category_id = c.id)
        and not exists (select from transaction_splits s where s.category_id = c.id)
        and not exists (select from budgets b where b.category_id = c.id)
        and not exists (select from recurrences r where r.category_id = c.id)
        and not exists (select from staged_items s where s.category_id = c.id)
        and not exists (select from rules u where u.actions ->> 'category_id' = c.id::text)
        returning c.id`.execute(db)
    gone.push(...rows.map(({ id }) => id))
  }
  await deleteCategories(db, importId, gone)
  for (const { id, before, after } of recurrences) {
    await db
      .updateTable('recurrences')
      .set({ nextDate: before })
      .where('id', '=', id)
      .where('nextDate', 'is not distinct from', after)
      .execute()
  }
}

async function deleteCategories(db: WriteDb, importId: string, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  await sql`
    update import_rows set category_id = null, category_set_by = null
      where import_id = ${importId} and category_id = any(${gone}::uuid[])`.execute(db)
  await sql`
    update import_rows set splits = (
        select jsonb_agg(case when part ->> 'category_id' = any(${gone}::text[]) then part || '{"category_id": null}'
                              else part end order by place)
          from jsonb_array_elements(splits) with ordinality p (part, place))
      where import_id = ${importId} and splits is not null`.execute(db)
}
