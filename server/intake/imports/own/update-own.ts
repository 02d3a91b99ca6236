import { sql } from 'kysely'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'

/**
 * Changes the transactions of the selected rows of our own export. A field of the file counts as set by a person, so one
 * that it clears has an entry, and rules do not fill it again. The amount in the account's currency follows where it can.
 */
export async function updateOwn(db: WriteDb, importId: string, after: number, until: number): Promise<void> {
  await sql`
    with rows as materialized (
      select r.*, array(select c ->> 'field' from jsonb_array_elements(r.changes) c) as fields,
          case when r.splits is null then c.id end as final_category
        from import_rows r left join categories c on c.id = r.category_id
        where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until} and r.taken
          and r.verdict = 'CHANGED' and r.changes is not null),
    locked as materialized (
      select t.id from transactions t where t.id in (select match_id from rows) order by t.id for no key update)
    update transactions t set version = t.version + 1, type = r.type, amount_minor = r.amount_minor, currency = r.currency,
        base_amount_minor = r.base_amount_minor, rate = case when r.fields && '{RATE,AMOUNT,BASE_AMOUNT}' then r.rate else t.rate end,
        account_amount_minor = case (select a.currency from money_accounts a where a.id = t.account_id)
          when r.currency then r.amount_minor
          when (select o.currency from organizations o where o.id = current_organization())
            then case when r.fields && '{RATE,AMOUNT,BASE_AMOUNT}' then r.base_amount_minor else t.account_amount_minor end
          else t.account_amount_minor end,
        date = r.date, reviewed = r.reviewed, paid_by = r.paid_by,
        description = case when 'DESCRIPTION' = any (r.fields) then r.description else t.description end,
        note = case when 'NOTE' = any (r.fields) then r.note else t.note end,
        category_id = r.final_category,
        splits = (select jsonb_agg(p.part - 'category_name' order by p.place)
                    from jsonb_array_elements(r.splits) with ordinality p (part, place)),
        tag_ids = case when 'TAGS' <> all (r.fields) then t.tag_ids else array(
          select distinct g.id from tags g where lower(g.name) in (select lower(n) from unnest(r.tag_names) n)) end,
        set_by = t.set_by
          - case when r.fields && '{CATEGORY,SPLITS}' then 'category_id' else '' end
          - case when 'TAGS' = any (r.fields) then 'tag_ids' else '' end
          - case when 'REVIEWED' = any (r.fields) then 'reviewed' else '' end
          || case when r.fields && '{CATEGORY,SPLITS}' and r.final_category is null and r.splits is null
               then '{"category_id": "person"}'::jsonb else '{}' end
          || case when 'TAGS' = any (r.fields) and r.tag_names = '{}' then '{"tag_ids": "person"}'::jsonb else '{}' end
          || case when 'REVIEWED' = any (r.fields) and not r.reviewed then '{"reviewed": "person"}'::jsonb else '{}' end
      from rows r join locked l on l.id = r.match_id where t.id = r.match_id`.execute(db)
}
