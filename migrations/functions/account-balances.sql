-- The amount that a transaction adds to its account, in the account's currency.
create or replace function account_minor(type category_type, amount_minor bigint) returns bigint
  language sql immutable parallel safe
  return case type when 'INCOME' then amount_minor else -amount_minor end;

-- The balances of accounts at the end of a day. The anchor is the opening. Entries after it add to the balance, and those on
-- or before its day change only earlier balances. Each value of an asset is an anchor from its day on.
create or replace function account_balances(accounts uuid[], at_end_of date)
  returns table (account_id uuid, balance_minor bigint) language sql stable parallel safe as $$
  select a.id, (anchor.amount_minor
      + case when anchor.day <= at_end_of
          then coalesce((select sum(d.amount_minor) from account_days d
                           where d.account_id = a.id and d.day > anchor.day and d.day <= at_end_of), 0)
          else - coalesce((select sum(d.amount_minor) from account_days d
                             where d.account_id = a.id and d.day > at_end_of and d.day <= anchor.day), 0) end)::bigint
    from unnest(accounts) a (id)
      cross join lateral (
        select s.day, s.amount_minor from balance_statements s
          where s.account_id = a.id and s.kind in ('OPENING', 'VALUE')
          order by s.day > at_end_of, abs(s.day - at_end_of), s.kind desc limit 1) anchor $$;

-- The balances of accounts directly after some of their transactions, in the order in which lists show them.
create or replace function balances_after(transactions uuid[])
  returns table (transaction_id uuid, balance_minor bigint) language sql stable parallel safe as $$
  with asked as materialized (
    select t.id, t.account_id, t.date, a.kind from transactions t join money_accounts a on a.id = t.account_id
      where t.id = any (transactions)),
  days as (select distinct account_id, date, kind from asked),
  newest as materialized (
    select n.account_id, n.date, b.balance_minor
      from (select account_id, max(date) as date from days group by 1) n
        cross join lateral account_balances(array[n.account_id], n.date) b),
  ends as (
    select d.account_id, d.date, case d.kind
        when 'ASSET' then (select b.balance_minor from account_balances(array[d.account_id], d.date) b)
        else n.balance_minor - coalesce((select sum(x.amount_minor) from account_days x
                 where x.account_id = d.account_id and x.day > d.date and x.day <= n.date), 0) end as balance_minor
      from days d join newest n on n.account_id = d.account_id),
  entries as (
    select t.id, e.balance_minor - coalesce(sum(account_minor(t.type, t.account_amount_minor)) over (
        partition by t.account_id, t.date order by t.id desc rows between unbounded preceding and 1 preceding), 0) as after
      from ends e join transactions t on t.account_id = e.account_id and t.date = e.date)
  select a.id, e.after::bigint from asked a join entries e on e.id = a.id $$;

-- The statements of accounts in order, each with the computed balance and with the interval since the statement before it.
-- Balances are not compared where an asset's value is stated. `recorded_minor` is the sum of the interval.
create or replace function compared_statements(accounts uuid[])
  returns table (id uuid, account_id uuid, day date, amount_minor bigint, kind text, source text, version integer,
    created_at timestamptz, balance_minor bigint, since date, arose_minor bigint)
  language sql stable parallel safe as $$
  with ordered as (
    select s.*, lag(s.day) over w as since, lag(s.amount_minor) over w as amount_before
      from balance_statements s where s.account_id = any (accounts)
      window w as (partition by s.account_id order by s.day, s.kind <> 'OPENING', s.id)),
  summed as (
    select o.*, coalesce((select sum(d.amount_minor) from account_days d
                            where d.account_id = o.account_id and d.day > o.since and d.day <= o.day), 0) as recorded
      from ordered o),
  running as (
    select s.*, sum(s.recorded) over (partition by s.account_id order by s.day, s.kind <> 'OPENING', s.id) as reached
      from summed s)
  select r.id, r.account_id, r.day, r.amount_minor, r.kind, r.source, r.version, r.created_at,
      case when r.kind = 'VALUE' then r.amount_minor else opening.amount_minor + r.reached - opening.reached end::bigint,
      r.since,
      case when r.kind <> 'VALUE' then r.amount_minor - r.amount_before - r.recorded end::bigint
    from running r
      join running opening on opening.account_id = r.account_id and opening.kind = 'OPENING'
    order by r.account_id, r.day, r.kind <> 'OPENING', r.id $$;

-- Whether an organization of the user has an account. Members may also ask about organizations that are not active.
create or replace function has_accounts(wanted uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from money_accounts where organization_id = wanted) and exists (
    select from memberships where organization_id = wanted and user_id = current_app_user() and removed_at is null) $$;
select make_security_definer('has_accounts(uuid)');
