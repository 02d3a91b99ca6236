-- The language of the interface and the first day of the week (ISO 8601: 1 is Monday, 7 is Sunday). Null follows the
-- browser's language and the chosen format of dates.
alter table users
  add column language text check (language in ('en', 'de', 'fr', 'es')),
  add column week_start smallint check (week_start between 1 and 7);
