-- Which metric the solution of an issue should move. Thirteen weeks later it is compared with the range that was usual before.
create table issue_promises (
  company_id uuid not null,
  id uuid not null,
  issue_id uuid not null check (issue_id = id),
  team_id uuid not null,
  metric_id uuid not null,
  meeting_id uuid,
  title text not null check (length(title) between 1 and 200),
  direction text not null check (direction in ('up', 'down')),
  from_week date not null check (extract(isodow from from_week) = 1),
  due_week date not null check (due_week = from_week + 91),
  mean numeric not null,
  low numeric not null check (low <= mean),
  high numeric not null check (high >= mean),
  promised_by uuid not null,
  promised_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, issue_id) references issues (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, meeting_id) references meetings (company_id, id),
  foreign key (company_id, promised_by) references people (company_id, id)
);
create index issue_promises_team on issue_promises (company_id, team_id, due_week);
create index issue_promises_meeting on issue_promises (company_id, meeting_id) where meeting_id is not null;
call tenant_table('issue_promises');
