-- The sample records that still exist.
create or replace function remaining_sample_records() returns table (kind text, id uuid) language sql stable as $$
  select s.kind, s.record_id from sample_records s
    where s.organization_id = current_organization() and case s.kind
      when 'transaction' then
        exists (select from transactions r where r.organization_id = s.organization_id and r.id = s.record_id)
      when 'budget' then exists (select from budgets r where r.organization_id = s.organization_id and r.id = s.record_id)
      when 'recurrence' then
        exists (select from recurrences r where r.organization_id = s.organization_id and r.id = s.record_id)
      when 'rule' then exists (select from rules r where r.organization_id = s.organization_id and r.id = s.record_id)
      when 'account' then
        exists (select from money_accounts r where r.organization_id = s.organization_id and r.id = s.record_id)
      else exists (select from tags r where r.organization_id = s.organization_id and r.id = s.record_id) end $$;
