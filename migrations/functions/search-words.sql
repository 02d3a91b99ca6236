drop trigger if exists update_search_words on streams;
drop function if exists update_search_words();

-- The words of a text that search can correct.
create or replace function words_of(content text) returns setof text language sql stable parallel safe as $$
  select distinct w.word from regexp_split_to_table(plain(content), '[^[:alnum:]]+') w (word)
    where length(w.word) between 4 and 30 and w.word !~ '[0-9]' $$;

-- Adds all words of an organization to search_words.
create or replace function rebuild_words(organization uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into search_words
    select distinct organization, w.word from (
        select distinct t.description || ' ' || t.note as content from transactions t where t.organization_id = organization
        union select r.merchant from receipts r where r.organization_id = organization and r.merchant is not null) c
      cross join lateral words_of(c.content) w (word)
    on conflict do nothing $$;
select make_security_definer('rebuild_words(uuid)');
revoke execute on function rebuild_words(uuid) from purser_app;

-- Loads pg_trgm: an owner that is no superuser may only use the settings of libraries that the session has loaded.
select similarity('', '');

-- The words of the ledger that are most similar to a word, the best first, and the word itself in search form. The first
-- letter of a misspelt word is nearly always right.
create or replace function words_like(typed text) returns table (word text, plain_typed text)
  language sql stable security definer set search_path = public, pg_temp
  set pg_trgm.similarity_threshold = 0.15 set enable_seqscan = off as $$
  select w.word, plain(typed) from search_words w
    where w.organization_id = current_organization() and w.word % plain(typed)
      and starts_with(w.word, left(plain(typed), 1)) and abs(length(w.word) - length(plain(typed))) <= 2
      and not exists (select from search_words known
                        where known.organization_id = current_organization()
                          and known.word like '%' || plain(typed) || '%')
    order by similarity(w.word, plain(typed)) desc, w.word limit 50 $$;
select make_security_definer('words_like(text)');
