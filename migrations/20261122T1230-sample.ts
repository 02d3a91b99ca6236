import { type Kysely, sql } from 'kysely'

// Which records are sample data, so that all of it can be taken away and nothing else.
// Reads served: what of the sample data of an organization is still there.
export async function up(db: Kysely<never>) {
  await sql`
    -- A mark stays when its record goes: what comes back is sample data still.
    create table sample_records (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      kind            text not null check (kind in ('transaction', 'budget', 'recurrence', 'rule', 'tag')),
      record_id       uuid not null,
      primary key (organization_id, kind, record_id)
    );
    select confine_to_organization('sample_records');

    create function sample_left() returns table (kind text, id uuid) language sql stable as $$
      select s.kind, s.record_id from sample_records s
        where s.organization_id = current_organization() and case s.kind
          when 'transaction' then
            exists (select from transactions r where r.organization_id = s.organization_id and r.id = s.record_id)
          when 'budget' then exists (select from budgets r where r.organization_id = s.organization_id and r.id = s.record_id)
          when 'recurrence' then
            exists (select from recurrences r where r.organization_id = s.organization_id and r.id = s.record_id)
          when 'rule' then exists (select from rules r where r.organization_id = s.organization_id and r.id = s.record_id)
          else exists (select from tags r where r.organization_id = s.organization_id and r.id = s.record_id) end $$;

    -- As before, but of what sample data spends nobody is told.
    create or replace function alert_of_spending() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if new.organization_id = current_organization() and coalesce(current_setting('app.via', true), '') <> 'sample' then
        perform note_alerts(array[new.category_id], new.month);
      end if;
      return null;
    end $$;
  `.execute(db)
}
