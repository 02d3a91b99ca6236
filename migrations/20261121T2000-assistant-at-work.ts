import { type Kysely, sql } from 'kysely'

// Answers that take their time, voice notes, several receipts in one file, and what is learnt from reviews.
// Reads served: the parts of a document; the name that people gave a merchant; what a receipt may belong to; the tokens
// that an organization has used today.
export async function up(db: Kysely<never>) {
  await sql`
    -- An answer of a language model comes word by word: until it is whole, its message is at work.
    create type message_state as enum ('WORKING', 'DONE', 'STOPPED');
    alter table chat_messages
      add column state message_state not null default 'DONE',
      -- What was asked, so that it can be asked again.
      add column question jsonb,
      -- What a reader should know besides: that no model answered, for one.
      add column notice text check (length(notice) <= 500);
    alter table assistant_sessions add column opened_at timestamptz not null default now();

    -- Each call of a model: never what was said.
    create table model_calls (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      user_id         uuid not null default current_app_user() references users,
      purpose         text not null check (purpose in ('answer', 'document')),
      model           text not null,
      prompt_hash     bytea not null,
      tool_calls      integer not null default 0 check (tool_calls >= 0),
      input_tokens    integer not null default 0 check (input_tokens >= 0),
      output_tokens   integer not null default 0 check (output_tokens >= 0),
      outcome         text not null,
      at              timestamptz not null default now(),
      primary key (organization_id, id)
    );
    create index on model_calls (organization_id, at);
    select confine_to_organization('model_calls');

    alter table documents
      -- One file may hold several receipts: the first is the file's own document, the others are its parts.
      add column part_of uuid,
      add column part smallint not null default 1 check (part >= 1),
      -- Since when it is in its stage: one that is late can be tried again.
      add column stage_since timestamptz not null default now(),
      -- What was said in a voice note.
      add column transcript text check (length(transcript) <= 8000),
      -- Somebody has seen that it is like another one, and keeps both.
      add column is_kept_twice boolean not null default false,
      -- Which attempt at reading it counts: what becomes of an older one changes nothing.
      add column attempt integer not null default 1 check (attempt >= 1),
      add foreign key (organization_id, part_of) references documents (organization_id, id) on delete cascade;
    -- Each receipt of a file is there once; the file's own document is the first of them, and no part of another.
    create unique index on documents (organization_id, part_of, part) where part_of is not null;
    alter table documents add check ((part_of is null) = (part = 1));
    -- What a transaction was made of, also when it is deleted.
    create index on staged_items (organization_id, transaction_id) where transaction_id is not null;

    create function note_stage() returns trigger language plpgsql as $$
    begin
      if new.stage is distinct from old.stage then new.stage_since := now(); end if;
      return new;
    end $$;
    create trigger note_stage before update of stage on documents for each row execute function note_stage();

    -- How people call the merchant whose receipts show a number, a website or a name. Not recorded: it is learnt anew
    -- from each review.
    create table merchant_names (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      kind            text not null check (kind in ('tax-number', 'company-number', 'phone', 'website', 'name')),
      value           text not null check (length(value) between 1 and 300),
      name            text not null check (length(name) between 1 and 200),
      updated_at      timestamptz not null default now(),
      primary key (organization_id, kind, value)
    );
    select confine_to_organization('merchant_names');

    -- Which transaction a receipt may belong to, and what people said of it. A declined one is not offered again.
    create type receipt_match_state as enum ('SUGGESTED', 'CONFIRMED', 'DECLINED');
    create table receipt_matches (
      organization_id uuid not null default current_organization() references organizations on delete cascade,
      id              uuid not null default uuidv7(),
      receipt_id      uuid not null,
      transaction_id  uuid not null,
      state           receipt_match_state not null default 'SUGGESTED',
      score           real not null check (score between 0 and 1),
      reasons         text[] not null default '{}',
      decided_by      uuid references users,
      decided_at      timestamptz,
      check ((state = 'SUGGESTED') = (decided_at is null)),
      primary key (organization_id, id),
      unique (organization_id, receipt_id, transaction_id),
      foreign key (organization_id, receipt_id) references receipts (organization_id, id) on delete cascade,
      foreign key (organization_id, transaction_id) references transactions (organization_id, id) on delete cascade
    );
    create index on receipt_matches (organization_id, transaction_id);
    select confine_to_organization('receipt_matches');
    select record_changes_of('receipt_matches', 'receipt_match');

    -- The organization's choice, offered once people have confirmed five matches.
    alter table organizations add column attaches_receipts boolean not null default false;

    -- What takes turns: mails, so that a mail server that does not answer keeps nothing waiting but mails; and the
    -- documents and the voice notes of one organization, so that a hundred of them do not keep another organization's
    -- waiting. A job says of what kind it is, so that a process can take a few of a kind at a time and leave room for
    -- others.
    create or replace function enqueue(task text, details jsonb default '{}', job_key text default null, max_attempts integer default 5)
      returns void language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      perform graphile_worker.add_job(
        identifier => task,
        payload => (details || jsonb_build_object(
          'organizationId', current_organization(), 'userId', current_app_user()))::json,
        queue_name => case
          when task like '%-mail' then 'mails'
          when task = 'read-document' then 'documents ' || current_organization()
          when task = 'hear-note' then 'notes ' || current_organization()
        end,
        job_key => job_key,
        max_attempts => enqueue.max_attempts,
        flags => array[task]);
    end $$;
  `.execute(db)
}
