-- What companies pay for. Everybody in a company knows until when it is entitled; what the subscription is, only the server does, which
-- tells directors.

alter table companies add column entitled_until timestamptz;

-- One row a company, whose id is the company's. `reads_begun` numbers the questions to the provider, and `reads_applied` is the latest
-- of which the answer stands here, so that a slow earlier answer changes nothing.
create table company_subscriptions (
  company_id uuid not null references companies (company_id),
  id uuid not null check (id = company_id),
  subscribed boolean not null default false,
  subscription_tier text check (subscription_tier in ('Basic', 'Premium', 'Enterprise', 'Paid')),
  subscription_end timestamptz,
  subscription_status text,
  cancel_at_period_end boolean not null default false,
  trial_end timestamptz not null,
  extended_trial_end timestamptz,
  billing_type text not null default 'usage_based' check (billing_type in ('usage_based')),
  base_price_per_user numeric(10, 2) not null default 5 check (base_price_per_user >= 0),
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  current_month_usage integer not null default 0 check (current_month_usage >= 0),
  last_usage_update timestamptz,
  subscription_id text,
  subscription_item_id text,
  billed_users integer,
  checkout_session_id text,
  checkouts integer not null default 0,
  reads_begun bigint not null default 0,
  reads_applied bigint not null default 0,
  confirmed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
call tenant_table('company_subscriptions');

-- How many people a company had at most in a month.
create table subscription_months (
  company_id uuid not null references companies (company_id),
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  users integer not null check (users >= 0),
  measured_at timestamptz not null,
  primary key (company_id, id),
  constraint subscription_months_once unique (company_id, month)
);
call tenant_table('subscription_months');

-- Messages of the provider that have been dealt with, each once.
create table billing_events (
  company_id uuid not null references companies (company_id),
  id uuid not null,
  event_id text not null check (length(event_id) <= 255),
  received_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint billing_events_once unique (company_id, event_id)
);
call tenant_table('billing_events');

-- Mails about billing that have been queued, each once.
create table billing_mails (
  company_id uuid not null references companies (company_id),
  id uuid not null,
  occasion text not null check (length(occasion) <= 200),
  queued_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint billing_mails_once unique (company_id, occasion)
);
call tenant_table('billing_mails');

-- Which company a customer of the provider is: one customer each, found before a company is known.
create table billing_customers (
  customer_id text primary key,
  company_id uuid not null unique
);
grant select, insert on billing_customers to quarterdeck_app;

-- Since when this installation has billed. Companies that are older have their trial from then on.
create table billing_start (
  id boolean primary key default true check (id),
  started_at timestamptz not null default now()
);
grant select, insert on billing_start to quarterdeck_app;
