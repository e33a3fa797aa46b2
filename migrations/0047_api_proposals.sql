-- What an assistant wants to write, which waits for the person in whose name it would. Never synced.
create table api_proposals (
  company_id uuid not null,
  id uuid not null,
  token_id uuid not null,
  person_id uuid not null,
  mutation text not null check (length(mutation) between 1 and 100),
  args jsonb not null check (jsonb_typeof(args) = 'object'),
  created_at timestamptz not null default now(),
  -- The client of the engine under which it is applied, once. Another one after a refusal.
  attempt_id uuid not null,
  settled_at timestamptz,
  outcome text check (outcome in ('applied', 'dismissed')),
  primary key (company_id, id),
  constraint api_proposals_settled check ((settled_at is null) = (outcome is null)),
  foreign key (company_id, token_id) references api_tokens (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id)
);
create index api_proposals_open on api_proposals (company_id, person_id) where settled_at is null;
call tenant_table('api_proposals');
