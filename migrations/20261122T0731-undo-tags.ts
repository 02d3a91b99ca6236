import { type Kysely, sql } from 'kysely'

// A tag that was made with a transaction stays when that is undone and others have it.
export async function up(db: Kysely<never>) {
  await sql`
    -- As before, without the tags that were made along with what the batch was about and that others have since.
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
  `.execute(db)
}
