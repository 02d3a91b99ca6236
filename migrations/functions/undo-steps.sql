-- Whether a batch is undone: its last undo is not undone itself.
create or replace function is_undone(wanted uuid) returns boolean language plpgsql stable as $$
declare last_undo uuid;
begin
  select c.batch_id into last_undo from changes c
    where c.organization_id = current_organization() and c.undoes = wanted order by c.number desc limit 1;
  return last_undo is not null and not is_undone(last_undo);
end $$;

-- Whether the organization currency has changed since a batch was made. Its base amounts are meaningless then.
create or replace function is_other_currency(wanted uuid) returns boolean language sql stable as $$
  select coalesce((
    select c.before ->> 'currency' <> o.currency from changes c join organizations o on o.id = c.record_id
      where c.organization_id = current_organization() and c.kind = 'organization'
        and c.before -> 'currency' <> c.after -> 'currency' and c.record_id = current_organization()
        and c.number > (select max(b.number) from changes b
                          where b.organization_id = current_organization() and b.batch_id = wanted)
      order by c.number limit 1), false)
$$;

-- The changes of a batch, or of chosen records in it, from first to last, except those that are undone. A tag that was created
-- together with a transaction is left out when other transactions use it.
create or replace function undo_steps(wanted uuid, chosen uuid[]) returns undo_step[] language sql stable as $$
  with undos as materialized (
    select distinct c.batch_id from changes c where c.organization_id = current_organization() and c.undoes = wanted),
  undoing as materialized (select batch_id from undos where not is_undone(batch_id)),
  undone as materialized (
    select c.kind, c.record_id from changes c
      where c.organization_id = current_organization() and c.batch_id in (select batch_id from undoing)),
  steps as materialized (
    select c.kind, k.place, c.record_id, (array_agg(c.before order by c.number))[1] as first,
        (array_agg(c.after order by c.number desc))[1] as last
      from changes c join undoable_kinds k on k.kind = c.kind
      where c.organization_id = current_organization() and c.batch_id = wanted
        and (chosen is null or c.record_id = any (chosen))
        and (c.kind, c.record_id) not in (select kind, record_id from undone)
      group by c.kind, k.place, c.record_id)
  select coalesce(array_agg((n.kind, n.place, n.record_id, n.first, n.last, null, null)::undo_step), '{}')
    from steps n
    where n.kind <> 'tag' or n.first is not null
      or not exists (select from steps t where t.kind = 'transaction')
      or not exists (select from transaction_tags g
                       where g.organization_id = current_organization() and g.tag_id = n.record_id
                         and g.transaction_id not in (select t.record_id from steps t where t.kind = 'transaction'))
$$;
