-- The credits of a user over all organizations since the first of the month, UTC.
create or replace function ai_credits_used(of_user uuid) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if of_user is distinct from current_app_user() then return null; end if;
  return (select coalesce(sum(credits), 0) from ai_usage
    where user_id = of_user and state <> 'returned' and at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC');
end $$;
select make_security_definer('ai_credits_used(uuid)');
