-- The credits of a user's monthly allowance that were used in all organizations since the first of the month, UTC. Credits
-- from packs do not count.
create or replace function ai_credits_used(of_user uuid) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if of_user is distinct from current_app_user() then return null; end if;
  return (select coalesce(sum(u.credits - coalesce(d.credits, 0)), 0)
    from ai_usage u left join lateral (
      select sum(credits) as credits from credit_draws
        where organization_id = u.organization_id and usage_id = u.id) d on true
    where u.user_id = of_user and u.state <> 'returned'
      and u.at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC');
end $$;
select make_security_definer('ai_credits_used(uuid)');
