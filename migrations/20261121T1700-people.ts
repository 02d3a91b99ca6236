import { type Kysely, sql } from 'kysely'

// Invitations, plans, what a person has chosen, and the ends: accounts and organizations that are to be deleted.
// Reads served: an invitation by its token or its address; who was active when; what is due to be purged.
export async function up(db: Kysely<never>) {
  await sql`
    alter table users
      add column locale      text check (locale <> '' and length(locale) <= 35),
      add column muted_mails text[] not null default '{}',
      -- Tokens of an earlier sign-in are refused.
      add column valid_after timestamptz,
      add column deleted_at  timestamptz;
    create index on users (disabled_at) where disabled_at is not null;
    create index on users (deleted_at) where deleted_at is not null;

    alter table organizations
      add column plan            text not null default 'self_hosted' check (plan <> ''),
      add column plan_period     text check (plan_period in ('month', 'year')),
      -- From then on the organization is read-only, until a plan is chosen.
      add column plan_ends_at    timestamptz,
      add column trial_used_at   timestamptz;
    create index on organizations (deleted_at) where deleted_at is not null;

    create table member_activity (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      user_id         uuid not null references users,
      last_active_at  timestamptz not null default now(),
      primary key (organization_id, user_id)
    );
    select confine_to_organization('member_activity');

    create table invitations (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      email           text not null check (email <> '' and length(email) <= 254 and email = lower(email)),
      role            role not null check (role <> 'OWNER'),
      token_hash      bytea not null,
      -- How often it was sent: each time with a token of its own.
      sends           integer not null default 1,
      invited_by      uuid not null default current_app_user() references users,
      created_at      timestamptz not null default now(),
      sent_at         timestamptz not null default now(),
      expires_at      timestamptz not null default now() + interval '7 days',
      accepted_at     timestamptz,
      accepted_by     uuid references users,
      declined_at     timestamptz,
      revoked_at      timestamptz,
      primary key (organization_id, id),
      check (num_nonnulls(accepted_at, declined_at, revoked_at) <= 1)
    );
    create unique index on invitations (organization_id, email) where num_nonnulls(accepted_at, declined_at, revoked_at) = 0;
    create index on invitations (token_hash);
    create index on invitations (email) where num_nonnulls(accepted_at, declined_at, revoked_at) = 0;
    select confine_to_organization('invitations');

    -- What the gate may do for the functions below.
    grant select, update on invitations to purser_gate;
    grant insert, update on memberships to purser_gate;
    grant select, insert, update on member_activity to purser_gate;
    grant update on users to purser_gate;
    grant delete on organizations, changes, idempotency_keys to purser_gate;
    grant select on idempotency_keys to purser_gate;
    create policy gate on invitations to purser_gate using (true);
    create policy gate_writes on memberships to purser_gate using (true);
    create policy gate on member_activity to purser_gate using (true);
    create policy gate on changes to purser_gate using (true);
    alter policy not_private on changes to purser_app;
    create policy gate on streams to purser_gate using (true);
    create policy gate on idempotency_keys to purser_gate using (true);
    create policy gate_writes on users for update to purser_gate using (true);
    create policy gate_purges on organizations for delete to purser_gate using (true);

    -- Also an organization is a record of its own; a token stays out of the record; and what goes with a purged
    -- organization is nobody's to hear of.
    create or replace function record_change() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      old_row jsonb; new_row jsonb; owner uuid; organization uuid;
    begin
      if tg_op <> 'INSERT' then old_row := to_jsonb(old) - 'token_hash'; end if;
      if tg_op <> 'DELETE' then new_row := to_jsonb(new) - 'token_hash'; end if;
      if tg_op = 'UPDATE' and old_row - 'version' = new_row - 'version' then return null; end if;
      organization := coalesce(coalesce(new_row, old_row) ->> 'organization_id', coalesce(new_row, old_row) ->> 'id')::uuid;
      if tg_op = 'DELETE' and not exists (select from organizations where id = organization) then return null; end if;
      if tg_argv[1] = 'private' then owner := (coalesce(new_row, old_row) ->> 'user_id')::uuid; end if;
      insert into changes (organization_id, kind, record_id, action, before, after, user_id, via, batch_id, private_to)
      values (
        organization, tg_argv[0],
        coalesce(coalesce(new_row, old_row) ->> 'id', coalesce(new_row, old_row) ->> 'user_id')::uuid,
        case tg_op when 'INSERT' then 'CREATED' when 'UPDATE' then 'UPDATED' else 'DELETED' end::change_action,
        case when owner is null then old_row end, case when owner is null then new_row end,
        current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'), current_batch(), owner);
      return null;
    end $$;
    select record_changes_of('organizations', 'organization');
    select record_changes_of('invitations', 'invitation');

    -- Some actions change several organizations (an account that ends): each stream in the order of their ids, so that
    -- two such never wait for each other. Answers the active organization's new last number.
    create or replace function seal_changes() returns bigint
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare one record; base bigint; head bigint;
    begin
      for one in
        select organization_id as id, count(*) as amount from changes
          where transaction_id = pg_current_xact_id() and number is null group by 1 order by 1
      loop
        update streams set last_number = last_number + one.amount
          where organization_id = one.id returning last_number - one.amount into base;
        if base is null then raise exception 'changes outside of an organization'; end if;
        update changes c set number = base + o.place
          from (select id, row_number() over (order by id) as place from changes
                where organization_id = one.id and transaction_id = pg_current_xact_id() and number is null) o
          where c.organization_id = one.id and c.id = o.id;
        if one.id = current_organization() then head := base + one.amount; end if;
        base := null;
      end loop;
      return head;
    end $$;

    drop function enter(text, uuid, uuid, text);
    create function enter(token_uid text, known_user uuid, wanted uuid, door text)
      returns table (user_id uuid, disabled boolean, deleted_at timestamptz, valid_after timestamptz,
                     organization_id uuid, role role, currency char(3), month_start_day smallint,
                     kind organization_kind, plan_ended boolean)
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if token_uid is null then
        select u.id, u.disabled_at is not null, u.deleted_at, u.valid_after
          into user_id, disabled, deleted_at, valid_after from users u where u.id = known_user;
      else
        select u.id, u.disabled_at is not null, u.deleted_at, u.valid_after
          into user_id, disabled, deleted_at, valid_after from users u where u.auth_uid = token_uid;
      end if;
      if wanted is not null then
        select o.id, m.role, o.currency, o.month_start_day, o.kind, coalesce(o.plan_ends_at <= now(), false)
          into organization_id, role, currency, month_start_day, kind, plan_ended
          from memberships m join organizations o on o.id = m.organization_id
          where m.organization_id = wanted and m.user_id = enter.user_id
            and m.removed_at is null and o.deleted_at is null;
      end if;
      perform set_config('app.user_id', coalesce(user_id::text, ''), true),
        set_config('app.organization_id', coalesce(organization_id::text, ''), true),
        set_config('app.via', door, true);
      if user_id is not null then return next; end if;
    end $$;
    select run_at_gate('enter(text, uuid, uuid, text)');

    -- Invitations as somebody sees them who is not in the organization: by the token of a link, or sent to an address
    -- that the caller has proved to be theirs.
    create function invitation_offers(by_token bytea, to_address text)
      returns table (id uuid, organization_id uuid, organization_name text, organization_kind organization_kind,
                     invited_by text, email text, role role, sent_at timestamptz, expires_at timestamptz, state text)
      language sql stable security definer set search_path = public, pg_temp as $$
      select i.id, o.id, o.name, o.kind, u.name, i.email, i.role, i.sent_at, i.expires_at,
        case when i.accepted_at is not null then 'accepted' when i.declined_at is not null then 'declined'
             when i.revoked_at is not null or o.deleted_at is not null then 'revoked'
             when i.expires_at <= now() then 'expired' else 'open' end
      from invitations i join organizations o on o.id = i.organization_id join users u on u.id = i.invited_by
      where i.token_hash = by_token
         or (i.email = lower(to_address) and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0)
      order by i.sent_at desc $$;
    select run_at_gate('invitation_offers(bytea, text)');

    -- Joins the caller by an open invitation to their address and steps into the organization. Nothing when there is
    -- none such. One who is a member already keeps their role.
    create function join_by_invitation(wanted uuid, address text) returns uuid
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare found_organization uuid; found_role role;
    begin
      update invitations i set accepted_at = now(), accepted_by = current_app_user()
        from organizations o
        where i.id = wanted and i.email = lower(address) and i.expires_at > now()
          and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
          and o.id = i.organization_id and o.deleted_at is null
        returning i.organization_id, i.role into found_organization, found_role;
      if found_organization is null then return null; end if;
      perform set_config('app.organization_id', found_organization::text, true);
      insert into memberships (organization_id, user_id, role) values (found_organization, current_app_user(), found_role)
        on conflict (organization_id, user_id) do update set role = excluded.role, removed_at = null, joined_at = now()
        where memberships.removed_at is not null;
      return found_organization;
    end $$;
    select run_at_gate('join_by_invitation(uuid, text)');

    create function decline_invitation(wanted uuid, address text) returns uuid
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare declined uuid;
    begin
      update invitations i set declined_at = now()
        where i.id = wanted and i.email = lower(address) and num_nonnulls(i.accepted_at, i.declined_at, i.revoked_at) = 0
        returning i.id into declined;
      return declined;
    end $$;
    select run_at_gate('decline_invitation(uuid, text)');

    -- Who was at work where, collected by a server process for a while. In one order, so that two servers that note
    -- the same people never wait for each other.
    create function note_activity(organizations uuid[], people uuid[]) returns void
      language sql security definer set search_path = public, pg_temp as $$
      insert into member_activity (organization_id, user_id)
        select m.organization_id, m.user_id from unnest(organizations, people) as seen (organization_id, user_id)
          join memberships m using (organization_id, user_id)
          order by 1, 2
        on conflict (organization_id, user_id) do update set last_active_at = now() $$;
    select run_at_gate('note_activity(uuid[], uuid[])');

    -- The ends, 30 days after they were asked for. Ids only.
    create function due_for_purge() returns table (organization_id uuid, user_id uuid)
      language sql stable security definer set search_path = public, pg_temp as $$
      select id, null::uuid from organizations where deleted_at < now() - interval '30 days'
      union all
      select null::uuid, id from users where deleted_at < now() - interval '30 days' and auth_uid not like 'deleted:%' $$;
    select run_at_gate('due_for_purge()');

    create function purge_organization(wanted uuid) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      delete from organizations where id = wanted and deleted_at < now() - interval '30 days';
      if not found then return false; end if;
      delete from changes where organization_id = wanted;
      delete from idempotency_keys where organization_id = wanted;
      return true;
    end $$;
    select run_at_gate('purge_organization(uuid)');

    -- What someone recorded in others' books stays, without their name and without the address they were invited by,
    -- whether they accepted, declined or never answered. Answers the subject at the provider.
    create function purge_account(wanted uuid) returns text
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare uid text; address text; invited uuid[];
    begin
      select auth_uid, lower(email collate "C") into uid, address
        from users where id = wanted and deleted_at < now() - interval '30 days' for update;
      if uid is null or uid like 'deleted:%' then return null; end if;
      select array_agg(id) into invited from invitations where accepted_by = wanted or email = address;
      update invitations set email = 'deleted',
          revoked_at = case when num_nonnulls(accepted_at, declined_at, revoked_at) = 0 then now() else revoked_at end
        where id = any (invited);
      update changes c set before = before - 'email', after = after - 'email'
        from invitations i where i.id = any (invited)
          and c.organization_id = i.organization_id and c.kind = 'invitation' and c.record_id = i.id;
      update users set name = 'Deleted user', email = '', auth_uid = 'deleted:' || id, country_id = null, locale = null,
        muted_mails = '{}' where id = wanted;
      delete from idempotency_keys where user_id = wanted;
      return uid;
    end $$;
    select run_at_gate('purge_account(uuid)');
  `.execute(db)
}
