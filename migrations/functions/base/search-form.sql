create extension if not exists unaccent;

-- A text in search form: lower case without accents. The dictionary is named, so that the function is immutable and can be
-- used in an index.
create or replace function plain(words text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));
