import { type Kysely, sql } from 'kysely'

// users.email is an address that a verified token has proved; empty until there is one. It follows the newest token.
export async function up(db: Kysely<never>) {
  await sql`
    -- When the token ends that proved the address: an older token, still in use elsewhere, does not bring the old one back.
    alter table users add column email_token_ends timestamptz;

    -- Keeps the address that a verified token names. An address belongs to the account that proved it last: another
    -- account that had it before must not receive mail there.
    create function note_email(uid text, proved text, token_ends timestamptz) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update users set email = proved, email_token_ends = token_ends
        where auth_uid = uid and token_ends > coalesce(email_token_ends, '-infinity');
      if not found then return; end if;
      update users set email = '' where lower(email collate "C") = lower(proved collate "C") and auth_uid <> uid;
    end $$;
    select run_at_gate('note_email(text, text, timestamptz)');
  `.execute(db)
}
