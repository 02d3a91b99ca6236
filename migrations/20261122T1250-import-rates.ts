import { type Kysely, sql } from 'kysely'

// What one unit of another currency is in the organization's, for all rows of an import.
// Reads served: none of its own; it comes with its import.
export async function up(db: Kysely<never>) {
  await sql`
    -- {currency: {said, last: {rate, day}}}: as a person said for this import, and as it was in the books the last time.
    alter table imports add column rates jsonb not null default '{}';

    -- Null where none is known: then the amount counts as it stands.
    alter table import_rows alter column rate drop default, alter column rate drop not null;

    do $$
    declare
      one record;
      known jsonb;
    begin
      set local role purser_gate;
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'currency', currency)), '[]') into known from organizations;
      reset role;
      for one in select * from jsonb_to_recordset(known) as o (id uuid, currency text) loop
        -- Policies hold for an owner that is no superuser, and for no other.
        perform set_config('app.organization_id', one.id::text, true);
        update import_rows r set rate = nullif(r.rate, 1), doubt = null
          where r.organization_id = one.id and r.currency <> one.currency;
        -- Of what could not be read, there are no rows.
        update imports i set sums = (
            select coalesce(jsonb_agg('{"rows": 0, "base_in_minor": 0, "base_out_minor": 0}'::jsonb || s.sum order by s.place), '[]')
              from jsonb_array_elements(i.sums) with ordinality s (sum, place))
          where i.organization_id = one.id;
        update imports i set rates = c.rates, sums = c.sums
          from (
            select import_id, coalesce(jsonb_object_agg(currency, jsonb_build_object('said', null, 'last',
                  case when rate is not null then jsonb_build_object('rate', trim_scale(rate)::text, 'day', null) end))
                filter (where currency <> one.currency), '{}') as rates,
                jsonb_agg(jsonb_build_object('currency', currency, 'rows', rows, 'in_minor', money_in,
                  'out_minor', money_out, 'base_in_minor', base_in, 'base_out_minor', base_out) order by currency) as sums
              from (
                select import_id, currency, max(rate) as rate, count(*) as rows,
                    coalesce(sum(amount_minor) filter (where type = 'INCOME'), 0) as money_in,
                    coalesce(sum(amount_minor) filter (where type = 'EXPENSE'), 0) as money_out,
                    coalesce(sum(base_amount_minor) filter (where type = 'INCOME'), 0) as base_in,
                    coalesce(sum(base_amount_minor) filter (where type = 'EXPENSE'), 0) as base_out
                  from import_rows where organization_id = one.id group by import_id, currency) each
              group by import_id) c
          where i.organization_id = one.id and i.id = c.import_id;
      end loop;
      perform set_config('app.organization_id', '', true);
    end $$;
  `.execute(db)
}
