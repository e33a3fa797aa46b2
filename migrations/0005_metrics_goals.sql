-- What a team measures each week, and what it wants to reach.

create table metrics (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  owner_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  -- The name as it is kept from other metrics of the owner in the team; null while this one shares its name or is deleted.
  claimed_name text,
  description text check (length(description) between 1 and 2000),
  unit text not null check (unit in ('number', 'percentage', 'currency', 'time', 'yes_no')),
  target_value numeric check (abs(target_value) <= 1e15),
  target_logic text not null
    check (target_logic in ('greater_than_or_equal', 'less_than_or_equal', 'equal', 'greater_than', 'less_than')),
  aggregation_type text not null check (aggregation_type in ('total', 'average')),
  display_order integer not null,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint metrics_of_one_team unique (company_id, id, team_id),
  constraint metrics_claimed_name unique (company_id, team_id, owner_id, claimed_name),
  constraint metrics_deleted_claim_nothing check (deleted_at is null or claimed_name is null)
);
create index metrics_owner on metrics (company_id, owner_id);
call tenant_table('metrics');

-- The number of one metric in one week, named by its Monday. team_id repeats the metric's, so that a value reaches the
-- people who receive the metric; the key moves it along when the metric changes teams.
create table metric_values (
  company_id uuid not null,
  id uuid not null,
  metric_id uuid not null,
  team_id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  value numeric check (abs(value) <= 1e15),
  custom_target_value numeric check (abs(custom_target_value) <= 1e15),
  custom_target_logic text
    check (custom_target_logic in ('greater_than_or_equal', 'less_than_or_equal', 'equal', 'greater_than', 'less_than')),
  target_note text check (length(target_note) between 1 and 1000),
  updated_by uuid not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, metric_id, team_id) references metrics (company_id, id, team_id) on update cascade,
  foreign key (company_id, updated_by) references people (company_id, id),
  constraint metric_values_one_a_week unique (company_id, metric_id, week)
);
create index metric_values_week on metric_values (company_id, week);
call tenant_table('metric_values');

create table team_goals (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  owner_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text check (length(description) between 1 and 10000),
  target_date date not null,
  status text not null check (status in ('on_track', 'off_track', 'complete')),
  progress integer not null check (progress between 0 and 100),
  is_company_goal boolean not null,
  -- True while other teams are assigned: the whole company then receives the goal.
  is_shared boolean not null,
  display_order integer not null,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint team_goals_of_one_team unique (company_id, id, team_id),
  constraint team_goals_complete_is_all check (status <> 'complete' or progress = 100)
);
create index team_goals_team on team_goals (company_id, team_id);
create index team_goals_owner on team_goals (company_id, owner_id);
call tenant_table('team_goals');

create table goal_milestones (
  company_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  team_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  progress integer not null check (progress between 0 and 100),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, goal_id, team_id) references team_goals (company_id, id, team_id) on update cascade,
  foreign key (company_id, created_by) references people (company_id, id)
);
create index goal_milestones_goal on goal_milestones (company_id, goal_id);
call tenant_table('goal_milestones');

-- Teams beside its own that a goal is assigned to.
create table goal_team_assignments (
  company_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  team_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, goal_id) references team_goals (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint goal_team_assignments_once unique (company_id, goal_id, team_id)
);
create index goal_team_assignments_team on goal_team_assignments (company_id, team_id);
call tenant_table('goal_team_assignments');
