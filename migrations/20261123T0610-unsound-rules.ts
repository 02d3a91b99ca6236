import { type Kysely, sql } from 'kysely'

// A rule whose stored amounts are not numbers used to fail every statement that tried it. Such a rule now never holds.
export async function up(db: Kysely<never>) {
  await sql`
    -- The text of an amount that can be cast; null for any other. The planner may cast before a condition is checked, so
    -- a CASE would not protect the cast.
    create function minor_text(conditions jsonb, field text) returns text language sql immutable parallel safe
      return substring(conditions ->> field from '^[0-9]{1,15}$');

    create or replace function rule_holds(conditions jsonb, of_type category_type, minor bigint, words text) returns boolean
      language sql immutable parallel safe
      return (conditions ->> 'min_minor' is null or minor_text(conditions, 'min_minor') is not null)
        and (conditions ->> 'max_minor' is null or minor_text(conditions, 'max_minor') is not null)
        and coalesce(conditions ->> 'type' = of_type::text, true)
        and coalesce(minor >= minor_text(conditions, 'min_minor')::bigint, true)
        and coalesce(minor <= minor_text(conditions, 'max_minor')::bigint, true)
        and case coalesce(conditions ->> 'text', '') when '' then true else
          case conditions ->> 'match'
            when 'IS' then trim(words) = plain(conditions ->> 'text')
            when 'STARTS_WITH' then starts_with(trim(words), plain(conditions ->> 'text'))
            else strpos(words, plain(conditions ->> 'text')) > 0 end end;
  `.execute(db)
}
