-- Lines of the change log about kinds that it does not have: shared views and suggestions of recurring transactions.
set local role purser_gate;

update change_batches set tally = tally - '{view CREATED,view UPDATED,view DELETED,recurrence_suggestion CREATED,
  recurrence_suggestion UPDATED,recurrence_suggestion DELETED}'::text[]
  where tally ?| '{view CREATED,view UPDATED,view DELETED,recurrence_suggestion CREATED,recurrence_suggestion UPDATED,
    recurrence_suggestion DELETED}'::text[];
delete from change_batches where tally = '{}';

reset role;
