import { type Kysely, sql } from 'kysely'

// Why an invitation cannot be answered any more; whom to remind of what waits for review.
// Reads served: one invitation by its id and address; once a week, the members of organizations with waiting items.
export async function up(db: Kysely<never>) {
  await sql`
    -- As invitation_offers, also for one that was answered, to the one whose address it was sent to.
    create function invitation_offer_to(address text, wanted uuid)
      returns table (id uuid, organization_id uuid, organization_name text, organization_kind organization_kind,
                     invited_by text, email text, role role, sent_at timestamptz, expires_at timestamptz, state text)
      language sql stable security definer set search_path = public, pg_temp as $$
      select offer.* from invitations i, invitation_offers(i.token_hash, null) offer
      where i.id = wanted and i.email = lower(address) and offer.id = i.id $$;
    select run_at_gate('invitation_offer_to(text, uuid)');

    grant select on staged_items to purser_gate;
    create policy gate on staged_items for select to purser_gate using (true);

    -- Who may review where something has waited for more than a day, and wants to be told. Ids only.
    create function members_to_remind(reviewing role[])
      returns table (organization_id uuid, user_id uuid)
      language sql stable security definer set search_path = public, pg_temp as $$
      select m.organization_id, m.user_id
      from memberships m join organizations o on o.id = m.organization_id join users u on u.id = m.user_id
      where m.removed_at is null and m.role = any (reviewing)
        and o.deleted_at is null and coalesce(o.plan_ends_at > now(), true)
        and u.disabled_at is null and u.deleted_at is null and not 'weekly_review' = any (u.muted_mails)
        and exists (
          select from staged_items i join documents d on d.organization_id = i.organization_id and d.id = i.document_id
          where i.organization_id = m.organization_id and i.state = 'PENDING' and d.created_at < now() - interval '1 day')
      order by 1, 2 $$;
    grant select on documents to purser_gate;
    create policy gate on documents for select to purser_gate using (true);
    select run_at_gate('members_to_remind(role[])');
  `.execute(db)
}
