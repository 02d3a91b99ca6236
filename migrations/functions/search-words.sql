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

-- Adds the words of a transaction's changes when they are numbered: the stream is locked then, so two writers cannot
-- deadlock.
create or replace function update_search_words() returns trigger
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
select make_security_definer('update_search_words()');

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

create or replace trigger update_search_words after update of last_number on streams
  for each row execute function update_search_words();
