import { type Kysely, sql } from 'kysely'

// Who is here now. Kept by the server processes for the windows that are open with them, worth nothing after a crash,
// and so neither logged nor part of the record of changes.
// Reads served: who is in this organization, and at which document.
export async function up(db: Kysely<never>) {
  await sql`
    create unlogged table presences (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      -- What they have open to review.
      document_id     uuid,
      seen_at         timestamptz not null default now(),
      primary key (organization_id, id)
    );
    create index on presences (id);
    create index on presences (seen_at);
    select confine_to_organization('presences');
    grant select, insert, update, delete on presences to purser_gate;
    create policy gate on presences to purser_gate using (true);

    -- A process says which windows are open with it, of whatever organization (members' only), and takes away those of
    -- processes that have died. Answers the organizations that somebody has so left.
    create function keep_presences(organizations uuid[], ids uuid[], people uuid[], documents uuid[], patience interval)
      returns setof uuid language sql security definer set search_path = public, pg_temp as $$
      insert into presences (organization_id, id, user_id, document_id)
        select o.organization_id, o.id, o.user_id, o.document_id
          from unnest(organizations, ids, people, documents) as o (organization_id, id, user_id, document_id)
          join memberships m on m.organization_id = o.organization_id and m.user_id = o.user_id and m.removed_at is null
          order by o.organization_id, o.id
        on conflict (organization_id, id) do update set seen_at = now();
      delete from presences where seen_at < now() - patience and id <> all (ids) returning organization_id $$;
    select run_at_gate('keep_presences(uuid[], uuid[], uuid[], uuid[], interval)');

    -- A window that was closed, also of somebody who is no member any more.
    create function end_presence(wanted uuid) returns void
      language sql security definer set search_path = public, pg_temp as $$
      delete from presences where id = wanted $$;
    select run_at_gate('end_presence(uuid)');
  `.execute(db)
}
