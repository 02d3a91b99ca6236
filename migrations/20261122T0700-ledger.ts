import { type Kysely, sql } from 'kysely'

// What a ledger of years needs: splits, tags, who paid, what was looked over, recurring transactions, rules, carried
// budgets, saved views. And search without accents.
// Reads served: the transactions of a tag, and of a category also where it is one of several; what recurs next; the
// rules in their order; the views of a page.
export async function up(db: Kysely<never>) {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists btree_gin;
    -- A text as it is searched: small letters without accents. The dictionary is named, so it is always the same.
    create function plain(words text) returns text language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, words));

    create table tags (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      name            text not null check (name <> '' and length(name) <= 60),
      color           smallint not null default 8 check (color between 1 and 8),
      created_at      timestamptz not null default now(),
      primary key (organization_id, id)
    );
    create unique index tags_name on tags (organization_id, lower(name));
    select confine_to_organization('tags');
    select record_changes_of('tags', 'tag');

    create type recurrence_frequency as enum ('WEEKLY', 'MONTHLY', 'YEARLY');
    create table recurrences (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      type            category_type not null,
      amount_minor    bigint not null check (amount_minor > 0),
      currency        char(3) not null,
      description     text not null check (description <> '' and length(description) <= 500),
      note            text not null default '' check (length(note) <= 2000),
      category_id     uuid,
      tag_ids         uuid[] not null default '{}',
      paid_by         uuid,
      frequency       recurrence_frequency not null,
      -- Every so many weeks, months or years.
      every           smallint not null default 1 check (every between 1 and 12),
      -- The first day: it says on which day of the week, the month or the year it comes.
      start_date      date not null,
      end_date        date check (end_date >= start_date),
      -- The next day that is neither recorded nor skipped; null after the last one.
      next_date       date,
      -- Whether it is recorded by itself on its day, or only listed.
      posts           boolean not null default false,
      paused_at       timestamptz,
      version         integer not null default 1,
      created_by      uuid not null default current_app_user() references users,
      created_at      timestamptz not null default now(),
      primary key (organization_id, id),
      foreign key (organization_id, category_id, type) references categories (organization_id, id, type),
      foreign key (organization_id, paid_by) references memberships (organization_id, user_id)
    );
    create index on recurrences (organization_id, next_date) where next_date is not null;
    create index on recurrences (organization_id, category_id);
    select confine_to_organization('recurrences');
    select record_changes_of('recurrences', 'recurrence');

    alter table transactions
      -- Its parts, where it has several: [{category_id, amount_minor, base_amount_minor, note}], in order. They sum to it.
      add column splits jsonb check (splits is null or jsonb_typeof(splits) = 'array'
                                     and jsonb_array_length(splits) between 2 and 50),
      add column tag_ids uuid[] not null default '{}' check (cardinality(tag_ids) <= 20),
      add column paid_by uuid,
      -- Whether a person has looked it over: what one types is, what comes by itself is not yet.
      add column reviewed boolean not null default true,
      -- Who set a field, where it was not a person: {"category_id": "rule <id>"}. A person's own is never overwritten.
      add column set_by jsonb not null default '{}',
      add column recurrence_id uuid,
      add check (splits is null or category_id is null),
      add foreign key (organization_id, paid_by) references memberships (organization_id, user_id),
      add foreign key (organization_id, recurrence_id) references recurrences (organization_id, id)
        on delete set null (recurrence_id);
    create index on transactions (organization_id, recurrence_id, date) where recurrence_id is not null;
    create index on transactions (organization_id, date desc, id desc) where not reviewed;
    create index on transactions (organization_id, paid_by, date desc, id desc) where paid_by is not null;
    create index transactions_search on transactions
      using gin (organization_id, plain(description || ' ' || note) gin_trgm_ops);

    -- The parts and the tags of transactions as rows of their own, to be found and held to what exists. They follow from
    -- the transaction, so nobody else writes them.
    create table transaction_splits (
      organization_id   uuid not null references organizations on delete cascade,
      transaction_id    uuid not null,
      position          smallint not null,
      type              category_type not null,
      date              date not null,
      category_id       uuid,
      amount_minor      bigint not null check (amount_minor > 0),
      base_amount_minor bigint not null check (base_amount_minor > 0),
      note              text not null default '' check (length(note) <= 500),
      primary key (organization_id, transaction_id, position),
      foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade,
      foreign key (organization_id, category_id, type) references categories (organization_id, id, type)
    );
    create index on transaction_splits (organization_id, category_id, date desc);
    create table transaction_tags (
      organization_id uuid not null references organizations on delete cascade,
      transaction_id  uuid not null,
      tag_id          uuid not null,
      date            date not null,
      primary key (organization_id, transaction_id, tag_id),
      foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade,
      foreign key (organization_id, tag_id) references tags (organization_id, id)
    );
    create index on transaction_tags (organization_id, tag_id, date desc);
    select confine_to_organization('transaction_splits'), confine_to_organization('transaction_tags');
    revoke insert, update, delete on transaction_splits, transaction_tags from purser_app;
    grant select, insert, delete on transaction_splits, transaction_tags to purser_gate;

    create function split_transaction() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then
        delete from transaction_splits where organization_id = new.organization_id and transaction_id = new.id;
      end if;
      if new.splits is null then return null; end if;
      insert into transaction_splits
        select new.organization_id, new.id, s.position, new.type, new.date, (s.part ->> 'category_id')::uuid,
            (s.part ->> 'amount_minor')::bigint, (s.part ->> 'base_amount_minor')::bigint, coalesce(s.part ->> 'note', '')
          from jsonb_array_elements(new.splits) with ordinality s (part, position);
      if (select sum(amount_minor) <> new.amount_minor or sum(base_amount_minor) <> new.base_amount_minor
            from transaction_splits where organization_id = new.organization_id and transaction_id = new.id) then
        raise check_violation using message = 'the parts of a transaction sum to it', constraint = 'splits_sum';
      end if;
      return null;
    end $$;
    select run_at_gate('split_transaction()');
    create trigger split_new after insert on transactions for each row when (new.splits is not null)
      execute function split_transaction();
    create trigger split_again after update on transactions for each row
      when ((old.splits is not null or new.splits is not null)
            and (old.splits, old.amount_minor, old.base_amount_minor, old.type, old.date)
                is distinct from (new.splits, new.amount_minor, new.base_amount_minor, new.type, new.date))
      execute function split_transaction();

    create function tag_transaction() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then
        delete from transaction_tags where organization_id = new.organization_id and transaction_id = new.id;
      end if;
      insert into transaction_tags
        select distinct new.organization_id, new.id, t.tag_id, new.date from unnest(new.tag_ids) t (tag_id);
      return null;
    end $$;
    select run_at_gate('tag_transaction()');
    create trigger tag_new after insert on transactions for each row when (new.tag_ids <> '{}')
      execute function tag_transaction();
    create trigger tag_again after update on transactions for each row
      when ((old.tag_ids <> '{}' or new.tag_ids <> '{}')
            and (old.tag_ids, old.date) is distinct from (new.tag_ids, new.date))
      execute function tag_transaction();

    create table rules (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      position        integer not null default 0,
      -- All of it must hold: {text, min_minor, max_minor, type}.
      conditions      jsonb not null,
      -- What is done then: {category_id, tag_ids, reviewed}.
      actions         jsonb not null,
      enabled         boolean not null default true,
      version         integer not null default 1,
      created_by      uuid not null default current_app_user() references users,
      created_at      timestamptz not null default now(),
      primary key (organization_id, id)
    );
    create index on rules (organization_id, position);
    select confine_to_organization('rules');
    select record_changes_of('rules', 'rule');

    alter table categories
      -- What is left of its budget at a month's end: stays there, is carried on, or is carried on also where it is too little.
      add column rollover text not null default 'NONE' check (rollover in ('NONE', 'SURPLUS', 'ALL')),
      -- The first month that carries on what is left of it.
      add column rollover_from date check (extract(day from rollover_from) = 1);

    create table budget_alerts (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      category_id     uuid not null,
      month           date not null,
      -- Percent of the plan that was reached: 80 or 100.
      level           smallint not null check (level in (80, 100)),
      at              timestamptz not null default now(),
      primary key (organization_id, id),
      unique (organization_id, category_id, month, level),
      foreign key (organization_id, category_id) references categories (organization_id, id) on delete cascade
    );
    select confine_to_organization('budget_alerts');

    create table saved_views (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      name            text not null check (name <> '' and length(name) <= 60),
      page            text not null check (page in ('TRANSACTIONS', 'REPORTS')),
      -- What stands behind the page's path: its filters.
      address         text not null check (length(address) <= 2000),
      is_shared       boolean not null default false,
      created_at      timestamptz not null default now(),
      primary key (organization_id, id)
    );
    create index on saved_views (organization_id, page);
    select confine_to_organization('saved_views');
    create policy own_or_shared on saved_views as restrictive
      using (is_shared or user_id = (select current_app_user()));
    select record_changes_of('saved_views', 'view', 'private');

    -- What others stand on comes back before them.
    update undoable_kinds set place = place - 10 where place < 4;
    insert into undoable_kinds (kind, table_name, place, follows) values
      ('tag', 'tags', -10, '{}'), ('rule', 'rules', -6, '{position}'), ('recurrence', 'recurrences', -5, '{next_date}');
    update undoable_kinds set follows = '{set_by}' where kind = 'transaction';

    -- As before, and of the kinds that are new.
    create or replace function told(of_kind text, record jsonb) returns jsonb language sql immutable parallel safe as $$
      select case of_kind
        when 'transaction' then record - '{organization_id,source_id,version,created_by,created_at,set_by}'::text[]
        when 'category' then record - '{organization_id,key,position,created_at}'::text[]
        when 'tag' then record - '{organization_id,created_at}'::text[]
        when 'rule' then record - '{organization_id,position,version,created_by,created_at}'::text[]
        when 'recurrence' then record - '{organization_id,version,created_by,created_at}'::text[]
        when 'budget' then record - '{organization_id,created_at}'::text[]
        when 'document' then record - '{organization_id,content_type,size,sha256,storage_path,page_count,credits,created_by,created_at,version,part_of,part,stage_since,transcript,attempt}'::text[]
          - case when record ->> 'kind' in ('TEXT', 'VOICE') then '{title,file_name}'::text[] else '{}' end
          || case when record ->> 'stage' = 'READING' then '{"stage": "RECEIVED"}'::jsonb else '{}' end
        when 'receipt' then record - '{organization_id,duplicate_of,version,created_by,created_at}'::text[]
        when 'receipt_link' then record - '{organization_id}'::text[]
        when 'receipt_match' then
          case when record ->> 'state' <> 'SUGGESTED' then record - '{organization_id,score,reasons,decided_by,decided_at}'::text[] end
        when 'staged_item' then record - '{organization_id,document_id,position,confidence,doubt,place,transaction_id,reviewed_by,reviewed_at,version}'::text[]
        when 'member' then record - '{organization_id,joined_at}'::text[]
        when 'invitation' then record - '{organization_id,token_hash,sends,invited_by,created_at,expires_at,accepted_by}'::text[]
        when 'organization' then record - '{created_by,created_at,trial_used_at}'::text[]
      end $$;
  `.execute(db)
}
