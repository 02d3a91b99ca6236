import { type Kysely, sql } from 'kysely'

// Of a receipt that stays saved when its approval is undone partly, nothing is offered again.
export async function up(db: Kysely<never>) {
  await sql`
    -- As before, and matches stay as they are with the document of their receipt.
    create or replace function tie(steps undo_step[]) returns undo_step[] language plpgsql stable as $$
    declare tied uuid[];
    begin
      loop
        with s as materialized (
          select record_id, kind, outcome, first is null or last is null as comes_or_goes, first is null as is_new,
              (coalesce(last, first) ->> 'document_id')::uuid as document_id,
              (coalesce(last, first) ->> 'receipt_id')::uuid as receipt_id,
              (coalesce(last ->> 'transaction_id', first ->> 'transaction_id'))::uuid as transaction_id
            from unnest(steps)),
        refused as materialized (select * from s where is_refused(outcome))
        select array_agg(record_id) into tied from s where outcome = 'READY' and (
          transaction_id in (select record_id from refused where kind = 'transaction')
          or comes_or_goes and (document_id in (select record_id from refused where kind = 'document')
                                or receipt_id in (select record_id from refused where kind = 'receipt'))
          or kind = 'receipt_match' and receipt_id in (
              select r.id from receipts r where r.document_id in (select record_id from refused where kind = 'document'))
          or is_new and record_id in (select document_id from refused where is_new)
          or kind in ('document', 'receipt') and not comes_or_goes
            and case kind when 'document' then record_id else document_id end in (
              select document_id from s where kind = 'staged_item' group by 1 having bool_and(is_refused(outcome))));
        exit when tied is null;
        steps := array(
          select (kind, place, record_id, first, last, patch,
                  case when outcome = 'READY' and record_id = any (tied) then 'TIED' else outcome end)::undo_step
            from unnest(steps));
      end loop;
      return steps;
    end $$;
  `.execute(db)
}
