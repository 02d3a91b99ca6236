import { type Kysely, sql } from 'kysely'

// What a rule about amounts alone holds for, without a look at the words of each transaction.
export async function up(db: Kysely<never>) {
  await sql`
    create or replace function rule_matches(conditions jsonb) returns table (id uuid)
      language plpgsql stable security definer set search_path = public, pg_temp as $$
    declare
      words text := plain(coalesce(conditions ->> 'text', ''));
      least bigint := coalesce((conditions ->> 'min_minor')::bigint, 0);
      most bigint := coalesce((conditions ->> 'max_minor')::bigint, 9223372036854775807);
    begin
      if words = '' then
        return query select t.id from transactions t
          where t.organization_id = current_organization() and t.base_amount_minor between least and most
            and (conditions ->> 'type' is null or t.type = (conditions ->> 'type')::category_type);
      elsif length(words) >= 3 then
        return query select t.id from transactions t
          where t.organization_id = current_organization()
            and plain(t.description || ' ' || t.note) like '%' || regexp_replace(words, '([\\\\%_])', '\\\\\\1', 'g') || '%'
            and rule_holds(conditions, t.type, t.base_amount_minor, plain(t.description));
      else
        return query select t.id from transactions t
          where t.organization_id = current_organization() and t.base_amount_minor between least and most
            and rule_holds(conditions, t.type, t.base_amount_minor, plain(t.description));
      end if;
    end $$;
  `.execute(db)
}
