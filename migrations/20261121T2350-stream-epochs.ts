import { type Kysely, sql } from 'kysely'

// The heads of streams come with their epochs, so that whoever waits learns of a database put back from a backup.
// Reads served: the heads of the streams that a server process follows.
export async function up(db: Kysely<never>) {
  await sql`
    drop function stream_heads(uuid[]);
    create function stream_heads(organizations uuid[])
      returns table (organization_id uuid, last_number bigint, epoch uuid)
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare one uuid;
    begin
      foreach one in array organizations loop
        perform set_config('app.organization_id', one::text, true);
        return query select s.organization_id, s.last_number, s.epoch from streams s where s.organization_id = one;
      end loop;
      perform set_config('app.organization_id', '', true);
    end $$;
    select run_at_gate('stream_heads(uuid[])');
  `.execute(db)
}
