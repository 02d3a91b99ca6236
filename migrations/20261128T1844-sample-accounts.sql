alter table sample_records
  drop constraint sample_records_kind_check,
  add constraint sample_records_kind_check
    check (kind in ('transaction', 'budget', 'recurrence', 'rule', 'tag', 'account'));
