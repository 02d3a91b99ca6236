-- The API token or connected app with which a change was made; null for a session of the user. The column is older than the
-- chain of changes, because the functions that extend the chain read it.
alter table changes add column grant_id uuid;
