import { type Kysely, sql } from 'kysely'

// Finding transactions by what stands in them, by their amount and by their receipts' merchants, quick also among a million.
// Reads served: words in some days; amounts; merchants; the words most like one that nothing holds; those without a
// category, and those that are split, newest first.
export async function up(db: Kysely<never>) {
  await sql`
    drop index transactions_search;
    -- What waits to be filed is read by each search: so little waits.
    create index transactions_search on transactions
      using gin (organization_id, month_of(date, 1::smallint), plain(description || ' ' || note) gin_trgm_ops)
      with (gin_pending_list_limit = 512);
    create index transactions_amount on transactions (organization_id, base_amount_minor, date desc);
    create index transactions_foreign_amount on transactions (organization_id, amount_minor, date desc)
      where amount_minor <> base_amount_minor;
    create index transactions_uncategorised on transactions (organization_id, date desc, id desc)
      where category_id is null and splits is null;
    create index transactions_split on transactions (organization_id, date desc, id desc) where splits is not null;
    create index receipts_merchant on receipts using gin (organization_id, plain(merchant) gin_trgm_ops);
    grant select on receipts, receipt_transactions to purser_gate;
    create policy gate on receipts for select to purser_gate using (true);
    create policy gate on receipt_transactions for select to purser_gate using (true);

    -- The words that stand in the books, each once: what a misspelt one is corrected from. None leaves.
    create table search_words (
      organization_id uuid not null references organizations on delete cascade,
      word            text not null check (length(word) <= 30),
      primary key (organization_id, word)
    );
    create index on search_words using gin (organization_id, word gin_trgm_ops);
    select confine_to_organization('search_words');
    revoke insert, update, delete on search_words from purser_app;
    grant select, insert on search_words to purser_gate;
    create policy gate on search_words to purser_gate using (true);

    -- The words of a text that can be misspelt.
    create function words_of(content text) returns setof text language sql stable parallel safe as $$
      select distinct w.word from regexp_split_to_table(plain(content), '[^[:alnum:]]+') w (word)
        where length(w.word) between 4 and 30 and w.word !~ '[0-9]' $$;

    create function rebuild_words(organization uuid) returns void
      language sql security definer set search_path = public, pg_temp as $$
      insert into search_words
        select distinct organization, w.word from (
            select distinct t.description || ' ' || t.note as content from transactions t where t.organization_id = organization
            union select r.merchant from receipts r where r.organization_id = organization and r.merchant is not null) c
          cross join lateral words_of(c.content) w (word)
        on conflict do nothing $$;
    select run_at_gate('rebuild_words(uuid)');
    revoke execute on function rebuild_words(uuid) from purser_app;

    -- Learns the words of a transaction's changes when they get their numbers: the stream is locked then, so that no two
    -- writers wait for each other.
    create function learn_words() returns trigger
      language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
    begin
      insert into search_words
        select distinct new.organization_id, w.word
          from changes c cross join lateral words_of(
            concat_ws(' ', c.after ->> 'description', c.after ->> 'note', c.after ->> 'merchant')) w (word)
          where c.transaction_id = pg_current_xact_id() and c.number is null and c.organization_id = new.organization_id
            and (c.kind = 'transaction' or c.kind = 'receipt') and c.after is not null
            and (c.before is null
                 or (c.before ->> 'description', c.before ->> 'note', c.before ->> 'merchant')
                    is distinct from (c.after ->> 'description', c.after ->> 'note', c.after ->> 'merchant'))
        on conflict do nothing;
      return null;
    end $$;
    select run_at_gate('learn_words()');
    create trigger learn_words after update of last_number on streams for each row execute function learn_words();

    -- The condition that a text holds a word: anywhere in it, or, where the word is too short for an index, at the start
    -- of one of its words.
    create function holds_word(content text, word text) returns text language sql stable parallel safe as $$
      select case when length(word) >= 3 or word !~ '[[:alnum:]]' then format('%s like %L', content, '%' || p.word || '%')
                  else format('(%1$s like %2$L or %1$s like %3$L)', content, p.word || '%', '% ' || p.word || '%') end
        from (values (regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g'))) p (word) $$;

    -- The transactions of some days that hold all of some words: each in the description or the note, or in the merchant
    -- of a receipt, or as the amount that it is in smallest units (null where it is none). Where only so many are wanted,
    -- whole months are searched from one end until there are as many; then what of those days is left has not been.
    create function transactions_with(words text[], amounts bigint[], since date, until date, wanted int, newest_first boolean)
      returns table (id uuid, date date)
      language plpgsql stable security definer rows 200 set search_path = public, pg_temp
      set enable_seqscan = off set jit = off as $$
    declare
      organization constant uuid := current_organization();
      content constant text := 'plain(t.description || '' '' || t.note)';
      one text; at int := 0; minor bigint; in_text text[]; in_merchant text[]; in_any text[];
      has_receipts constant boolean := exists (select from receipt_transactions x where x.organization_id = organization);
      days constant text := ' and t.date between $2 and $3';
      month constant text := ' and month_of(t.date, 1::smallint) = $5';
      query text; months date[]; each date; searched int := 0; added int; found int := 0;
    begin
      foreach one in array words loop
        at := at + 1;
        one := plain(one);
        minor := amounts[at];
        in_text := in_text || holds_word(content, one);
        in_merchant := in_merchant || holds_word('plain(r.merchant)', one);
        in_any := in_any || concat('(', in_text[at],
          ' or t.base_amount_minor = ' || minor || ' or t.amount_minor = ' || minor,
          case when has_receipts then format(
            ' or exists (select from receipts r join receipt_transactions x
                           on x.organization_id = r.organization_id and x.receipt_id = r.id
                         where x.organization_id = t.organization_id and x.transaction_id = t.id and %s)',
            in_merchant[at]) end, ')');
      end loop;
      query := 'select t.id, t.date from transactions t where t.organization_id = $1 and '
        || array_to_string(in_text, ' and ') || '/*days*/';
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
    select run_at_gate('transactions_with(text[], bigint[], date, date, int, boolean)');

    -- The words of the books that are most like another one, the most alike first, and what that one is as it is searched.
    -- The first letter of a misspelt word is nearly always right.
    create function words_like(typed text) returns table (word text, plain_typed text)
      language sql stable security definer set search_path = public, pg_temp
      set pg_trgm.similarity_threshold = 0.15 set enable_seqscan = off as $$
      select w.word, plain(typed) from search_words w
        where w.organization_id = current_organization() and w.word % plain(typed)
          and starts_with(w.word, left(plain(typed), 1)) and abs(length(w.word) - length(plain(typed))) <= 2
        order by similarity(w.word, plain(typed)) desc, w.word limit 50 $$;
    select run_at_gate('words_like(text)');

    set local role purser_gate;
    select rebuild_words(id) from organizations;
    reset role;
  `.execute(db)
}
