import { type Kysely, sql } from 'kysely'

// Rules: what they hold for, also in large books, and what people do again and again that could be one.
// Reads served: the transactions that a rule's words are in; corrections that were made twice.
export async function up(db: Kysely<never>) {
  await sql`
    -- Whether all that a rule asks holds. The description is given as it is searched.
    create function rule_holds(conditions jsonb, of_type category_type, minor bigint, words text) returns boolean
      language sql immutable parallel safe
      return coalesce(conditions ->> 'type' = of_type::text, true)
        and coalesce(minor >= (conditions ->> 'min_minor')::bigint, true)
        and coalesce(minor <= (conditions ->> 'max_minor')::bigint, true)
        and case coalesce(conditions ->> 'text', '') when '' then true else
          case conditions ->> 'match'
            when 'IS' then trim(words) = plain(conditions ->> 'text')
            when 'STARTS_WITH' then starts_with(trim(words), plain(conditions ->> 'text'))
            else strpos(words, plain(conditions ->> 'text')) > 0 end end;

    -- The transactions for which a rule holds, found by the index where its words are long enough for one.
    create function rule_matches(conditions jsonb) returns table (id uuid)
      language plpgsql stable security definer set search_path = public, pg_temp as $$
    declare words text := plain(coalesce(conditions ->> 'text', ''));
    begin
      if length(words) >= 3 then
        return query select t.id from transactions t
          where t.organization_id = current_organization()
            and plain(t.description || ' ' || t.note) like '%' || regexp_replace(words, '([\\\\%_])', '\\\\\\1', 'g') || '%'
            and rule_holds(conditions, t.type, t.base_amount_minor, plain(t.description));
      else
        return query select t.id from transactions t
          where t.organization_id = current_organization()
            and rule_holds(conditions, t.type, t.base_amount_minor, plain(t.description));
      end if;
    end $$;
    select run_at_gate('rule_matches(jsonb)');

    -- What a person has put into another category again and again, by description.
    create table category_corrections (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      type            category_type not null,
      -- The description as it is searched, and as it was written last.
      name            text not null check (name <> ''),
      description     text not null,
      category_id     uuid not null,
      times           integer not null default 1,
      -- The one that was corrected last: to and fro is not twice.
      transaction_id  uuid not null,
      corrected_at    timestamptz not null default now(),
      declined_at     timestamptz,
      primary key (organization_id, id),
      unique (organization_id, type, name),
      foreign key (organization_id, category_id, type) references categories (organization_id, id, type) on delete cascade
    );
    create index on category_corrections (organization_id, corrected_at desc) where times > 1 and declined_at is null;
    select confine_to_organization('category_corrections');

    -- A person has changed a category, by hand: neither a machine nor an undo. Another category begins anew.
    create function note_correction() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if current_setting('app.via', true) in ('web', 'graphql', 'rest')
         and coalesce(current_setting('app.undoes', true), '') = '' and not new.set_by ? 'category_id' then
        insert into category_corrections as known
            (organization_id, type, name, description, category_id, transaction_id)
          values (new.organization_id, new.type, plain(trim(new.description)), trim(new.description),
                  new.category_id, new.id)
          on conflict (organization_id, type, name) do update set
            description = excluded.description, transaction_id = excluded.transaction_id, corrected_at = now(),
            category_id = excluded.category_id,
            times = case when known.category_id <> excluded.category_id then 1
                         when known.transaction_id <> excluded.transaction_id then known.times + 1
                         else known.times end,
            declined_at = case when known.category_id = excluded.category_id then known.declined_at end;
      end if;
      return null;
    end $$;
    grant select, insert, update on category_corrections to purser_gate;
    create policy gate on category_corrections to purser_gate using (true);
    select run_at_gate('note_correction()');
    create trigger note_correction after update on transactions for each row
      when (new.category_id is not null and old.category_id is distinct from new.category_id
            and old.type = new.type and trim(new.description) <> '')
      execute function note_correction();
  `.execute(db)
}
