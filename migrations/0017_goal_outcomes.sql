-- The weekly status of goals, milestones with owner and date, the tasks made from them, and how goals ended with their quarter.

alter table team_goals
  add column outcome text check (outcome in ('done', 'not_done', 'carried_over', 'made_task', 'dropped')),
  add column closed_at timestamptz,
  -- No foreign key: the goal that carries on is written after this row, in the same commit.
  add column carried_to_id uuid,
  -- No foreign key: tasks refer to goals.
  add column outcome_task_id uuid,
  add constraint team_goals_closed_with_outcome check ((outcome is null) = (closed_at is null));

alter table goal_milestones
  add column owner_id uuid,
  add column due_date date,
  add foreign key (company_id, owner_id) references people (company_id, id);

-- What a goal's team said of it in one week, the latest of that week. team_id and is_shared repeat the goal's.
create table goal_updates (
  company_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  team_id uuid not null,
  is_shared boolean not null,
  week date not null check (extract(isodow from week) = 1),
  status text not null check (status in ('on_track', 'off_track', 'complete')),
  note text check (length(note) between 1 and 500),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, goal_id) references team_goals (company_id, id),
  foreign key (company_id, team_id) references teams (company_id, id),
  foreign key (company_id, created_by) references people (company_id, id),
  constraint goal_updates_one_a_week unique (company_id, goal_id, week)
);
call tenant_table('goal_updates');

alter table tasks
  add column source_goal_id uuid,
  -- No foreign key: a milestone may be removed while its tasks stay.
  add column source_milestone_id uuid,
  add foreign key (company_id, source_goal_id) references team_goals (company_id, id);
create index tasks_source_goal on tasks (company_id, source_goal_id);
