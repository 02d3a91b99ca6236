import { sql } from 'kysely'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Locks the references to a category and then the given categories, in the order that all writers use. New references
 * wait for the lock.
 */
export async function lockCategoryReferences(db: WriteDb, id: string, categoryIds: readonly string[]): Promise<void> {
  await sql`select from staged_items where category_id = ${id} order by id for no key update`.execute(db)
  await sql`
    select from transactions where category_id = ${id}
        or id in (select transaction_id from transaction_splits where category_id = ${id})
      order by id for no key update`.execute(db)
  await sql`select from categories where id = any (${categoryIds}::uuid[]) order by id for update`.execute(db)
}

/**
 * Replaces a category in all transactions, splits, recurrences, rules and staged items, or clears it if `to` is null.
 * Keeps the author of each assignment.
 */
export async function reassignCategory(db: WriteDb, from: string, to: string | null): Promise<void> {
  // With `app.merges`, the database does not count the change as a user's correction.
  await sql`select set_config('app.merges', 'on', true)`.execute(db)
  await sql`
    update transactions set category_id = ${to}, version = version + 1,
        set_by = case when ${to}::uuid is null then set_by - 'category_id' else set_by end
      where category_id = ${from}`.execute(db)
  await (to === null ? clearSplits(db, from) : moveSplits(db, from, to))
  await sql`select set_config('app.merges', '', true)`.execute(db)
  await sql`update recurrences set category_id = ${to}, version = version + 1 where category_id = ${from}`.execute(db)
  await sql`update recurrence_suggestions set category_id = ${to} where category_id = ${from}`.execute(db)
  await sql`update staged_items set category_id = ${to}, version = version + 1 where category_id = ${from}`.execute(db)
  if (to === null) {
    await sql`
      delete from rules where actions ->> 'category_id' = ${from}
        and (actions - 'category_id' - 'tag_ids' = '{}' and coalesce(actions -> 'tag_ids', '[]') = '[]')`.execute(db)
  }
  await sql`
    update rules set version = version + 1, actions = case when ${to}::text is null then actions - 'category_id'
        else actions || jsonb_build_object('category_id', ${to}::text) end
      where actions ->> 'category_id' = ${from}`.execute(db)
  if (to !== null)
    await sql`update category_corrections set category_id = ${to} where category_id = ${from}`.execute(db)
}

/** Moves the budgets with what they carry: the other category carries over from the earlier of the two months on. */
export async function moveBudgets(db: WriteDb, from: string, to: string): Promise<void> {
  await sql`
    with gone as (
      delete from budgets b using budgets kept
        where b.category_id = ${from} and kept.category_id = ${to} and kept.month = b.month
        returning b.month, b.amount_minor)
    update budgets kept set amount_minor = kept.amount_minor + gone.amount_minor
      from gone where kept.category_id = ${to} and kept.month = gone.month`.execute(db)
  await sql`update budgets set category_id = ${to} where category_id = ${from}`.execute(db)
  await sql`
    update categories kept set rollover_from = least(kept.rollover_from, gone.rollover_from),
        rollover = case when kept.rollover = 'NONE' then gone.rollover else kept.rollover end
      from categories gone where kept.id = ${to} and gone.id = ${from} and gone.rollover <> 'NONE'`.execute(db)
}

async function moveSplits(db: WriteDb, from: string, to: string): Promise<void> {
  await sql`
    with parts as materialized (
      select t.id, p.part, p.place, p.part ->> 'category_id' in (${from}, ${to}) as is_meant
        from transactions t cross join lateral jsonb_array_elements(t.splits) with ordinality p (part, place)
        where t.id in (select transaction_id from transaction_splits where category_id = ${from})
    ), joined as (
      select id, min(place) as place, case when bool_and(is_meant is true)
          then (array_agg(part order by place))[1] || jsonb_build_object('category_id', ${to}::text,
            'amount_minor', sum((part ->> 'amount_minor')::bigint),
            'base_amount_minor', sum((part ->> 'base_amount_minor')::bigint),
            'note', left(coalesce(string_agg(nullif(part ->> 'note', ''), '; ' order by place), ''), 500))
          else (array_agg(part))[1] end as part
        from parts group by id, case when is_meant then 0 else place end
    ), whole as (
      select id, jsonb_agg(part order by place) as parts from joined group by id
    )
    update transactions t set version = version + 1,
        splits = case when jsonb_array_length(w.parts) > 1 then w.parts end,
        category_id = case when jsonb_array_length(w.parts) = 1 then ${to}::uuid end,
        note = case when jsonb_array_length(w.parts) > 1 then t.note
                    else left(concat_ws('; ', nullif(t.note, ''), nullif(w.parts -> 0 ->> 'note', '')), 2000) end
      from whole w where w.id = t.id`.execute(db)
}

async function clearSplits(db: WriteDb, from: string): Promise<void> {
  await sql`
    update transactions t set version = version + 1, splits = (
        select jsonb_agg(case when p.part ->> 'category_id' = ${from} then p.part || '{"category_id": null}' else p.part end
                         order by p.place)
          from jsonb_array_elements(t.splits) with ordinality p (part, place))
      where t.id in (select transaction_id from transaction_splits where category_id = ${from})`.execute(db)
}
