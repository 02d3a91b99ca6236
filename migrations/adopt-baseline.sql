-- Converts a database of the migrations that the baseline replaced. Its tables are those of the baseline already. The former
-- functions go with their triggers, and functions/ creates them again; those that tables use keep their names and stay.
do $$
declare
  former_migrations constant text[] := regexp_split_to_array(
    '20261121T1000-tenancy 20261121T1010-changes 20261121T1020-countries 20261121T1030-ledger 20261121T1040-documents
    20261121T1050-assistant 20261121T1060-jobs 20261121T1700-people 20261121T1710-housekeeping 20261121T1710-plans
    20261121T1720-sign-outs 20261121T1730-invitation-answers 20261121T1740-answers 20261121T1750-mails-take-turns
    20261121T2000-assistant-at-work 20261121T2300-undo 20261121T2310-taking-back 20261121T2315-undo-batch
    20261121T2320-trash 20261121T2330-presence 20261121T2340-change-log 20261121T2350-stream-epochs
    20261121T2355-stream 20261121T2360-standing 20261122T0310-undo-large 20261122T0320-undo-offers
    20261122T0330-undo-duplicates 20261122T0345-one-change 20261122T0700-ledger 20261122T0710-totals
    20261122T0720-search 20261122T0721-misspelt-words 20261122T0730-earlier-descriptions 20261122T0731-undo-tags
    20261122T0740-recurring 20261122T0741-rules-at-work 20261122T0742-rule-matches 20261122T0750-budget-lines
    20261122T0751-budget-alerts 20261122T0752-quiet-alerts 20261122T0760-shared-views 20261122T0770-merging
    20261122T1200-imports 20261122T1201-comparing 20261122T1202-stale-imports 20261122T1220-archives
    20261122T1230-sample 20261122T1250-import-rates 20261122T1300-import-base-currency 20261123T0400-fair-file-jobs
    20261123T0410-skipped-rows 20261123T0500-single-use-uploads 20261123T0510-amount-doubts 20261123T0600-authors
    20261123T0610-unsound-rules 20261123T0620-verified-emails 20261123T0630-private-words
    20261123T0800-tour-dismissed 20261123T0810-items-name-documents 20261123T0820-document-notes
    20261123T0830-personal-names 20261123T0900-ai-consent', '\s+');
  former_functions constant text[] := regexp_split_to_array(
    'advance_floors ai_credits_used alert_of_category alert_of_spending archive_bytes archives_to_forget batch_lines
    blank_private_changes budget_lines compared confine_to_organization current_batch decline_invitation
    documents_to_forget due_for_purge earlier_descriptions end_presence enqueue enqueue_for enter forget_answers
    has_migration holds_word invitation_offer_to invitation_offers is_other_currency is_refused is_undone
    join_by_invitation keep_presences keep_private keep_totals leaned_on learn_words mark_invited mark_members
    mark_organization mark_user member_count members_to_remind minor_text move_person_heads note_account
    note_activity note_alerts note_correction note_email note_stage organizations_with_news parts_of person_numbers
    plans_owned private_readers purge_account purge_organization put_all_back put_back rebuild_totals rebuild_words
    record_change record_changes_of record_shared_view recurrences_to_post rule_holds rule_matches run_at_gate
    sample_left seal_changes shut_out_since spent_on split_transaction stale_imports standing_lasts stop_reading
    stream_heads tag_transaction tie told transactions_with undo_batch undo_outlook undo_steps unused_uploads
    words_like words_of', '\s+');
  renamed record;
begin
  if exists (select from unnest(former_migrations) f (name) where f.name not in (select k.name from kysely_migration k)) then
    raise exception 'The database is older than the baseline. Run "npm run migrate" of commit 160cd51 once, then start again.';
  end if;
  execute (select format('drop function %s cascade', string_agg(p.oid::regprocedure::text, ', '))
             from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = any (former_functions));
  for renamed in
    select p.polrelid::regclass as table_name, p.polname as former, replace(p.polname, 'gate', 'security_definer') as name
      from pg_policy p where p.polname in ('gate', 'gate_reads', 'gate_writes', 'gate_purges')
  loop
    execute format('alter policy %I on %s rename to %I', renamed.former, renamed.table_name, renamed.name);
  end loop;
  insert into applied_migrations (name)
    select 'baseline' union all select k.name from kysely_migration k where k.name <> all (former_migrations);
end $$;
alter table transactions validate constraint transactions_author;
drop table kysely_migration, kysely_migration_lock;
