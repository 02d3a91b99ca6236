import { type Kysely, sql } from 'kysely'

// What comes again: which days were recorded by themselves, what looks recurring, and which are to be recorded now.
// Reads served: recurrences of all organizations that are due; what was found in one, and what was declined.
export async function up(db: Kysely<never>) {
  await sql`
    -- A day that was recorded by itself. It stays when a person takes that back, so that it is never recorded again so.
    create table recurrence_days (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      recurrence_id   uuid not null,
      date            date not null,
      primary key (organization_id, recurrence_id, date),
      foreign key (organization_id, recurrence_id) references recurrences (organization_id, id) on delete cascade
    );
    select confine_to_organization('recurrence_days');

    -- What comes again in the books and is no recurrence yet.
    create table recurrence_suggestions (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      type            category_type not null,
      -- What its descriptions have in common, as it is searched.
      name            text not null check (length(name) <= 500),
      -- As the newest is called, and what that was.
      description     text not null check (length(description) <= 500),
      amount_minor    bigint not null check (amount_minor > 0),
      category_id     uuid,
      frequency       recurrence_frequency not null,
      every           smallint not null check (every between 1 and 12),
      hits            integer not null check (hits >= 3),
      last_date       date not null,
      next_date       date not null,
      found_at        timestamptz not null default now(),
      declined_at     timestamptz,
      primary key (organization_id, id),
      unique (organization_id, type, name, frequency, every),
      foreign key (organization_id, category_id, type) references categories (organization_id, id, type)
        on delete set null (category_id)
    );
    select confine_to_organization('recurrence_suggestions');
    select record_changes_of('recurrence_suggestions', 'recurrence_suggestion');

    create index on recurrences (next_date) where posts and paused_at is null and next_date is not null;
    grant select on recurrences to purser_gate;
    create policy gate on recurrences for select to purser_gate using (true);

    -- What is to be recorded by itself where it is the day already, and which day that is; not where the books are closed.
    create function recurrences_to_post()
      returns table (organization_id uuid, recurrence_id uuid, user_id uuid, today date)
      language sql stable security definer set search_path = public, pg_temp as $$
      select r.organization_id, r.id, r.created_by, (now() at time zone o.time_zone)::date
        from recurrences r join organizations o on o.id = r.organization_id
        where r.posts and r.paused_at is null and r.next_date <= (now() at time zone o.time_zone)::date
          and o.deleted_at is null and coalesce(o.plan_ends_at > now(), true)
          and o.currency = r.currency
        order by r.organization_id, r.next_date, r.id $$;
    select run_at_gate('recurrences_to_post()');

    -- The organizations with books in which something may have begun to recur since it was looked for.
    create function organizations_with_news(since timestamptz) returns table (organization_id uuid, user_id uuid, today date)
      language sql stable security definer set search_path = public, pg_temp as $$
      select o.id, o.created_by, (now() at time zone o.time_zone)::date from organizations o
        where o.deleted_at is null and coalesce(o.plan_ends_at > now(), true) and exists (
          select from change_batches b where b.organization_id = o.id and b.at > since
            and b.tally ?| '{transaction CREATED,transaction UPDATED,transaction DELETED}'::text[]) $$;
    select run_at_gate('organizations_with_news(timestamptz)');
  `.execute(db)
}
