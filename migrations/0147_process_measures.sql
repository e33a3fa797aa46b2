-- Whether a process is followed: what its owner says each month, the metrics that measure it, and who has suggested to change it.

create table process_checks (
  company_id uuid not null,
  id uuid not null,
  process_id uuid not null,
  team_id uuid not null,
  month date not null check (extract(day from month) = 1),
  followed text not null check (followed in ('always', 'mostly', 'rarely')),
  note text check (length(note) between 1 and 500),
  answered_on date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references processes (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint process_checks_one_a_month unique (company_id, process_id, month)
);
call tenant_table('process_checks');

create table process_metrics (
  company_id uuid not null,
  id uuid not null,
  process_id uuid not null,
  metric_id uuid not null,
  team_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references processes (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint process_metrics_once unique (company_id, process_id, metric_id)
);
create index process_metrics_metric on process_metrics (company_id, metric_id);
call tenant_table('process_metrics');

-- A person's own: what they have suggested. No foreign key to the issue that was made of it, which they may not see.
create table process_suggestions (
  company_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  process_id uuid not null,
  issue_id uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, person_id) references people (company_id, id),
  foreign key (company_id, process_id) references process_published (company_id, id)
);
create index process_suggestions_person on process_suggestions (company_id, person_id);
call tenant_table('process_suggestions');
