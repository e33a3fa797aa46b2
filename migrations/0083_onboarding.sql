-- How far a person is with getting to know a company; the id is the person's.
create table onboarding (
  company_id uuid not null,
  id uuid not null,
  completed_at timestamptz,
  dismissed_at timestamptz,
  seen jsonb not null check (jsonb_typeof(seen) = 'array' and jsonb_array_length(seen) <= 20),
  primary key (company_id, id),
  foreign key (company_id, id) references people (company_id, id)
);
call tenant_table('onboarding');

-- The team that holds a company's sample data. What was made in it later is not part of them.
create table sample_teams (
  company_id uuid not null,
  id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, id) references teams (company_id, id),
  foreign key (company_id, added_by) references people (company_id, id)
);
call tenant_table('sample_teams');
