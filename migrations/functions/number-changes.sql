-- Numbers a new transaction that is the only change, the most frequent write: statements of one row take a third of the time
-- that the general ones take. The caller is number_changes.
create or replace function number_transaction(change changes, place tid) returns bigint language plpgsql as $$
declare
  head bigint; link bytea; organization constant uuid := change.organization_id; record constant jsonb := change.after;
  digest constant bytea := change_digest(change.kind, change.record_id, change.action::text, change.user_id, change.via,
    change.batch_id, change.private_to, change.at, change.undoes, content_digest(change.before, record, change.salt),
    change.grant_id);
  own constant category_type := record ->> 'type'; minor constant bigint := record ->> 'base_amount_minor';
  of_category category_type;
begin
  if exists (select from staged_items s
               where s.organization_id = organization and s.state = 'PENDING' and s.kind = 'RECEIPT_ITEM') then
    perform enqueue_matching();
  end if;
  update streams s set last_number = s.last_number + 1, hashed_number = s.last_number + 1,
      hash = sha256(coalesce(s.hash, chain_start(organization)) || digest)
    where s.organization_id = organization and s.hashed_number = s.last_number
    returning s.last_number, s.hash into head, link;
  if head is null then
    update streams s set last_number = s.last_number + 1 where s.organization_id = organization
      returning s.last_number into head;
    if head is null then raise exception 'changes outside of an organization'; end if;
  end if;
  update changes c set number = head, hash = link where c.ctid = place;
  if link is null then perform chain_changes(organization, 10000); end if;
  if exists (select from webhooks w where w.organization_id = organization and w.stopped is null) then
    perform enqueue_webhooks(organization);
  end if;
  insert into change_batches (organization_id, id, number, at, user_id, via, undoes, tally)
    values (organization, change.batch_id, head, change.at, change.user_id, change.via, change.undoes,
      '{"transaction CREATED": 1}')
    on conflict (organization_id, id) do nothing;
  if not found then perform update_batches(organization, array[change.batch_id]); end if;
  select k.type into of_category from categories k
    where k.organization_id = organization and k.id = (record ->> 'category_id')::uuid;
  insert into monthly_totals as known
    values (organization,
      month_of((record ->> 'date')::date, (select o.month_start_day from organizations o where o.id = organization)),
      counted_type(own, of_category), (record ->> 'category_id')::uuid, counted_minor(minor, own, of_category), 1)
    on conflict (organization_id, month, type, category_id) do update
      set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + 1;
  insert into daily_totals as known
    values (organization, (record ->> 'date')::date, counted_type(own, of_category),
      counted_minor(minor, own, of_category), 1)
    on conflict (organization_id, day, type) do update
      set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + 1;
  if record ->> 'account_id' is not null then
    insert into account_days as known
      values (organization, (record ->> 'account_id')::uuid, (record ->> 'date')::date,
        account_minor(own, (record ->> 'account_amount_minor')::bigint), 1)
      on conflict (organization_id, account_id, day) do update
        set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + 1;
  end if;
  insert into search_words
    select organization, w.word from words_of(concat_ws(' ', record ->> 'description', record ->> 'note')) w (word)
    on conflict do nothing;
  return head;
end $$;

-- Writes the lines of batches that have several changes.
create or replace function update_batches(organization uuid, batches uuid[]) returns void language sql as $$
  insert into change_batches as known select * from batch_lines(organization, batches)
    on conflict (organization_id, id) do update
      set number = excluded.number, at = excluded.at, via = excluded.via, tally = excluded.tally $$;

-- The last statement before commit. Numbers the changes of the transaction in commit order and without gaps, and chains
-- their hashes: the row of the stream stays locked until the commit. Also writes the totals, the days of accounts, the search words and the lines of
-- the change log; the lock keeps two writers of these from deadlocks. An action that changes several organizations takes their streams in the
-- order of their ids, for the same reason. Returns the new head of the active organization, or null when nothing has
-- changed.
-- The plans are generic, because planning takes longer than the queries. Sequential scans are off because a plan that was
-- made while the table was small is kept for long.
create or replace function number_changes() returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  one record; base bigint; head bigint; link bytea; hashes bytea[]; only_one changes; was jsonb; becomes jsonb;
  is_logged boolean;
begin
  select min(c.ctid) as place, count(*) as amount, exists (select from bulk_changes b
                                                             where b.transaction_id = pg_current_xact_id()) as is_bulk
    into one from changes c where c.transaction_id = pg_current_xact_id() and c.number is null;
  if one.amount = 0 and not one.is_bulk then return null; end if;
  if one.amount = 1 and not one.is_bulk then
    select c.* into only_one from changes c where c.ctid = one.place;
    -- The server tells subscribers about this change without reading it. A private change is not theirs.
    if only_one.private_to is null then
      perform set_config('app.only_change',
        concat_ws(' ', only_one.kind, only_one.record_id, only_one.action, only_one.batch_id), true);
    end if;
    if only_one.kind = 'transaction' and only_one.action = 'CREATED' and only_one.after -> 'splits' = 'null'
       and only_one.organization_id = current_organization() then
      return number_transaction(only_one, one.place);
    end if;
  end if;
  for one in
    select organization_id as id, array_agg(place order by c.id) as places, array_agg(is_bulk order by c.id) as bulks,
        array_agg(digest order by c.id) as digests, array_agg(distinct batch_id) as batches,
        bool_or(kind in ('transaction', 'staged_item')) as matches, bool_or(restarts) as restarts
      from (
        select ctid as place, false as is_bulk, id, organization_id, batch_id, kind,
            change_digest(kind, record_id, action::text, user_id, via, batch_id, private_to, at, undoes,
              content_digest(before, after, salt), grant_id) as digest,
            kind = 'organization' and before -> 'month_start_day' <> after -> 'month_start_day' as restarts
          from changes where transaction_id = pg_current_xact_id() and number is null
        union all
        select ctid, true, id, organization_id, batch_id, kind,
            change_digest(kind, record_id, action::text, user_id, via, batch_id, private_to, at, undoes,
              content_digest(null, after, salt), grant_id),
            false
          from bulk_changes where transaction_id = pg_current_xact_id()
        -- Keeps the planner from sorting the records instead of their digests.
        offset 0) c
      group by 1 order by 1
  loop
    -- Before the stream, because other writers take the lock of the matches first.
    if one.matches and one.id = current_organization() then perform enqueue_matching(); end if;
    update streams set last_number = last_number + cardinality(one.places) where organization_id = one.id
      returning last_number - cardinality(one.places),
        case when hashed_number = last_number - cardinality(one.places) then coalesce(hash, chain_start(one.id)) end
      into base, link;
    if base is null then raise exception 'changes outside of an organization'; end if;
    hashes := case when link is not null then chain_hashes(link, one.digests) end;
    with ours as (
      update changes c set number = base + o.number, hash = o.hash
        from unnest(one.places, hashes, one.bulks) with ordinality o (place, hash, is_bulk, number)
        where c.ctid = o.place and not o.is_bulk returning c.*),
    bulk as (
      insert into changes (id, organization_id, number, kind, record_id, action, after, user_id, via, batch_id, private_to,
          transaction_id, at, undoes, grant_id, salt, hash) overriding system value
        select b.id, one.id, base + o.number, b.kind, b.record_id, b.action, b.after, b.user_id, b.via, b.batch_id,
            b.private_to, b.transaction_id, b.at, b.undoes, b.grant_id, b.salt, o.hash
          from unnest(one.places, hashes, one.bulks) with ordinality o (place, hash, is_bulk, number)
            join bulk_changes b on b.ctid = o.place
          where o.is_bulk),
    written as not materialized (
      select kind, before, after from ours
      union all
      select kind, null, after from bulk_changes
        where transaction_id = pg_current_xact_id() and organization_id = one.id),
    words as (
      insert into search_words
        select distinct one.id, w.word
          from (
            select distinct o.after ->> f.field as content
              from written o cross join (values ('description'), ('note'), ('merchant')) f (field)
              where o.kind in ('transaction', 'receipt')
                and coalesce(o.after ->> f.field, '') <> coalesce(o.before ->> f.field, '')) c
            cross join lateral words_of(c.content) w (word)
        on conflict do nothing),
    signed as materialized (
      select row_number() over () as at, s.sign, (s.record ->> 'date')::date as day,
          (s.record ->> 'type')::category_type as type, (s.record ->> 'category_id')::uuid as category_id,
          (s.record ->> 'base_amount_minor')::bigint as amount_minor, (s.record ->> 'account_id')::uuid as account_id,
          (s.record ->> 'account_amount_minor')::bigint as account_amount_minor,
          case when jsonb_typeof(s.record -> 'splits') = 'array' then s.record end as split
        from written o cross join lateral (values (-1, o.before), (1, o.after)) s (sign, record)
        where o.kind = 'transaction' and s.record is not null and not one.restarts),
    parts as materialized (
      select p.at, p.sign, p.day, counted_type(p.type, c.type) as type, p.category_id,
          counted_minor(p.amount_minor, p.type, c.type) as amount_minor
        from (
          select at, sign, day, type, category_id, amount_minor from signed where split is null
          union all
          select at, sign, a.* from signed cross join lateral category_amounts(split) a where split is not null
        ) p
          left join categories k on k.organization_id = one.id and k.id = p.category_id
          cross join lateral (values (coalesce(k.type, deleted_category_type(one.id, p.category_id)))) c (type)),
    monthly as (
      insert into monthly_totals as known
        select one.id, month_of(p.day, (select month_start_day from organizations where id = one.id)), p.type,
            p.category_id, sum(p.amount_minor * p.sign), sum(p.sign)
          from parts p
          group by 2, 3, 4 having sum(p.amount_minor * p.sign) <> 0 or sum(p.sign) <> 0
        on conflict (organization_id, month, type, category_id) do update
          set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + excluded.count),
    daily as (
      insert into daily_totals as known
        select one.id, p.day, p.type, sum(p.amount_minor * p.sign), sum(p.sign),
            coalesce(sum(p.sign) filter (where p.is_repeated), 0)
          from (
            select sign, day, type, sum(amount_minor)::bigint as amount_minor,
                row_number() over (partition by at order by type) > 1 as is_repeated
              from parts group by at, sign, day, type
          ) p
          group by 2, 3 having sum(p.amount_minor * p.sign) <> 0 or sum(p.sign) <> 0
        on conflict (organization_id, day, type) do update
          set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + excluded.count,
              repeated = known.repeated + excluded.repeated),
    of_accounts as (
      insert into account_days as known
        select one.id, s.account_id, s.day, sum(account_minor(s.type, s.account_amount_minor) * s.sign), sum(s.sign)
          from signed s where s.account_id is not null
          group by 2, 3 having sum(account_minor(s.type, s.account_amount_minor) * s.sign) <> 0 or sum(s.sign) <> 0
        on conflict (organization_id, account_id, day) do update
          set amount_minor = known.amount_minor + excluded.amount_minor, count = known.count + excluded.count)
    select * into only_one from ours where cardinality(one.places) = 1;
    if link is null then
      perform chain_changes(one.id, 10000);
    else
      update streams set hash = hashes[cardinality(hashes)], hashed_number = last_number where organization_id = one.id;
    end if;
    if exists (select from webhooks w where w.organization_id = one.id and w.stopped is null) then
      perform enqueue_webhooks(one.id);
    end if;
    if one.restarts then perform rebuild_totals(one.id); end if;
    is_logged := false;
    if cardinality(one.places) = 1 then
      was := logged_fields(only_one.kind, only_one.before);
      becomes := logged_fields(only_one.kind, only_one.after);
      if only_one.private_to is not null then
        is_logged := true;
      elsif was is distinct from becomes then
        insert into change_batches (organization_id, id, number, at, user_id, via, undoes, tally)
          values (one.id, only_one.batch_id, only_one.number, only_one.at, only_one.user_id, only_one.via, only_one.undoes,
            jsonb_build_object(only_one.kind || case when was is null then ' CREATED'
              when becomes is null then ' DELETED' else ' UPDATED' end, 1))
          on conflict (organization_id, id) do nothing;
        is_logged := found;
      end if;
    end if;
    -- The batch has other changes too.
    if not is_logged then perform update_batches(one.id, one.batches); end if;
    if one.id = current_organization() then head := base + cardinality(one.places); end if;
    base := null;
  end loop;
  delete from bulk_changes where transaction_id = pg_current_xact_id();
  return head;
end $$;
select make_security_definer('number_changes()');

-- The changes that servers of the version before have written since the migration.
do $$
declare organization uuid;
begin
  for organization in select s.organization_id from streams s where s.hashed_number < s.last_number order by 1 loop
    while chain_changes(organization, 10000) > 0 loop end loop;
  end loop;
end $$;
