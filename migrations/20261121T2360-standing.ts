import { type Kysely, sql } from 'kysely'

// What belongs to a person and not to an organization: their profile, where they are a member, who invites them. A
// number for each, grown by whatever changes what they see of it.
// Reads served: the numbers of the people that a server process tells of it; somebody's own, with what they see.
export async function up(db: Kysely<never>) {
  await sql`
    -- Who has none yet stands at 0. Without a reference to users: a key checked at commit would lock the rows of others.
    create table person_heads (
      user_id uuid primary key,
      number  bigint not null
    );
    alter table person_heads enable row level security;
    alter table person_heads force row level security;
    create policy mine on person_heads for select using (user_id = (select current_app_user()));
    create policy gate on person_heads to purser_gate using (true);
    grant select on person_heads to purser_app;
    grant select, insert, update on person_heads to purser_gate;

    -- Whom a transaction concerns, until it commits.
    create unlogged table person_marks (
      transaction_id xid8 not null default pg_current_xact_id(),
      user_id        uuid not null,
      primary key (transaction_id, user_id)
    );
    alter table person_marks enable row level security;
    alter table person_marks force row level security;
    create policy gate on person_marks to purser_gate using (true);
    grant select, insert, delete on person_marks to purser_gate;

    -- At commit and all at once, in the order of their ids: two transactions that concern the same people never wait
    -- for each other, and nobody's number is locked for longer than a commit takes.
    create function move_person_heads() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into person_heads (user_id, number)
        select user_id, 1 from person_marks where transaction_id = pg_current_xact_id() order by user_id
        on conflict (user_id) do update set number = person_heads.number + 1;
      delete from person_marks where transaction_id = pg_current_xact_id();
      return null;
    end $$;
    select run_at_gate('move_person_heads()');
    create constraint trigger move_person_heads after insert on person_marks deferrable initially deferred
      for each row execute function move_person_heads();

    -- Invitations go to addresses.
    create index on users (lower(email collate "C"));

    create function mark_user() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into person_marks (user_id)
        select new.id
        -- Who invites is told by name.
        union select u.id from invitations i join users u on lower(u.email collate "C") = i.email
          where i.invited_by = new.id and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
            and new.name <> old.name
        on conflict do nothing;
      return null;
    end $$;
    select run_at_gate('mark_user()');
    create trigger mark_people after update on users for each row
      when ((old.name, old.email, old.country_id, old.has_completed_onboarding, old.locale, old.muted_mails, old.deleted_at)
        is distinct from
        (new.name, new.email, new.country_id, new.has_completed_onboarding, new.locale, new.muted_mails, new.deleted_at))
      execute function mark_user();

    create function mark_members() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into person_marks (user_id)
        select coalesce(new.user_id, old.user_id)
        -- The others see how many they are.
        union select m.user_id from memberships m
          where m.organization_id = new.organization_id and m.removed_at is null
            and (old.user_id is null or old.removed_at is distinct from new.removed_at)
        on conflict do nothing;
      return null;
    end $$;
    select run_at_gate('mark_members()');
    create trigger mark_people after insert or delete on memberships for each row execute function mark_members();
    create trigger mark_people_of_change after update on memberships for each row
      when ((old.role, old.removed_at) is distinct from (new.role, new.removed_at))
      execute function mark_members();

    create function mark_organization() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into person_marks (user_id)
        select m.user_id from memberships m where m.organization_id = new.id and m.removed_at is null
        union select u.id from invitations i join users u on lower(u.email collate "C") = i.email
          where i.organization_id = new.id and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
        on conflict do nothing;
      return null;
    end $$;
    select run_at_gate('mark_organization()');
    create trigger mark_people after update on organizations for each row
      when (old.* is distinct from new.*) execute function mark_organization();

    create function mark_invited() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into person_marks (user_id)
        select u.id from users u where lower(u.email collate "C") in (old.email, new.email)
        on conflict do nothing;
      return null;
    end $$;
    select run_at_gate('mark_invited()');
    create trigger mark_people after insert or update or delete on invitations for each row
      execute function mark_invited();

    -- Numbers only, so it may look across people.
    create function person_numbers(people uuid[]) returns table (user_id uuid, number bigint)
      language sql stable security definer set search_path = public, pg_temp as $$
      select h.user_id, h.number from person_heads h where h.user_id = any (people) $$;
    select run_at_gate('person_numbers(uuid[])');

    -- When what the caller sees ends by itself: a plan, an invitation to their address, the 30 days of what is deleted.
    -- In milliseconds from now.
    create function standing_lasts(address text) returns double precision
      language sql stable security definer set search_path = public, pg_temp as $$
      select extract(epoch from min(ending) - now())::double precision * 1000 from (
        select unnest(array[o.plan_ends_at, o.deleted_at + interval '30 days']) as ending
          from memberships m join organizations o on o.id = m.organization_id
          where m.user_id = current_app_user() and m.removed_at is null
        union all
        select i.expires_at from invitations i
          where i.email = lower(address) and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
      ) as its where ending > now() $$;
    select run_at_gate('standing_lasts(text)');
  `.execute(db)
}
