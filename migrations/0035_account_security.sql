-- A second factor by one-time codes, devices that are remembered for it, and what a change of address waits with.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed for this account (SECRET_KEY): the server has to be able to read it.
  secret text not null,
  -- The latest step of 30 s whose code was taken: no code counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Null while it is being set up.
  confirmed_at timestamptz
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Until then a code is not asked for on this device.
alter table account_devices add column remembered_until timestamptz;

-- Null until somebody signs in for the first time, which is no news for them.
alter table users add column first_signed_in_at timestamptz;
update users set first_signed_in_at = created_at where email_verified;

alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('confirm', 'reset', 'second-step', 'change-email', 'passkey'));
-- A passkey says itself whose it is, so its challenge is nobody's at first.
alter table account_tokens alter column user_id drop not null;
alter table account_tokens add constraint account_tokens_owner check (user_id is not null or purpose = 'passkey');
-- What belongs to a code, such as the new address.
alter table account_tokens add column detail text check (length(detail) <= 400);

grant select, insert, update, delete on second_factors, recovery_codes to quarterdeck_app;
