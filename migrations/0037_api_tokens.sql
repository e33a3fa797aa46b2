-- Tokens with which programs act for a person, and the requests that must not run twice.

-- Never synced; the secret itself is nowhere, only its SHA-256. A token counts while its person is a member and has not been below the level
-- that its scopes need since it was made: the audit log says so.
create table api_tokens (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  token_hash text not null,
  scopes jsonb not null check (jsonb_typeof(scopes) = 'array' and jsonb_array_length(scopes) between 1 and 40),
  -- Null: every team of its person.
  team_ids jsonb check (jsonb_typeof(team_ids) = 'array' and jsonb_array_length(team_ids) between 1 and 50),
  -- The lowest level with which it still counts.
  least text not null,
  -- What programs that speak MCP write with it waits for its person.
  proposes boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- The id of the entry in the audit log that says that it was revoked, so that it is written once.
  revoked_entry_id uuid not null,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, person_id) references people (company_id, id)
);
create index api_tokens_person on api_tokens (company_id, person_id);
call tenant_table('api_tokens');
create index audit_log_person on audit_log (company_id, person_id);

-- What a program sent under an Idempotency-Key. The id is that of a client of the engine, which runs one mutation once, whatever dies when.
create table api_requests (
  company_id uuid not null,
  id uuid not null,
  token_id uuid not null,
  key_hash text not null,
  body_hash text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint api_requests_key unique (company_id, token_id, key_hash),
  foreign key (company_id, token_id) references api_tokens (company_id, id)
);
create index api_requests_created on api_requests (company_id, created_at);
call tenant_table('api_requests');
