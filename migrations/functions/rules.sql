-- The text of an amount if it can be cast, else null. The planner may cast before a condition is checked, so a CASE would
-- not protect the cast.
create or replace function minor_text(conditions jsonb, field text) returns text language sql immutable parallel safe
  return substring(conditions ->> field from '^[0-9]{1,15}$');

-- Whether all conditions of a rule hold. The description is given in search form.
create or replace function rule_matches_transaction(conditions jsonb, of_type category_type, minor bigint, words text)
  returns boolean
  language sql immutable parallel safe
  return (conditions ->> 'min_minor' is null or minor_text(conditions, 'min_minor') is not null)
    and (conditions ->> 'max_minor' is null or minor_text(conditions, 'max_minor') is not null)
    and coalesce(conditions ->> 'type' = of_type::text, true)
    and coalesce(minor >= minor_text(conditions, 'min_minor')::bigint, true)
    and coalesce(minor <= minor_text(conditions, 'max_minor')::bigint, true)
    and case coalesce(conditions ->> 'text', '') when '' then true else
      case conditions ->> 'match'
        when 'IS' then trim(words) = plain(conditions ->> 'text')
        when 'STARTS_WITH' then starts_with(trim(words), plain(conditions ->> 'text'))
        else strpos(words, plain(conditions ->> 'text')) > 0 end end;

-- Whether a rule matches a transaction by its description or its payee. A computed payee is a part of the description, so
-- it is computed only if the description has the text of the rule.
create or replace function rule_matches_names(
    conditions jsonb, of_type category_type, minor bigint, description text, payee text, source_id uuid) returns boolean
  language sql immutable parallel safe
  return rule_matches_transaction(conditions, of_type, minor, plain(description))
    or ((payee is not null or source_id is not null and strpos(plain(description), plain(conditions ->> 'text')) > 0)
        and rule_matches_transaction(conditions, of_type, minor, plain(effective_payee(payee, source_id, description))));

-- The transactions that a rule matches. The search index is used when the words are long enough for it.
create or replace function rule_matches(conditions jsonb) returns table (id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := plain(coalesce(conditions ->> 'text', ''));
  pattern text := '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%';
  least bigint := coalesce((conditions ->> 'min_minor')::bigint, 0);
  most bigint := coalesce((conditions ->> 'max_minor')::bigint, 9223372036854775807);
begin
  if words = '' then
    return query select t.id from transactions t
      where t.organization_id = current_organization() and t.base_amount_minor between least and most
        and (conditions ->> 'type' is null or t.type = (conditions ->> 'type')::category_type);
  elsif length(words) >= 3 then
    return query select t.id from transactions t
      where t.organization_id = current_organization()
        and (plain(t.description || ' ' || t.note) like pattern or plain(t.payee) like pattern)
        and rule_matches_names(conditions, t.type, t.base_amount_minor, t.description, t.payee, t.source_id);
  else
    return query select t.id from transactions t
      where t.organization_id = current_organization() and t.base_amount_minor between least and most
        and rule_matches_names(conditions, t.type, t.base_amount_minor, t.description, t.payee, t.source_id);
  end if;
end $$;
select make_security_definer('rule_matches(jsonb)');
