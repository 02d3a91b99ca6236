-- The heads of the given streams. The result has only numbers and epochs, so it may cross organizations.
create or replace function stream_heads(organizations uuid[])
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
select make_security_definer('stream_heads(uuid[])');

-- The users who can see private changes in a part of the stream.
create or replace function private_readers(low bigint, high bigint) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct private_to from changes
    where organization_id = current_organization() and number > low and number <= high
      and private_to is not null $$;
select make_security_definer('private_readers(bigint, bigint)');

-- Moves the retention floor of each change stream: 7 days or 100,000 changes, whichever reaches back further. The changes
-- themselves stay, except private ones, which have no values.
create or replace function advance_floors() returns void
  language sql security definer set search_path = public, pg_temp as $$
  update streams s set floor_number = old.number
    from (select o.organization_id, (select c.number from changes c
            where c.organization_id = o.organization_id and c.number <= o.last_number - 100000
              and c.at < now() - interval '7 days'
            order by c.number desc limit 1) as number from streams o) old
    where s.organization_id = old.organization_id and old.number > s.floor_number;
  select delete_change(c, 'PRIVATE_EXPIRED')
    from (
      select c from changes c join streams s on s.organization_id = c.organization_id
        where c.private_to is not null and c.number <= s.floor_number order by c.organization_id, c.number) its (c);
$$;
select make_security_definer('advance_floors()');
