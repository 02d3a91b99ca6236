-- An update that changes nothing keeps the version, so that each new version of a transaction has a recorded change.
create or replace function keep_version() returns trigger language plpgsql as $$
declare wanted constant integer := new.version;
begin
  new.version := old.version;
  if new is distinct from old then new.version := wanted; end if;
  return new;
end $$;

create or replace trigger keep_version before update on transactions
  for each row when (new.version <> old.version) execute function keep_version();
