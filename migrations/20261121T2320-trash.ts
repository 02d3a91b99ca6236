import { type Kysely, sql } from 'kysely'

// What is deleted can come back, and what can not any more is forgotten.
// Reads served: the links that went with one of their ends; which files and readings nobody can want again; the changes
// that only said that something private changed.
export async function up(db: Kysely<never>) {
  await sql`
    -- The reading of a document ended when it was deleted. One that comes back waits for somebody to ask again.
    create function stop_reading() returns trigger language plpgsql as $$
    begin
      new.stage := 'FAILED';
      new.failure := 'It was deleted before it was read. Try again to have it read.';
      return new;
    end $$;
    create trigger stop_reading before insert on documents for each row
      when (new.stage in ('RECEIVED', 'READING') and new.created_at < now()) execute function stop_reading();

    -- A link and the two that it joins may be deleted, and come back, in any order.
    create index on changes (organization_id, (before ->> 'transaction_id'))
      where kind in ('receipt_link', 'receipt_match') and action = 'DELETED';
    create index on changes (organization_id, (before ->> 'receipt_id'))
      where kind in ('receipt_link', 'receipt_match') and action = 'DELETED';

    create index on changes (organization_id, number) where private_to is not null;

    -- The documents that were deleted 30 days ago or longer and of which a reading or a file is still kept. Several
    -- receipts stand in one file: it goes with its own document, which is the last of them to go.
    grant select (organization_id, document_id) on document_readings to purser_gate;
    create policy gate on document_readings for select to purser_gate using (true);
    create function documents_to_forget()
      returns table (organization_id uuid, document_id uuid, upload_id uuid, storage_path text, page_count integer)
      language sql stable security definer set search_path = public, pg_temp as $$
      select c.organization_id, c.record_id, u.id, u.storage_path, (c.before ->> 'page_count')::integer
        from changes c
          left join uploads u on u.organization_id = c.organization_id and u.storage_path = c.before ->> 'storage_path'
            and c.before ->> 'part_of' is null
          left join document_readings r on r.organization_id = c.organization_id and r.document_id = c.record_id
        where c.kind = 'document' and c.action = 'DELETED' and c.at < now() - interval '30 days'
          and (u.id is not null or r.document_id is not null)
          and not exists (select from documents d where d.organization_id = c.organization_id and d.id = c.record_id)
          and not exists (select from changes l where l.organization_id = c.organization_id and l.kind = c.kind
                            and l.record_id = c.record_id and l.number > c.number) $$;
    select run_at_gate('documents_to_forget()');
  `.execute(db)
}
