import { type Kysely, sql } from 'kysely'

// A receipt comes back also when the earlier one that it is like is gone.
export async function up(db: Kysely<never>) {
  await sql`
    -- As before, and a receipt is put back as like no other where that other one is not there and does not come along.
    create or replace function put_back(of_kind text, how text, ids uuid[], patches jsonb[]) returns void
      language plpgsql as $$
    declare place regclass; columns text; versioned text := '';
    begin
      select quote_ident(table_name)::regclass into place from undoable_kinds k where k.kind = of_kind;
      if how = 'DELETE' then
        execute format('delete from %s where id = any ($1)', place) using ids;
        return;
      end if;
      if how = 'INSERT' and of_kind = 'receipt' then
        patches := array(
          select case when exists (select from receipts r where r.id = (p ->> 'duplicate_of')::uuid)
                        or (p ->> 'duplicate_of')::uuid = any (ids) then p
                      else p || '{"duplicate_of": null}' end
            from unnest(patches) p);
      end if;
      select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
        where attrelid = place and attnum > 0 and not attisdropped
          and (attname = 'version' or exists (select from unnest(patches) p where p ? attname));
      if how = 'INSERT' then
        execute format('insert into %1$s (%2$s) select %2$s from unnest($1) p, jsonb_populate_record(null::%1$s, p)',
                       place, columns) using patches;
      else
        if exists (select from pg_attribute where attrelid = place and attname = 'version') then
          versioned := ' || jsonb_build_object(''version'', t.version + 1)';
        end if;
        execute format('update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(t, s.patch%3$s))
                        from unnest($1, $2) s (id, patch) where t.id = s.id', place, columns, versioned)
          using ids, patches;
      end if;
    end $$;
  `.execute(db)
}
