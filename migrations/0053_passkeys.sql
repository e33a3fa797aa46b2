-- Passkeys: the public half of a key that a person's device keeps.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- As the authenticator names it.
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null check (length(public_key) <= 8000),
  -- How often it was used, if its authenticator counts: a lower number than before is a copy.
  counter bigint not null default 0,
  -- Whether its keeper may copy it to other devices, which never changes, and whether there was such a copy at the last use.
  may_be_copied boolean not null,
  is_copied boolean not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 100),
  -- The browser it was made in, in words.
  made_on text not null check (length(made_on) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
grant select, insert, update, delete on passkeys to quarterdeck_app;
