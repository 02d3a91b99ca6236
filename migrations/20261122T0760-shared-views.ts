import { type Kysely, sql } from 'kysely'

// A saved view is told to others while it is shared with them: for them it comes and goes with that. One's own alone is
// nobody else's business.
export async function up(db: Kysely<never>) {
  await sql`
    drop trigger record_change on saved_views;
    create function record_shared_view() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare was jsonb; becomes jsonb; one saved_views;
    begin
      if tg_op <> 'INSERT' then one := old; if old.is_shared then was := to_jsonb(old); end if; end if;
      if tg_op <> 'DELETE' then one := new; if new.is_shared then becomes := to_jsonb(new); end if; end if;
      if was is not distinct from becomes then return null; end if;
      if tg_op = 'DELETE' and not exists (select from organizations where id = one.organization_id) then return null; end if;
      insert into changes (organization_id, kind, record_id, action, before, after, user_id, via, batch_id)
        values (one.organization_id, 'view', one.id,
          case when was is null then 'CREATED' when becomes is null then 'DELETED' else 'UPDATED' end::change_action,
          was, becomes, current_app_user(), coalesce(nullif(current_setting('app.via', true), ''), 'server'),
          current_batch());
      return null;
    end $$;
    select run_at_gate('record_shared_view()');
    create trigger record_change after insert or update or delete on saved_views
      for each row execute function record_shared_view();
  `.execute(db)
}
