-- The last replay and the last new secret, which the change log records as changes of the webhook.
alter table webhooks add column replayed_at timestamptz, add column secret_changed_at timestamptz;
