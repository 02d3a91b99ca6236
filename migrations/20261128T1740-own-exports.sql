-- Rows of files that this program exported. They update the transactions that they came from.
alter type import_format add value if not exists 'PURSER';
alter type import_verdict add value if not exists 'CHANGED';
alter table import_rows
  -- The fields of the transaction in the file.
  add column own jsonb,
  -- The fields that the file changes: [{field, before, after}], as texts.
  add column changes jsonb,
  -- The version of the matching transaction when the changes were found.
  add column match_version integer,
  add column reviewed boolean,
  add column paid_by uuid,
  -- The amount in the file, if it was rounded.
  add column written_amount text;
alter table imports
  add column changed_count integer not null default 0,
  -- The changed rows that are selected.
  add column updated_count integer not null default 0;
