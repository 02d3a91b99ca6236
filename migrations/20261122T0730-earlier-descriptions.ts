import { type Kysely, sql } from 'kysely'

// Reads served: what transactions were called before that begins with some letters, while one types, however many there
// are: of each name one row of the index is looked at. The rate of another currency last time.
export async function up(db: Kysely<never>) {
  await sql`
    -- At most of_them different ones in the order of the alphabet, each as it was recorded last.
    create function earlier_descriptions(prefix text, of_type category_type, of_them integer)
      returns table (description text, date date, id uuid)
      language plpgsql stable security definer set search_path = public, pg_temp as $$
    declare last text := lower(prefix); beginning text := last; known record;
    begin
      for turn in 1 .. of_them loop
        select t.description, t.date, t.id, lower(t.description) as plain into known from transactions t
          where t.organization_id = current_organization() and lower(t.description) ~>=~ last
          order by lower(t.description) using ~<~, t.date desc limit 1;
        exit when known.plain is null or not starts_with(known.plain, beginning);
        -- Behind all of that name.
        last := known.plain || chr(1);
        select t.description, t.date, t.id into description, date, id from transactions t
          where t.organization_id = current_organization() and lower(t.description) = known.plain and t.type = of_type
          order by t.date desc limit 1;
        if found then return next; end if;
      end loop;
    end $$;
    -- The rate that a currency had last.
    create index transactions_rate on transactions (organization_id, currency, date desc, id desc)
      where amount_minor <> base_amount_minor;
    select run_at_gate('earlier_descriptions(text, category_type, integer)');
  `.execute(db)
}
