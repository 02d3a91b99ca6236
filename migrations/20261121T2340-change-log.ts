import { type Kysely, sql } from 'kysely'

// The change log: a line for each batch, and what of a change people are told.
// Reads served: the batches, latest first, by person, origin, kind, action and time; the changes of a batch, kind by
// kind; what concerns one transaction or one receipt.
export async function up(db: Kysely<never>) {
  await sql`
    -- What people are told of a record: nothing technical, nothing that somebody has said to the assistant, and of an
    -- offer that nobody has answered nothing at all. What is equal to this before and after was not changed for them.
    create function told(of_kind text, record jsonb) returns jsonb language sql immutable parallel safe as $$
      select case of_kind
        when 'transaction' then record - '{organization_id,source_id,version,created_by,created_at}'::text[]
        when 'category' then record - '{organization_id,key,position,created_at}'::text[]
        when 'budget' then record - '{organization_id,created_at}'::text[]
        when 'document' then record - '{organization_id,content_type,size,sha256,storage_path,page_count,credits,created_by,created_at,version,part_of,part,stage_since,transcript,attempt}'::text[]
          - case when record ->> 'kind' in ('TEXT', 'VOICE') then '{title,file_name}'::text[] else '{}' end
          || case when record ->> 'stage' = 'READING' then '{"stage": "RECEIVED"}'::jsonb else '{}' end
        when 'receipt' then record - '{organization_id,duplicate_of,version,created_by,created_at}'::text[]
        when 'receipt_link' then record - '{organization_id}'::text[]
        when 'receipt_match' then
          case when record ->> 'state' <> 'SUGGESTED' then record - '{organization_id,score,reasons,decided_by,decided_at}'::text[] end
        when 'staged_item' then record - '{organization_id,document_id,position,confidence,doubt,place,transaction_id,reviewed_by,reviewed_at,version}'::text[]
        when 'member' then record - '{organization_id,joined_at}'::text[]
        when 'invitation' then record - '{organization_id,token_hash,sends,invited_by,created_at,expires_at,accepted_by}'::text[]
        when 'organization' then record - '{created_by,created_at,trial_used_at}'::text[]
      end $$;

    create table change_batches (
      organization_id uuid not null references organizations on delete cascade,
      id              uuid not null,
      -- Of its last change.
      number          bigint not null,
      at              timestamptz not null,
      user_id         uuid,
      via             text not null,
      undoes          uuid,
      -- How many records of each kind it has changed, from first to last: {"transaction CREATED": 3}.
      tally           jsonb not null,
      primary key (organization_id, id),
      unique (organization_id, number)
    );
    create index on change_batches (organization_id, user_id, number);
    select confine_to_organization('change_batches');
    revoke insert, update, delete on change_batches from purser_app;
    grant select, insert, update on change_batches to purser_gate;
    create policy gate on change_batches to purser_gate using (true);

    -- The lines of some batches. What only one person may know of is in none.
    create function batch_lines(of_organization uuid, batches uuid[]) returns setof change_batches
      language sql stable set search_path = public, pg_temp set enable_seqscan = off as $$
      with records as (
        select batch_id, kind, max(number) as number, max(at) as at,
            (array_agg(user_id order by number))[1] as user_id, (array_agg(via order by number desc))[1] as via,
            (array_agg(undoes order by number))[1] as undoes,
            told(kind, (array_agg(before order by number))[1]) as before,
            told(kind, (array_agg(after order by number desc))[1]) as after
          from changes
          where batch_id = any (batches) and organization_id is not distinct from of_organization
            and number is not null and private_to is null
          group by batch_id, kind, record_id
      ), tallies as (
        select batch_id, max(number) as number, max(at) as at, (array_agg(user_id order by number))[1] as user_id,
            (array_agg(via order by number desc))[1] as via, (array_agg(undoes order by number))[1] as undoes,
            kind || ' ' || case when before is null then 'CREATED' when after is null then 'DELETED' else 'UPDATED' end as what,
            count(*) as amount
          from records where before is distinct from after
          group by batch_id, what
      )
      select of_organization, batch_id, max(number), max(at), (array_agg(user_id order by number))[1],
          (array_agg(via order by number desc))[1], (array_agg(undoes order by number))[1], jsonb_object_agg(what, amount)
        from tallies group by batch_id $$;

    -- As before, and the lines of the log. A plan that was made while the table was small is kept for long: each statement
    -- leaves one way alone to find its rows.
    create or replace function seal_changes() returns bigint
      language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
    declare one record; base bigint; head bigint;
    begin
      for one in
        select organization_id as id, array_agg(c.ctid order by c.id) as places, array_agg(distinct batch_id) as batches
          from changes c where transaction_id = pg_current_xact_id() and number is null group by 1 order by 1
      loop
        update streams set last_number = last_number + cardinality(one.places)
          where organization_id = one.id returning last_number - cardinality(one.places) into base;
        if base is null then raise exception 'changes outside of an organization'; end if;
        update changes c set number = base + o.number
          from unnest(one.places) with ordinality o (place, number) where c.ctid = o.place;
        insert into change_batches as known select * from batch_lines(one.id, one.batches)
          on conflict (organization_id, id) do update
            set number = excluded.number, at = excluded.at, via = excluded.via, tally = excluded.tally;
        if one.id = current_organization() then head := base + cardinality(one.places); end if;
        base := null;
      end loop;
      return head;
    end $$;

    create index on changes (batch_id, kind, number);
    drop index changes_organization_id_batch_id_idx;
    -- What hangs on a transaction, a receipt or a document, or did.
    create index changes_of_transaction on changes (organization_id, (coalesce(after, before) ->> 'transaction_id'))
      where kind in ('receipt_link', 'receipt_match', 'staged_item') and coalesce(after, before) ->> 'transaction_id' is not null;
    create index changes_of_receipt on changes (organization_id, (coalesce(after, before) ->> 'receipt_id'))
      where kind in ('receipt_link', 'receipt_match');
    create index changes_of_document on changes (organization_id, (coalesce(after, before) ->> 'document_id'))
      where kind = 'staged_item';

    set local role purser_gate;
    insert into change_batches
      select l.* from organizations o cross join lateral
        batch_lines(o.id, (select array_agg(distinct batch_id) from changes where organization_id = o.id)) l;
    reset role;
  `.execute(db)
}
