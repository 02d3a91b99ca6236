import { sql } from 'kysely'
import type { WriteDb } from '../core/fence.ts'
import type { Made } from './apply.ts'

/**
 * Joins a transaction: puts back what an import has made besides transactions. What is used by something else by now, or
 * was changed since, stays.
 */
export async function unmake(db: WriteDb, importId: string): Promise<void> {
  const { made } = await db.selectFrom('imports').select('made').where('id', '=', importId).executeTakeFirstOrThrow()
  const { tags = [], categories = [], recurrences = [] } = made as Partial<Made>
  await sql`
    delete from tags g where g.id = any(${tags}::uuid[])
      and not exists (select from transaction_tags x where x.tag_id = g.id)
      and not exists (select from recurrences r where r.tag_ids @> array[g.id])
      and not exists (select from rules u where u.actions -> 'tag_ids' ? g.id::text)`.execute(db)
  // Those below another one go first.
  for (const isChild of [true, false]) {
    await sql`
      delete from categories c where c.id = any(${categories}::uuid[]) and (c.parent_id is not null) = ${isChild}
        and not exists (select from categories b where b.parent_id = c.id)
        and not exists (select from transactions t where t.category_id = c.id)
        and not exists (select from transaction_splits s where s.category_id = c.id)
        and not exists (select from budgets b where b.category_id = c.id)
        and not exists (select from recurrences r where r.category_id = c.id)
        and not exists (select from staged_items s where s.category_id = c.id)
        and not exists (select from rules u where u.actions ->> 'category_id' = c.id::text)`.execute(db)
  }
  for (const { id, before, after } of recurrences) {
    await db
      .updateTable('recurrences')
      .set({ nextDate: before })
      .where('id', '=', id)
      .where('nextDate', 'is not distinct from', after)
      .execute()
  }
}
