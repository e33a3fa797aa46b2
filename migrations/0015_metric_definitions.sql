-- What a metric was measured against in earlier weeks, groups of metrics on a scorecard, and metrics in several teams.

create table metric_groups (
  company_id uuid not null,
  id uuid not null,
  team_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  display_order integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id)
);
create index metric_groups_team on metric_groups (company_id, team_id);
call tenant_table('metric_groups');

alter table metrics
  add column group_id uuid,
  -- True while other teams are assigned: the whole company then receives the metric.
  add column is_shared boolean not null default false,
  add foreign key (company_id, group_id) references metric_groups (company_id, id);

-- Repeats the metric's, so that its values reach the same people.
alter table metric_values add column is_shared boolean not null default false;

-- What a metric was before it was changed from a week on. It holds for the weeks before the Monday until_week, down to the one before's
-- until_week. team_id and is_shared repeat the metric's.
create table metric_definitions (
  company_id uuid not null,
  id uuid not null,
  metric_id uuid not null,
  team_id uuid not null,
  is_shared boolean not null,
  until_week date not null check (extract(isodow from until_week) = 1),
  unit text not null check (unit in ('number', 'percentage', 'currency', 'time', 'yes_no')),
  target_value numeric check (abs(target_value) <= 1e15),
  target_logic text not null
    check (target_logic in ('greater_than_or_equal', 'less_than_or_equal', 'equal', 'greater_than', 'less_than')),
  owner_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, owner_id) references people (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint metric_definitions_one_a_week unique (company_id, metric_id, until_week)
);
call tenant_table('metric_definitions');

-- Teams beside its own that show a metric, each in an order and a group of its own.
create table metric_team_assignments (
  company_id uuid not null,
  id uuid not null,
  metric_id uuid not null,
  team_id uuid not null,
  group_id uuid,
  display_order integer not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, metric_id) references metrics (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, group_id) references metric_groups (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint metric_team_assignments_once unique (company_id, metric_id, team_id)
);
create index metric_team_assignments_team on metric_team_assignments (company_id, team_id);
call tenant_table('metric_team_assignments');
