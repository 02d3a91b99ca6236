-- The Owner who made the request. The organizations of this user are counted again before a change of plan is sent.
alter table billing_accounts add column requested_by uuid;
