-- The condition that a text contains a word: anywhere in it, or at the start of a word when the search word is too short
-- for the index. Chinese, Japanese and Korean have no spaces between words, so that each word is searched anywhere.
create or replace function contains_word(content text, word text) returns text language sql stable parallel safe as $$
  select case when length(word) >= 3 or word !~ '[[:alnum:]]' or word ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then format('%s like %L', content, '%' || p.word || '%')
              else format('(%1$s like %2$L or %1$s like %3$L)', content, p.word || '%', '% ' || p.word || '%') end
    from (values (regexp_replace(word, '([\\%_])', '\\\1', 'g'))) p (word) $$;

-- Transactions in a range of days that contain all words, each in the description, the note or the merchant of a receipt,
-- or as the amount in minor units (null when the word is no amount). When only some are wanted, whole months are searched
-- from one end until there are enough; the rest of the range is not searched then.
create or replace function transactions_with(
    words text[], amounts bigint[], since date, until date, wanted int, newest_first boolean)
  returns table (id uuid, date date)
  language plpgsql stable security definer rows 200 set search_path = public, pg_temp
  set enable_seqscan = off set jit = off as $$
declare
  organization constant uuid := current_organization();
  content constant text := 'plain(t.description || '' '' || t.note)';
  one text; at int := 0; minor bigint; in_text text[]; in_payee text[]; in_merchant text[]; in_any text[];
  has_receipts constant boolean := exists (select from receipt_transactions x where x.organization_id = organization);
  days constant text := ' and t.date between $2 and $3';
  month constant text := ' and month_of(t.date, 1::smallint) = $5';
  query text; months date[]; each date; searched int := 0; added int; found int := 0;
begin
  foreach one in array words loop
    at := at + 1;
    one := plain(one);
    minor := amounts[at];
    in_text := in_text || contains_word(content, one);
    in_payee := in_payee || contains_word('plain(t.payee)', one);
    in_merchant := in_merchant || contains_word('plain(r.merchant)', one);
    in_any := in_any || concat('(', in_text[at], ' or ', in_payee[at],
      ' or t.base_amount_minor = ' || minor || ' or t.amount_minor = ' || minor,
      case when has_receipts then format(
        ' or exists (select from receipts r join receipt_transactions x
                       on x.organization_id = r.organization_id and x.receipt_id = r.id
                     where x.organization_id = t.organization_id and x.transaction_id = t.id and %s)',
        in_merchant[at]) end, ')');
  end loop;
  query := 'select t.id, t.date from transactions t where t.organization_id = $1 and '
    || array_to_string(in_text, ' and ') || '/*days*/';
  if exists (select from transactions t where t.organization_id = organization and t.payee is not null) then
    query := query || format(
      ' union select t.id, t.date from transactions t
          where t.organization_id = $1 and t.payee is not null and (%s) and %s/*days*/',
      array_to_string(in_payee, ' or '), array_to_string(in_any, ' and '));
  end if;
  if has_receipts then
    query := query || format(
      ' union select t.id, t.date from receipts r join receipt_transactions x
            on x.organization_id = r.organization_id and x.receipt_id = r.id
          join transactions t on t.organization_id = x.organization_id and t.id = x.transaction_id
        where r.organization_id = $1 and (%s) and %s/*days*/',
      array_to_string(in_merchant, ' or '), array_to_string(in_any, ' and '));
  end if;
  if num_nonnulls(variadic amounts) > 0 then
    query := query || format(
      ' union select t.id, t.date from transactions t
          where t.organization_id = $1 and t.base_amount_minor = any ($4) and %1$s/*days*/
        union select t.id, t.date from transactions t
          where t.organization_id = $1 and t.amount_minor = any ($4) and t.amount_minor <> t.base_amount_minor
            and %1$s/*days*/',
      array_to_string(in_any, ' and '));
  end if;
  amounts := array_remove(amounts, null);
  select array_agg(m.first_day order by case when newest_first then -(m.first_day - date '1900-01-01')
                                             else m.first_day - date '1900-01-01' end)
    into months
    from (select distinct month_of(d.day, 1::smallint) as first_day from daily_totals d
            where d.organization_id = organization and d.day between since and until) m;
  if wanted is not null or cardinality(months) <= 12 then
    foreach each in array coalesce(months, '{}') loop
      return query execute replace(query, '/*days*/', days || month) using organization, since, until, amounts, each;
      get diagnostics added = row_count;
      found := found + added;
      if found >= wanted then return; end if;
      searched := searched + 1;
      exit when searched = 12;
    end loop;
    if searched >= cardinality(months) or months is null then return; end if;
    if newest_first then until := each - 1; else since := (each + interval '1 month')::date; end if;
  end if;
  return query execute replace(query, '/*days*/', days) using organization, since, until, amounts;
end $$;
select make_security_definer('transactions_with(text[], bigint[], date, date, integer, boolean)');

-- Up to max_count different descriptions in alphabetical order, each as it was recorded last.
create or replace function earlier_descriptions(prefix text, of_type category_type, max_count integer)
  returns table (description text, date date, id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare last text := lower(prefix); beginning text := last; known record;
begin
  for turn in 1 .. max_count loop
    select t.description, t.date, t.id, lower(t.description) as plain into known from transactions t
      where t.organization_id = current_organization() and lower(t.description) ~>=~ last
      order by lower(t.description) using ~<~, t.date desc limit 1;
    exit when known.plain is null or not starts_with(known.plain, beginning);
    -- Continue after all transactions with this description.
    last := known.plain || chr(1);
    select t.description, t.date, t.id into description, date, id from transactions t
      where t.organization_id = current_organization() and lower(t.description) = known.plain and t.type = of_type
      order by t.date desc limit 1;
    if found then return next; end if;
  end loop;
end $$;
select make_security_definer('earlier_descriptions(text, category_type, integer)');
