import { type Kysely, sql } from 'kysely'

// Limits that go over organizations. Reads served: the plans of the organizations that somebody owns.
export async function up(db: Kysely<never>) {
  await sql`
    -- Told of oneself and, so that ownership can be handed over within the limits, of fellow members. Keys only.
    create function plans_owned(of_user uuid) returns table (organization_id uuid, plan text, has_ended boolean)
      language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      if of_user is distinct from current_app_user() and not exists (
        select from memberships m
          where m.organization_id = current_organization() and m.user_id = of_user and m.removed_at is null)
      then return; end if;
      return query select o.id, o.plan, coalesce(o.plan_ends_at <= now(), false)
        from memberships m join organizations o on o.id = m.organization_id
        where m.user_id = of_user and m.role = 'OWNER' and m.removed_at is null and o.deleted_at is null;
    end $$;
    select run_at_gate('plans_owned(uuid)');
  `.execute(db)
}
