-- Provisioning of people by a company's directory (SCIM 2.0).

-- What a directory shows to be let in. Never synced; only the SHA-256 of the token.
create table scim_tokens (
  company_id uuid not null,
  id uuid not null,
  token_hash text not null,
  made_by uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, made_by) references people (company_id, id)
);
call tenant_table('scim_tokens');

-- What a directory calls a person, with the person's id, and since when it has ended the membership itself.
create table scim_users (
  company_id uuid not null,
  id uuid not null,
  external_id text check (length(external_id) <= 255),
  ended_at timestamptz,
  primary key (company_id, id),
  constraint scim_users_external unique (company_id, external_id),
  foreign key (company_id, id) references people (company_id, id)
);
call tenant_table('scim_users');
