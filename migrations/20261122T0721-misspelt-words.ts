import { type Kysely, sql } from 'kysely'

// Only what stands nowhere is misspelt, not even within a word: said by the words themselves, which are few.
export async function up(db: Kysely<never>) {
  await sql`
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
  `.execute(db)
}
