-- The digest of a change's values. The salt prevents that removed values are guessed from their digest.
-- server/record/digests.ts computes the same digests.
create or replace function content_digest(before jsonb, after jsonb, salt uuid) returns bytea
  language sql stable parallel safe
  return sha256(convert_to(concat(salt, E'\n', before, E'\n', after), 'UTF8'));

-- The digest of a change: its fields, one on each line, and the digest of its values. A change with a grant has a line more.
drop function if exists change_digest(text, uuid, text, uuid, text, uuid, uuid, timestamptz, uuid, bytea);
create or replace function change_digest(kind text, record_id uuid, action text, user_id uuid, via text, batch_id uuid,
    private_to uuid, at timestamptz, undoes uuid, content bytea, grant_id uuid default null) returns bytea
  language sql stable parallel safe
  return sha256(convert_to(concat(kind, E'\n', record_id, E'\n', action, E'\n', user_id, E'\n', via, E'\n', batch_id, E'\n',
    private_to, E'\n', (extract(epoch from at) * 1000000)::bigint, E'\n', undoes, E'\n', encode(content, 'hex'),
    E'\n' || grant_id), 'UTF8'));

-- The hash before the first change.
create or replace function chain_start(organization uuid) returns bytea language sql immutable parallel safe
  return sha256(uuid_send(organization));

-- The hashes of consecutive changes.
create or replace function chain_hashes(previous bytea, digests bytea[]) returns bytea[]
  language plpgsql immutable parallel safe as $$
declare digest bytea; hash bytea := previous; hashes bytea[] := '{}';
begin
  foreach digest in array digests loop
    hash := sha256(hash || digest);
    hashes := array_append(hashes, hash);
  end loop;
  return hashes;
end $$;

-- Notes that the values of changes were removed or that changes were deleted.
create or replace function note_redaction(organization uuid, first bigint, last bigint, removed bytea, remaining bytea,
    reason text) returns void language plpgsql as $$
declare previous record;
begin
  perform pg_advisory_xact_lock(hashtext('redactions'), hashtext(organization::text));
  select r.position, r.hash into previous from redactions r where r.organization_id = organization
    order by r.position desc limit 1;
  insert into redactions (organization_id, position, first_number, last_number, removed, remaining, reason, hash)
    values (organization, coalesce(previous.position, 0) + 1, first, last, removed, remaining, reason,
      sha256(coalesce(previous.hash, chain_start(organization)) || sha256(convert_to(concat(
        first, E'\n', last, E'\n', encode(removed, 'hex'), E'\n', encode(remaining, 'hex'), E'\n', reason, E'\n',
        (extract(epoch from now()) * 1000000)::bigint), 'UTF8'))));
end $$;

-- Extends the chain over changes that have a number and no hash: those of the time before the chain, and those that a
-- server of an older version writes during an upgrade. Returns the number of changes.
create or replace function chain_changes(organization uuid, most integer) returns integer language plpgsql as $$
declare stream record; one record; link bytea; reached bigint; amount integer := 0; no_change constant bytea := sha256('');
begin
  select s.last_number, s.hashed_number, s.hash into stream from streams s
    where s.organization_id = organization and s.hashed_number < s.last_number for update;
  if not found then return 0; end if;
  link := coalesce(stream.hash, chain_start(organization));
  reached := stream.hashed_number;
  for one in
    select c.ctid as place, c.number, s.salt,
        change_digest(c.kind, c.record_id, c.action::text, c.user_id, c.via, c.batch_id, c.private_to, c.at, c.undoes,
          content_digest(c.before, c.after, s.salt), c.grant_id) as digest
      from changes c cross join lateral (select coalesce(c.salt, gen_random_uuid()) as salt offset 0) s
      where c.organization_id = organization and c.number > stream.hashed_number and c.number <= stream.last_number
      order by c.number limit most for no key update of c
  loop
    -- Private changes were deleted before the chain existed.
    if one.number > reached + 1 then
      perform note_redaction(organization, reached + 1, one.number - 1, no_change, null, 'BEFORE_CHAIN');
      link := sha256(link || no_change);
    end if;
    link := sha256(link || one.digest);
    update changes c set salt = one.salt, hash = link where c.ctid = one.place;
    reached := one.number;
    amount := amount + 1;
  end loop;
  if amount < most and reached < stream.last_number then
    perform note_redaction(organization, reached + 1, stream.last_number, no_change, null, 'BEFORE_CHAIN');
    link := sha256(link || no_change);
    reached := stream.last_number;
  end if;
  update streams s set hash = link, hashed_number = reached where s.organization_id = organization;
  return amount;
end $$;
