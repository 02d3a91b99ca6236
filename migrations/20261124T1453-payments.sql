create type payment_status as enum ('NONE', 'ACTIVE', 'PAST_DUE', 'ENDED');
create type payment_request as enum ('CHANGE', 'CANCEL', 'RESUME');
create type payment_refusal as enum ('DECLINED', 'TOO_SMALL', 'NO_ANSWER');
create type invoice_status as enum ('OPEN', 'PAID', 'UNCOLLECTIBLE', 'VOID');

-- The payments of an organization as the payment service had them at synced_at. An organization without a row has never
-- paid.
create table billing_accounts (
  organization_id          uuid not null default current_organization() references organizations on delete cascade,
  customer_id              text check (length(customer_id) <= 255),
  subscription_id          text,
  -- An ended subscription that an Owner has replaced with the Free plan.
  released_subscription_id text,
  status                   payment_status not null default 'NONE',
  -- The end of the period or of the grace period, or the end itself. Null if the subscription renews.
  ends_at                  timestamptz,
  next_amount              bigint,
  next_currency            text,
  next_at                  timestamptz,
  -- The page on which a change of plan that waits for its payment can be paid.
  pay_change_at            text,
  -- An Owner's request to the payment service that is not yet fulfilled.
  requested                payment_request,
  request_id               uuid,
  requested_plan           text,
  requested_period         text,
  requested_at             timestamptz,
  -- The reason why the last request was not fulfilled.
  refusal                  payment_refusal,
  -- The last mail to the Owners about a missing payment or the end.
  notice                   text,
  -- The number of times that the account was read from the payment service. An older reading is not stored.
  reading                  bigint not null default 0,
  synced_at                timestamptz,
  primary key (organization_id),
  check ((requested is null) = (request_id is null)),
  check ((requested is not distinct from 'CHANGE') = (num_nonnulls(requested_plan, requested_period) = 2))
);
create index on billing_accounts (customer_id);
select isolate_tenant('billing_accounts');
create policy security_definer on billing_accounts for select to purser_gate using (true);
grant select on billing_accounts to purser_gate;

-- The payment pages that were opened. The id is the idempotency key, so a second click opens the same page.
create table billing_checkouts (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              uuid not null default uuidv7(),
  -- Null for AI credits.
  plan            text,
  period          text,
  session_id      text,
  created_at      timestamptz not null default now(),
  closed_at       timestamptz,
  primary key (organization_id, id),
  check ((plan is null) = (period is null))
);
create unique index on billing_checkouts (organization_id, (plan is null)) where closed_at is null;
select isolate_tenant('billing_checkouts');

create table billing_invoices (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              text not null,
  number          text,
  status          invoice_status not null,
  amount          bigint not null,
  currency        text not null,
  issued_at       timestamptz not null,
  url             text,
  primary key (organization_id, id)
);
select isolate_tenant('billing_invoices');

-- AI credits that were bought. They are used after the monthly allowance, those that expire first before others.
create table credit_packs (
  organization_id uuid not null default current_organization() references organizations on delete cascade,
  id              text not null,
  credits         integer not null check (credits > 0),
  bought_at       timestamptz not null,
  expires_at      timestamptz not null,
  primary key (organization_id, id)
);
select isolate_tenant('credit_packs');

-- The credits of a usage that come from a pack instead of the monthly allowance.
create table credit_draws (
  organization_id uuid not null default current_organization(),
  usage_id        uuid not null,
  pack_id         text not null,
  credits         integer not null check (credits > 0),
  primary key (organization_id, usage_id, pack_id),
  foreign key (organization_id, usage_id) references ai_usage on delete cascade,
  foreign key (organization_id, pack_id) references credit_packs on delete cascade
);
create index on credit_draws (organization_id, pack_id);
select isolate_tenant('credit_draws');
create policy security_definer on credit_draws for select to purser_gate using (true);
grant select on credit_draws to purser_gate;

-- The events of the payment service, by their id. The server reaches this table only through functions/payments.sql.
create table billing_events (
  id          text not null primary key check (length(id) <= 255),
  type        text not null check (length(type) <= 255),
  customer_id text,
  received_at timestamptz not null default now()
);
create index on billing_events (received_at);
alter table billing_events enable row level security;
alter table billing_events force row level security;
create policy security_definer on billing_events to purser_gate using (true) with check (true);
grant select, insert, delete on billing_events to purser_gate;
