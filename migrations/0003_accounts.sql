-- Accounts, sessions and mail belong to people, not to a company: platform tables without company_id, reached
-- by the application role alone. Secrets (session and device tokens, mailed codes) are kept as SHA-256 only.

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  -- Signed up for more than once before it was confirmed: nobody knows whose password is whose.
  contested boolean not null default false,
  full_name text not null check (length(full_name) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row per way to sign in; 'credential' is e-mail and password, the only one so far.
create table user_credentials (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_credentials_user on user_credentials (user_id);

-- expires_at is the absolute end; last_seen_at decides the idle end.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ip_address text,
  user_agent text
);
create index sessions_user on sessions (user_id);

create table account_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_tokens_user on account_tokens (user_id, purpose);

-- Browsers that have signed in before: the limit of tries of an account does not lock them out.
create table account_devices (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index account_devices_user on account_devices (user_id);

create table rate_limits (
  bucket text primary key,
  started_at timestamptz not null default now(),
  tries integer not null default 1
);
create index rate_limits_started on rate_limits (started_at);

-- Where mail lands when no SMTP server is configured; the developer mailbox shows it.
create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  created_at timestamptz not null default now()
);
create index mail_outbox_created on mail_outbox (created_at);

grant select, insert, update, delete
  on users, user_credentials, sessions, account_tokens, account_devices, rate_limits, mail_outbox
  to quarterdeck_app;
