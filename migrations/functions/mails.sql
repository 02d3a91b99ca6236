-- Finds the organization of the secret in an email's address, and the member who adds its documents: the sender, else the
-- Owner of the longest standing. An email is allowed from the verified address of a member who may add documents, and from
-- the addresses and domains that the organization allows. Returns no row for an unknown secret.
create or replace function find_mail_recipient(hash bytea, sender text, adding role[])
  returns table (organization_id uuid, user_id uuid, is_allowed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  with members as (
    select m.organization_id, m.user_id, m.role, m.joined_at,
        u.email_token_ends is not null and lower(u.email collate "C") = lower(sender collate "C") as is_sender
      from mail_addresses a join memberships m using (organization_id) join users u on u.id = m.user_id
      where a.secret_hash = hash and m.removed_at is null and m.role = any (adding)
        and u.deleted_at is null and u.disabled_at is null)
  select o.id, m.user_id,
      m.is_sender or lower(sender) = any (o.mail_senders) or split_part(lower(sender), '@', 2) = any (o.mail_senders)
    from members m join organizations o on o.id = m.organization_id and o.deleted_at is null
    where m.is_sender or m.role = 'OWNER'
    order by m.is_sender desc, m.joined_at, m.user_id limit 1 $$;
select make_security_definer('find_mail_recipient(bytea, text, role[])');
