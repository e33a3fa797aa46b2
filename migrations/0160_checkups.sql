-- Check-ups: what is asked, what each person answers for themselves alone, and what all answers together come to.

create table checkups (
  company_id uuid not null,
  id uuid not null,
  team_id uuid,
  quarter date not null check (extract(day from quarter) = 1 and extract(month from quarter) in (1, 4, 7, 10)),
  closes_on date not null check (closes_on between '2000-01-01' and '2199-12-31'),
  closed_at timestamptz,
  invited_ids jsonb not null check (jsonb_typeof(invited_ids) = 'array' and jsonb_array_length(invited_ids) <= 1000),
  answered integer not null check (answered between 0 and 1000),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id)
);
create index checkups_open on checkups (company_id) where closed_at is null;
call tenant_table('checkups');

create table checkup_answers (
  company_id uuid not null,
  id uuid not null,
  checkup_id uuid not null,
  person_id uuid not null,
  -- 0 stands for a statement that has no answer yet.
  answers jsonb not null check (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) = 20),
  note text check (length(note) between 1 and 1000),
  submitted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, checkup_id) references checkups (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  constraint checkup_answers_once unique (company_id, checkup_id, person_id),
  constraint checkup_answers_whole check (submitted_at is null or not answers @> '[0]')
);
call tenant_table('checkup_answers');
-- Whoever acts for a person sees only theirs; the server's own jobs act for nobody. No second policy: Citus would hand it on as one that permits.
alter policy company on checkup_answers using (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()))
  with check (company_id = app_company_id() and (app_user_id() is null or person_id = app_user_id()));

-- Names nobody. Fewer than five say nothing.
create table checkup_results (
  company_id uuid not null,
  id uuid not null,
  team_id uuid,
  statements jsonb not null check (jsonb_typeof(statements) = 'array' and jsonb_array_length(statements) in (0, 20)),
  notes jsonb not null check (jsonb_typeof(notes) = 'array'),
  invited integer not null check (invited between 0 and 1000),
  answered integer not null check (answered between 0 and 1000),
  primary key (company_id, id),
  foreign key (company_id, id) references checkups (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  constraint checkup_results_five check (answered >= 5 or (statements = '[]' and notes = '[]'))
);
call tenant_table('checkup_results');
