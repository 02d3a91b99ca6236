-- Whether the server can read the mailbox that receives emails. The mailbox belongs to the server, so there is one row.
create table mailbox_state (
  is_only       boolean primary key default true check (is_only),
  -- The end of the last round that worked.
  read_at       timestamptz,
  -- Unseen emails were left for the next round.
  has_more      boolean not null default false,
  failure       text check (failure in ('LOGIN', 'CERTIFICATE', 'FOLDER', 'CONNECTION')),
  failing_since timestamptz,
  check ((failure is null) = (failing_since is null))
);
grant select, insert, update on mailbox_state to purser_app;
